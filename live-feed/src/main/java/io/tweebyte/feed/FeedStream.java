package io.tweebyte.feed;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

import io.tweebyte.shared.http.Caller;

/**
 * The state of one stream: how far it is, and what it sends next. For use by one thread
 * at a time.
 */
public final class FeedStream {

	private final FeedStreams streams;

	private final UUID userId;

	private final Caller reader;

	private final StreamEnd end;

	private FeedPosition position;

	private boolean isBehind;

	private boolean isCatchingUp;

	private long lastSignal;

	FeedStream(FeedStreams streams, UUID userId, Caller reader, StreamEnd end, FeedPosition position,
			boolean isCatchingUp) {
		this.streams = streams;
		this.userId = userId;
		this.reader = reader;
		this.end = end;
		this.position = position;
		this.isCatchingUp = isCatchingUp;
		this.lastSignal = streams.nanoTime();
	}

	/** Returns whose feed it is. */
	public UUID userId() {
		return this.userId;
	}

	/** Returns on whose behalf other services are called, with time for one call. */
	public Caller reader() {
		return this.reader.anew(StreamSettings.LOOK_UP);
	}

	/** Returns the position behind everything that was sent. */
	public FeedPosition position() {
		return this.position;
	}

	/** Returns whether the last part was cut, so that more can be sent at once. */
	public boolean isBehind() {
		return this.isBehind;
	}

	/**
	 * Returns whether the database must be read, as tweets may have been edited or
	 * deleted since the client went.
	 */
	public boolean isCatchingUp() {
		return this.isCatchingUp;
	}

	/** Returns the first signal. */
	public FeedSignal open() {
		return new FeedSignal.Open(this.position, this.streams.retry());
	}

	/**
	 * Returns the last signal, if it is time for it; to be called before each part, since
	 * the stream keeps its place by it.
	 */
	public Optional<FeedSignal> end() {
		return this.end.reason().map(FeedSignal.End::new);
	}

	/**
	 * Goes on behind a part of the log, and returns the tweets of followed users in it,
	 * or a heartbeat when it is time for one.
	 */
	public List<FeedSignal> next(LivePart part, PackedIds followed) {
		this.position = part.end();
		this.isBehind = !part.isLast();
		this.isCatchingUp &= this.isBehind;
		List<FeedSignal> tweets = part.tweets()
			.stream()
			.filter((tweet) -> followed.contains(tweet.userId()))
			.<FeedSignal>map((tweet) -> new FeedSignal.Tweet(tweet.position(part.end().log()), tweet.tweet()))
			.toList();
		return tweets.isEmpty() ? heartbeat() : sent(tweets);
	}

	/** Goes on at a position, because what is before it is not kept any more. */
	public List<FeedSignal> reset(FeedPosition now) {
		this.position = now;
		this.isBehind = false;
		this.isCatchingUp = false;
		return sent(List.of(new FeedSignal.Reset(now)));
	}

	/** Returns after how long the stream looks whether it is time for a heartbeat. */
	public Duration pause() {
		// so that a heartbeat is at most half a period late
		return this.streams.heartbeat().dividedBy(2);
	}

	/** Returns a heartbeat if nothing was sent for a while. */
	public List<FeedSignal> heartbeat() {
		boolean isSilent = this.streams.nanoTime() - this.lastSignal >= this.streams.heartbeat().toNanos();
		return isSilent ? sent(List.of(new FeedSignal.Heartbeat(this.position))) : List.of();
	}

	private List<FeedSignal> sent(List<FeedSignal> signals) {
		if (!signals.isEmpty()) {
			this.lastSignal = this.streams.nanoTime();
		}
		return signals;
	}

}
