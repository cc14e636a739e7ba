package io.tweebyte.interaction.cleanup;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.Supplier;

import io.tweebyte.contracts.time.Microseconds;
import io.tweebyte.interaction.cleanup.CleanUpRepository.RemovedReply;
import io.tweebyte.interaction.reply.ReplyRepository;
import io.tweebyte.interaction.transaction.Transactions;
import io.tweebyte.interaction.tweet.TweetClient;
import io.tweebyte.interaction.tweet.TweetCountsRepository;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.http.TaskCallers;
import io.tweebyte.shared.interaction.CleanUpStep;
import io.tweebyte.shared.settings.FollowSettings;
import io.tweebyte.shared.settings.TaskSettings.CleanupSettings;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import org.springframework.context.ApplicationListener;
import org.springframework.context.event.ContextClosedEvent;
import org.springframework.stereotype.Service;

/**
 * Removes the interactions of deleted tweets and replies, and rejected requests. A tweet
 * is deleted only when the tweet service reports so. Each transaction removes a bounded
 * number of rows, and then subtracts them from the counts. A round that fails leaves the
 * rest to the next one.
 */
@Service
public class CleanUp implements ApplicationListener<ContextClosedEvent> {

	private static final Logger log = LoggerFactory.getLogger(CleanUp.class);

	private static final String CURSOR = "tweets";

	private final CleanUpRepository things;

	private final ReplyRepository replies;

	private final TweetCountsRepository counts;

	private final Transactions transactions;

	private final TweetClient tweets;

	private final CleanupSettings settings;

	private final FollowSettings follows;

	private final TaskCallers callers;

	private final Clock clock;

	private volatile boolean closing;

	CleanUp(CleanUpRepository things, ReplyRepository replies, TweetCountsRepository counts, Transactions transactions,
			TweetClient tweets, CleanupSettings settings, FollowSettings follows, TaskCallers callers, Clock clock) {
		this.things = things;
		this.replies = replies;
		this.counts = counts;
		this.transactions = transactions;
		this.tweets = tweets;
		this.settings = settings;
		this.follows = follows;
		this.callers = callers;
		this.clock = clock;
	}

	@Override
	public void onApplicationEvent(ContextClosedEvent event) {
		this.closing = true;
	}

	public CompletableFuture<Void> cleanUp() {
		return this.transactions.run(this::claimed)
			.thenCompose(
					(claimed) -> claimed.isPresent() ? round(claimed.get()) : CompletableFuture.completedFuture(null));
	}

	private Optional<CleanUpCursorEntity> claimed() {
		Instant now = Microseconds.now(this.clock);
		Optional<CleanUpCursorEntity> cursor = this.things.lockFree(CURSOR, now);
		cursor.ifPresent((free) -> free.setTakenUntil(now.plus(this.settings.lease())));
		return cursor;
	}

	private CompletableFuture<Void> round(CleanUpCursorEntity cursor) {
		return tweets(CleanUpStep.first(cursor.getPosition()))
			.thenCompose((end) -> end.complete() ? rest(end) : moved(end.after(), Duration.ZERO));
	}

	private CompletableFuture<CleanUpStep> tweets(CleanUpStep first) {
		return batch(first)
			.thenCompose((step) -> step.goesOn() ? tweets(step) : CompletableFuture.completedFuture(step));
	}

	private CompletableFuture<CleanUpStep> batch(CleanUpStep step) {
		if (this.closing) {
			return CompletableFuture.completedFuture(CleanUpStep.stop(step.after()));
		}
		return this.counts.findIds(step.after(), this.settings.batch())
			.thenCompose(
					(ids) -> ids.isEmpty() ? CompletableFuture.completedFuture(CleanUpStep.end()) : batch(step, ids));
	}

	private CompletableFuture<CleanUpStep> batch(CleanUpStep step, List<UUID> ids) {
		Caller caller = this.callers.of("clean-up");
		return this.tweets.existence(ids, caller)
			.thenCompose((response) -> step.isTooMuch(ids, response.missing(), this.settings.batch())
					? skipped(ids, response.missing()) : removed(ids, response.missing()));
	}

	private CompletableFuture<CleanUpStep> skipped(List<UUID> ids, List<UUID> missing) {
		log.warn("{} of {} tweets are reported as deleted; nothing of them is removed.", missing.size(), ids.size());
		CleanUpStep next = CleanUpStep.skip(ids);
		return moved(next.after(), this.settings.lease()).thenApply((done) -> next);
	}

	private CompletableFuture<CleanUpStep> removed(List<UUID> ids, List<UUID> missing) {
		CleanUpStep next = CleanUpStep.next(ids, this.settings.batch());
		return removed(missing).thenCompose((done) -> moved(ids.getLast(), this.settings.lease()))
			.thenApply((done) -> next);
	}

	private CompletableFuture<Void> removed(List<UUID> tweetIds) {
		if (tweetIds.isEmpty()) {
			return CompletableFuture.completedFuture(null);
		}
		UUID[] ids = ids(tweetIds);
		int limit = this.settings.batch();
		return untilNone(() -> counted(this.things.removeLikes(ids, limit), this.things::subtractLikes))
			.thenCompose((done) -> untilNone(() -> removeReplies(ids, limit)))
			.thenCompose((done) -> untilNone(
					() -> counted(this.things.removeRetweets(ids, limit), this.things::subtractRetweets)))
			.thenCompose((done) -> this.transactions.run(() -> this.things.removeCounts(ids)))
			.thenAccept((done) -> {
			});
	}

	private int removeReplies(UUID[] tweetIds, int limit) {
		List<RemovedReply> removed = this.things.removeReplies(tweetIds, limit);
		return counted(removed.stream().map(RemovedReply::tweetId).toList(), (tweets) -> {
			this.things.subtractReplies(tweets);
			this.replies.queue(ids(removed.stream().map(RemovedReply::id).toList()));
		});
	}

	private static int counted(List<UUID> tweetIds, Consumer<UUID[]> subtract) {
		if (!tweetIds.isEmpty()) {
			subtract.accept(ids(tweetIds));
		}
		return tweetIds.size();
	}

	private static UUID[] ids(List<UUID> ids) {
		return ids.toArray(UUID[]::new);
	}

	private CompletableFuture<Void> rest(CleanUpStep end) {
		int limit = this.settings.batch();
		Instant rejectedUntil = Microseconds.now(this.clock).minus(this.follows.reopenAfter());
		return untilNone(() -> removeReplyLikes(limit))
			.thenCompose((done) -> untilNone(() -> this.things.removeRejected(rejectedUntil, limit)))
			.thenCompose((done) -> moved(end.after(), Duration.ZERO));
	}

	private int removeReplyLikes(int limit) {
		UUID[] queued = ids(this.things.lockQueuedReplies(limit));
		int removed = this.things.removeReplyLikes(queued, limit);
		return (removed < limit) ? removed + this.things.unqueueReplies(queued) : removed;
	}

	private CompletableFuture<Void> untilNone(Supplier<Integer> step) {
		return this.transactions.run(step)
			.thenCompose((gone) -> (gone > 0) ? untilNone(step) : CompletableFuture.completedFuture(null));
	}

	private CompletableFuture<Void> moved(UUID after, Duration lease) {
		Instant until = Microseconds.now(this.clock).plus(lease);
		return this.transactions.run(() -> this.things.move(CURSOR, after, until)).thenAccept((done) -> {
		});
	}

}
