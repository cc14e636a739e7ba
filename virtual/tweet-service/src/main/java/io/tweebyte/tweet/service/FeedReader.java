package io.tweebyte.tweet.service;

import java.util.Optional;

import io.tweebyte.feed.FeedStep;
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
	 * Returns the next step, and leaves the stream as it is: heartbeats are sent while
	 * this waits. Fails with 503; nothing is lost then.
	 */
	public FeedStep next(FeedStream stream) {
		return kept(stream).map((part) -> kept(stream, part)).orElseGet(() -> missed(stream));
	}

	private Optional<LivePart> kept(FeedStream stream) {
		return stream.isCatchingUp() ? Optional.empty() : this.live.after(stream.position(), StreamSettings.PART);
	}

	private FeedStep kept(FeedStream stream, LivePart part) {
		PackedIds followed = part.tweets().isEmpty() ? PackedIds.NONE : this.follows.of(stream);
		return () -> stream.next(part, followed);
	}

	/** Reads from the database what this instance does not keep any more. */
	private FeedStep missed(FeedStream stream) {
		LogHead head = this.log.head();
		return head.reaches(stream.position()) ? read(stream, head) : () -> stream.reset(head.position());
	}

	private FeedStep read(FeedStream stream, LogHead head) {
		PackedIds followed = this.follows.of(stream);
		LivePart part = this.log.after(stream.position(), followed.toArray(), head);
		return next(stream, part, followed, this.log.head());
	}

	/** Rows may have been deleted between the statements. */
	private static FeedStep next(FeedStream stream, LivePart part, PackedIds followed, LogHead head) {
		return head.reaches(stream.position()) ? () -> stream.next(part, followed)
				: () -> stream.reset(head.position());
	}

}
