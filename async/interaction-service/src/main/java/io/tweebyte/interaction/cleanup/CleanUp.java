package io.tweebyte.interaction.cleanup;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;

import io.tweebyte.contracts.time.Microseconds;
import io.tweebyte.interaction.tweet.TweetClient;
import io.tweebyte.interaction.tweet.TweetCountsRepository;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.http.TaskCallers;
import io.tweebyte.shared.interaction.CleanUpStep;
import io.tweebyte.shared.settings.TaskSettings.CleanupSettings;
import io.tweebyte.shared.settings.FollowSettings;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import org.springframework.context.ApplicationListener;
import org.springframework.context.event.ContextClosedEvent;
import org.springframework.stereotype.Service;

import static io.tweebyte.shared.api.Service.TWEET;

/**
 * Removes the interactions of deleted tweets and replies, and rejected requests. A tweet
 * is deleted only when the tweet service reports so. A round that fails leaves the rest
 * to the next one.
 */
@Service
public class CleanUp implements ApplicationListener<ContextClosedEvent> {

	private static final Logger log = LoggerFactory.getLogger(CleanUp.class);

	private final CleanUpTransactions things;

	private final TweetCountsRepository counts;

	private final TweetClient tweets;

	private final CleanupSettings settings;

	private final FollowSettings follows;

	private final TaskCallers callers;

	private final Clock clock;

	private volatile boolean closing;

	CleanUp(CleanUpTransactions things, TweetCountsRepository counts, TweetClient tweets, CleanupSettings settings,
			FollowSettings follows, TaskCallers callers, Clock clock) {
		this.things = things;
		this.counts = counts;
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
		Instant now = Microseconds.now(this.clock);
		return this.things.claim(now, now.plus(this.settings.lease()))
			.thenCompose(
					(claimed) -> claimed.isPresent() ? round(claimed.get()) : CompletableFuture.completedFuture(null));
	}

	private CompletableFuture<Void> round(CleanUpCursorEntity cursor) {
		return tweets(CleanUpStep.first(cursor.getPosition()))
			.thenCompose((end) -> end.complete() ? rest(end) : released(end));
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
		Caller caller = this.callers.of("clean-up", TWEET);
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

	private CompletableFuture<Void> removed(List<UUID> missing) {
		if (missing.isEmpty()) {
			return CompletableFuture.completedFuture(null);
		}
		int limit = this.settings.batch();
		return untilNone(() -> this.things.removeLikes(missing, limit))
			.thenCompose((done) -> untilNone(() -> this.things.removeReplies(missing, limit)))
			.thenCompose((done) -> untilNone(() -> this.things.removeRetweets(missing, limit)))
			.thenCompose((done) -> this.things.removeCounts(missing));
	}

	private CompletableFuture<Void> rest(CleanUpStep end) {
		int limit = this.settings.batch();
		Instant rejectedUntil = Microseconds.now(this.clock).minus(this.follows.reopenAfter());
		return untilNone(() -> this.things.removeReplyLikes(limit))
			.thenCompose((done) -> untilNone(() -> this.things.removeRejected(rejectedUntil, limit)))
			.thenCompose((done) -> released(end));
	}

	private static CompletableFuture<Void> untilNone(Supplier<CompletableFuture<Integer>> step) {
		return step.get().thenCompose((gone) -> (gone > 0) ? untilNone(step) : CompletableFuture.completedFuture(null));
	}

	private CompletableFuture<Void> released(CleanUpStep end) {
		return moved(end.after(), Duration.ZERO);
	}

	private CompletableFuture<Void> moved(UUID after, Duration lease) {
		Instant until = Microseconds.now(this.clock).plus(lease);
		return this.things.move(after, until);
	}

}
