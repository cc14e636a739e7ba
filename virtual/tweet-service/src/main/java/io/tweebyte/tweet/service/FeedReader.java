package io.tweebyte.tweet.service;

import java.util.List;
import java.util.Optional;

import io.tweebyte.feed.FeedSignal;
import io.tweebyte.feed.FeedStream;
import io.tweebyte.feed.LivePart;
import io.tweebyte.feed.LiveTweets;
import io.tweebyte.feed.LogHead;
import io.tweebyte.feed.PackedIds;
import io.tweebyte.feed.StreamSettings;

import org.springframework.stereotype.Service;

/** Finds what a stream sends next. */
@Service
public class FeedReader {

	private final LiveTweets live;

	private final FeedLog log;

	private final FeedFollows follows;

	FeedReader(LiveTweets live, FeedLog log, FeedFollows follows) {
		this.live = live;
		this.log = log;
		this.follows = follows;
	}

	/**
	 * Returns the next tweets, or a heartbeat when it is time for one. Fails with 503;
	 * nothing is lost then.
	 */
	public List<FeedSignal> next(FeedStream stream) {
		List<FeedSignal> tweets = kept(stream).map((part) -> kept(stream, part)).orElseGet(() -> missed(stream));
		return tweets.isEmpty() ? stream.heartbeat() : tweets;
	}

	private Optional<LivePart> kept(FeedStream stream) {
		return stream.isCatchingUp() ? Optional.empty() : this.live.after(stream.position(), StreamSettings.PART);
	}

	private List<FeedSignal> kept(FeedStream stream, LivePart part) {
		return stream.next(part, part.tweets().isEmpty() ? PackedIds.NONE : this.follows.of(stream));
	}

	/** Reads from the database what this instance does not keep any more. */
	private List<FeedSignal> missed(FeedStream stream) {
		LogHead head = this.log.head();
		if (!head.reaches(stream.position())) {
			return stream.reset(head.position());
		}
		PackedIds followed = this.follows.of(stream);
		return stream.next(this.log.after(stream.position(), followed.toArray(), head), followed);
	}

}
