package io.tweebyte.tweet.service;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;

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
	public CompletableFuture<FeedStep> next(FeedStream stream) {
		return kept(stream).map((part) -> kept(stream, part)).orElseGet(() -> missed(stream));
	}

	private Optional<LivePart> kept(FeedStream stream) {
		return stream.isCatchingUp() ? Optional.empty() : this.live.after(stream.position(), StreamSettings.PART);
	}

	private CompletableFuture<FeedStep> kept(FeedStream stream, LivePart part) {
		return (part.tweets().isEmpty() ? CompletableFuture.completedFuture(PackedIds.NONE) : this.follows.of(stream))
			.thenApply((followed) -> () -> stream.next(part, followed));
	}

	/** Reads from the database what this instance does not keep any more. */
	private CompletableFuture<FeedStep> missed(FeedStream stream) {
		return this.log.head()
			.thenCompose((head) -> head.reaches(stream.position()) ? read(stream, head)
					: CompletableFuture.completedFuture(() -> stream.reset(head.position())));
	}

	private CompletableFuture<FeedStep> read(FeedStream stream, LogHead head) {
		return this.follows.of(stream)
			.thenCompose((followed) -> this.log.after(stream.position(), followed.toArray(), head)
				.thenCompose((part) -> this.log.head().thenApply((after) -> next(stream, part, followed, after))));
	}

	/** Rows may have been deleted between the statements. */
	private static FeedStep next(FeedStream stream, LivePart part, PackedIds followed, LogHead head) {
		return head.reaches(stream.position()) ? () -> stream.next(part, followed)
				: () -> stream.reset(head.position());
	}

}
