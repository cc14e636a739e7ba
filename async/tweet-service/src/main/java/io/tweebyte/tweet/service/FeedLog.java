package io.tweebyte.tweet.service;

import java.util.UUID;
import java.util.concurrent.CompletableFuture;

import io.tweebyte.common.client.CallLimit;
import io.tweebyte.common.task.SharedRounds;
import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.feed.FeedPosition;
import io.tweebyte.feed.LivePart;
import io.tweebyte.feed.LiveTweets;
import io.tweebyte.feed.LogHead;
import io.tweebyte.feed.StreamSettings;
import io.tweebyte.shared.limit.UserPlaces;
import io.tweebyte.tweet.repository.PostedTweetRepository;

import org.springframework.stereotype.Service;

/** Reads the log of posted tweets, once for all streams of this instance. */
@Service
public class FeedLog {

	private final PostedTweetRepository posted;

	private final LiveTweets live;

	private final UserPlaces streams;

	private final CallLimit turns;

	private final SharedRounds rounds = new SharedRounds(this::readNew);

	FeedLog(PostedTweetRepository posted, LiveTweets live, UserPlaces streamPlaces, StreamSettings settings) {
		this.posted = posted;
		this.live = live;
		this.streams = streamPlaces;
		this.turns = new CallLimit(StreamSettings.LOG_READS, settings.streams());
	}

	/** Returns the position from which on tweets are new. */
	public CompletableFuture<FeedPosition> now() {
		return (this.live.end().isEmpty() ? read() : CompletableFuture.<Void>completedFuture(null))
			.thenApply((done) -> this.live.end().orElseThrow(() -> ApiException.unavailable(Messages.BUSY)));
	}

	/** Reads what is new, as long as there are streams. */
	public CompletableFuture<Void> read() {
		return this.rounds.next();
	}

	private CompletableFuture<Void> readNew() {
		if (this.streams.taken() == 0) {
			this.live.clear();
			return CompletableFuture.completedFuture(null);
		}
		return this.posted.findHead().thenCompose((head) -> {
			if (this.live.end().filter(head::reaches).isEmpty()) {
				this.live.begin(head.position());
			}
			return read(head);
		});
	}

	private CompletableFuture<Void> read(LogHead head) {
		return after(this.live.end().orElseThrow(), head).thenCompose((part) -> {
			this.live.add(part);
			return part.isLast() ? CompletableFuture.completedFuture(null) : read(head);
		});
	}

	private CompletableFuture<LivePart> after(FeedPosition position, LogHead head) {
		return this.posted.findAfter(position.number(), position.tweetId(), head.end(), StreamSettings.PART)
			.thenApply((found) -> LivePart.of(found, head, StreamSettings.PART));
	}

	/** Returns how far the log can be read, when it is a stream's turn. */
	public CompletableFuture<LogHead> head() {
		return this.turns.run(this.posted::findHead);
	}

	/**
	 * Returns what some users have posted behind a position, when it is a stream's turn.
	 */
	public CompletableFuture<LivePart> after(FeedPosition position, UUID[] userIds, LogHead head) {
		return this.turns
			.run(() -> this.posted.findAfterOfUsers(userIds, position.number(), position.tweetId(), head.end(),
					StreamSettings.PART))
			.thenApply((found) -> LivePart.of(found, head, StreamSettings.PART));
	}

}
