package io.tweebyte.feed;

import java.time.Clock;
import java.time.Duration;
import java.util.UUID;
import java.util.concurrent.ThreadLocalRandom;

import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.limit.UserPlaces;
import io.tweebyte.shared.token.EndedTokens;

import org.springframework.context.SmartLifecycle;
import org.springframework.security.oauth2.jwt.Jwt;

/**
 * Begins streams, and ends all of them before the server waits for requests in flight.
 */
public final class FeedStreams implements SmartLifecycle {

	private final StreamSettings settings;

	private final LiveTweets live;

	private final EndedTokens ended;

	private final Clock clock;

	private volatile boolean isClosing;

	public FeedStreams(StreamSettings settings, LiveTweets live, EndedTokens ended, Clock clock) {
		this.settings = settings;
		this.live = live;
		this.ended = ended;
		this.clock = clock;
	}

	/**
	 * Begins a stream.
	 * @param token of the reader; null without one
	 * @param now the position from which on tweets are new
	 * @param last the id of the event behind which it begins; null for now
	 * @param place which it must keep
	 */
	public FeedStream begin(UUID userId, Jwt token, Caller reader, FeedPosition now, String last,
			UserPlaces.Place place) {
		StreamEnd end = new StreamEnd(token, this.ended, place, () -> this.isClosing, this.settings.limit(),
				this.clock);
		FeedPosition position = (last != null) ? FeedPosition.parse(last) : now;
		return new FeedStream(this, userId, reader, end, position, last != null);
	}

	Duration retry() {
		long millis = this.settings.retry().toMillis();
		return Duration.ofMillis(millis + ThreadLocalRandom.current().nextLong(millis / 2 + 1));
	}

	Duration heartbeat() {
		return this.settings.heartbeat();
	}

	long nanoTime() {
		return System.nanoTime();
	}

	@Override
	public void start() {
		this.isClosing = false;
	}

	@Override
	public void stop() {
		this.isClosing = true;
		this.live.wake();
	}

	@Override
	public boolean isRunning() {
		return !this.isClosing;
	}

}
