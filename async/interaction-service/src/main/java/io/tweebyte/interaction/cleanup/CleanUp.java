package io.tweebyte.interaction.cleanup;

import java.time.Duration;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;

import io.tweebyte.interaction.tweet.TweetClient;
import io.tweebyte.interaction.tweet.TweetCountsRepository;
import io.tweebyte.shared.call.TaskCallers;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.interaction.CleanUpStep;
import io.tweebyte.shared.settings.TaskSettings.CleanupSettings;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import org.springframework.context.ApplicationListener;
import org.springframework.context.event.ContextClosedEvent;
import org.springframework.stereotype.Service;

/**
 * Removes the interactions of deleted tweets and replies, and rejected requests. A tweet
 * is deleted only when the tweet service reports so. A round that fails leaves the rest
 * to the next one.
 */
@Service
public class CleanUp implements ApplicationListener<ContextClosedEvent> {

	private static final Logger log = LoggerFactory.getLogger(CleanUp.class);

	private final TweetCountsRepository counts;

	private final CleanUpTransactions transactions;

	private final TweetClient tweets;

	private final CleanupSettings settings;

	private final TaskCallers callers;

	private volatile boolean closing;

	CleanUp(TweetCountsRepository counts, CleanUpTransactions transactions, TweetClient tweets,
			CleanupSettings settings, TaskCallers callers) {
		this.counts = counts;
		this.transactions = transactions;
		this.tweets = tweets;
		this.settings = settings;
		this.callers = callers;
	}

	@Override
	public void onApplicationEvent(ContextClosedEvent event) {
		this.closing = true;
	}

	public CompletableFuture<Void> cleanUp() {
		return this.transactions.claim()
			.thenCompose(
					(claimed) -> claimed.isPresent() ? round(claimed.get()) : CompletableFuture.completedFuture(null));
	}

	private CompletableFuture<Void> round(CleanUpCursorEntity cursor) {
		return tweets(CleanUpStep.first(cursor.getPosition()))
			.thenCompose((end) -> end.complete() ? rest(end) : this.transactions.move(end.after(), Duration.ZERO));
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
					? skipped(ids, response.missing()) : removed(step, ids, response.missing()));
	}

	private CompletableFuture<CleanUpStep> skipped(List<UUID> ids, List<UUID> missing) {
		log.warn("{} of {} tweets are reported as deleted; nothing of them is removed.", missing.size(), ids.size());
		CleanUpStep next = CleanUpStep.skip(ids);
		return this.transactions.move(next.after(), this.settings.lease()).thenApply((done) -> next);
	}

	private CompletableFuture<CleanUpStep> removed(CleanUpStep step, List<UUID> ids, List<UUID> missing) {
		CleanUpStep next = step.next(ids, this.settings.batch());
		return removed(missing).thenCompose((done) -> this.transactions.move(ids.getLast(), this.settings.lease()))
			.thenApply((done) -> next);
	}

	private CompletableFuture<Void> removed(List<UUID> tweetIds) {
		if (tweetIds.isEmpty()) {
			return CompletableFuture.completedFuture(null);
		}
		UUID[] ids = tweetIds.toArray(UUID[]::new);
		return untilNone(() -> this.transactions.removeLikes(ids))
			.thenCompose((done) -> untilNone(() -> this.transactions.removeReplies(ids)))
			.thenCompose((done) -> untilNone(() -> this.transactions.removeRetweets(ids)))
			.thenCompose((done) -> this.transactions.removeCounts(ids));
	}

	private CompletableFuture<Void> rest(CleanUpStep end) {
		return untilNone(this.transactions::removeReplyLikes)
			.thenCompose((done) -> untilNone(this.transactions::removeRejected))
			.thenCompose((done) -> this.transactions.move(end.after(), Duration.ZERO));
	}

	private CompletableFuture<Void> untilNone(Supplier<CompletableFuture<Integer>> step) {
		return step.get().thenCompose((gone) -> (gone > 0) ? untilNone(step) : CompletableFuture.completedFuture(null));
	}

}
