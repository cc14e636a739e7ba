package io.tweebyte.interaction.service;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.Supplier;

import io.tweebyte.contracts.time.Microseconds;
import io.tweebyte.interaction.client.TweetClient;
import io.tweebyte.interaction.entity.CleanUpPosition;
import io.tweebyte.interaction.entity.CleanUpStep;
import io.tweebyte.interaction.repository.CleanUpRepository;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.http.Deadline;
import io.tweebyte.shared.settings.CleanupSettings;
import io.tweebyte.shared.settings.FollowSettings;
import io.tweebyte.shared.settings.TimeSettings;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.context.ApplicationListener;
import org.springframework.context.event.ContextClosedEvent;
import org.springframework.stereotype.Service;

/**
 * Removes what others made of tweets and replies that are gone, and rejected requests. A
 * tweet is gone when the tweet service says so in as many words. A round that fails
 * leaves the rest to the next one.
 */
@Service
public class CleanUp implements ApplicationListener<ContextClosedEvent> {

	private static final Logger log = LoggerFactory.getLogger(CleanUp.class);

	// before every tweet
	private static final UUID BEGINNING = new UUID(0, 0);

	private final CleanUpRepository things;

	private final TweetClient tweets;

	private final CleanupSettings settings;

	private final FollowSettings follows;

	private final TimeSettings times;

	private final Clock clock;

	private final Executor threads;

	private volatile boolean closing;

	CleanUp(CleanUpRepository things, TweetClient tweets, CleanupSettings settings, FollowSettings follows,
			TimeSettings times, Clock clock, @Qualifier("databaseThreads") Executor threads) {
		this.things = things;
		this.tweets = tweets;
		this.settings = settings;
		this.follows = follows;
		this.times = times;
		this.clock = clock;
		this.threads = threads;
	}

	@Override
	public void onApplicationEvent(ContextClosedEvent event) {
		this.closing = true;
	}

	/**
	 * Does one round, unless another service is at it.
	 * @return ends when nothing is left to do, or when the round must not go on; fails
	 * when the tweet service or the database is out
	 */
	public CompletableFuture<Void> cleanUp() {
		Instant now = Microseconds.now(this.clock);
		return CompletableFuture
			.supplyAsync(() -> this.things.claim(now, now.plus(this.settings.lease())), this.threads)
			.thenCompose(
					(claimed) -> claimed.isPresent() ? round(claimed.get()) : CompletableFuture.completedFuture(null));
	}

	private CompletableFuture<Void> round(CleanUpPosition position) {
		CleanUpStep first = (position.after() != null) ? CleanUpStep.resume(position.after())
				: CleanUpStep.on(BEGINNING);
		return tweets(first).thenCompose((end) -> end.complete() ? rest(end) : released(end));
	}

	private CompletableFuture<CleanUpStep> tweets(CleanUpStep first) {
		return batch(first)
			.thenCompose((step) -> step.goesOn() ? tweets(step) : CompletableFuture.completedFuture(step));
	}

	private CompletableFuture<CleanUpStep> batch(CleanUpStep step) {
		if (this.closing) {
			return CompletableFuture.completedFuture(CleanUpStep.stop(step.after()));
		}
		return CompletableFuture
			.supplyAsync(() -> this.things.findKnownTweets(step.after(), this.settings.batch()), this.threads)
			.thenCompose(
					(ids) -> ids.isEmpty() ? CompletableFuture.completedFuture(CleanUpStep.end()) : batch(step, ids));
	}

	private CompletableFuture<CleanUpStep> batch(CleanUpStep step, List<UUID> ids) {
		Caller caller = Caller.ofTask("clean-up", Deadline.in(this.times.request()));
		return this.tweets.existence(ids, caller)
			.thenCompose((answer) -> isTooMuch(step, ids, answer.missing()) ? skipped(ids, answer.missing())
					: removed(ids, answer.missing()));
	}

	private boolean isTooMuch(CleanUpStep step, List<UUID> ids, List<UUID> missing) {
		boolean isLast = ids.size() < this.settings.batch();
		return 2 * missing.size() > ids.size() && !(isLast && step.trusted());
	}

	private CompletableFuture<CleanUpStep> skipped(List<UUID> ids, List<UUID> missing) {
		log.warn("{} of {} tweets are reported as deleted; nothing of them is removed.", missing.size(), ids.size());
		// half a batch: behind many deleted tweets comes a batch with fewer of them
		UUID middle = ids.get(Math.max(ids.size() / 2, 1) - 1);
		return moved(middle, this.settings.lease()).thenApply((done) -> CleanUpStep.skip(middle));
	}

	private CompletableFuture<CleanUpStep> removed(List<UUID> ids, List<UUID> missing) {
		CleanUpStep next = (ids.size() < this.settings.batch()) ? CleanUpStep.end() : CleanUpStep.on(ids.getLast());
		return removed(missing).thenCompose((done) -> moved(ids.getLast(), this.settings.lease()))
			.thenApply((done) -> next);
	}

	private CompletableFuture<Void> removed(List<UUID> missing) {
		if (missing.isEmpty()) {
			return CompletableFuture.completedFuture(null);
		}
		int limit = this.settings.batch();
		return untilNone(
				() -> CompletableFuture.supplyAsync(() -> this.things.removeLikes(missing, limit), this.threads))
			.thenCompose((done) -> untilNone(
					() -> CompletableFuture.supplyAsync(() -> this.things.removeReplies(missing, limit), this.threads)))
			.thenCompose((done) -> untilNone(() -> CompletableFuture
				.supplyAsync(() -> this.things.removeRetweets(missing, limit), this.threads)))
			.thenAcceptAsync((done) -> this.things.removeCounts(missing), this.threads);
	}

	private CompletableFuture<Void> rest(CleanUpStep end) {
		int limit = this.settings.batch();
		Instant rejectedUntil = Microseconds.now(this.clock).minus(this.follows.reopenAfter());
		return untilNone(() -> CompletableFuture.supplyAsync(() -> this.things.removeReplyLikes(limit), this.threads))
			.thenCompose((done) -> untilNone(() -> CompletableFuture
				.supplyAsync(() -> this.things.removeRejected(rejectedUntil, limit), this.threads)))
			.thenCompose((done) -> released(end));
	}

	private static CompletableFuture<Void> untilNone(Supplier<CompletableFuture<Long>> step) {
		return step.get().thenCompose((gone) -> (gone > 0) ? untilNone(step) : CompletableFuture.completedFuture(null));
	}

	private CompletableFuture<Void> released(CleanUpStep end) {
		return moved(end.after(), Duration.ZERO);
	}

	private CompletableFuture<Void> moved(UUID after, Duration lease) {
		Instant until = Microseconds.now(this.clock).plus(lease);
		return CompletableFuture.runAsync(() -> this.things.move(new CleanUpPosition(after), until), this.threads);
	}

}
