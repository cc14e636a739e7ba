package io.tweebyte.interaction.cleanup;

import java.time.Duration;
import java.util.List;
import java.util.UUID;
import java.util.function.Supplier;

import io.tweebyte.interaction.tweet.TweetClient;
import io.tweebyte.interaction.tweet.TweetCountsRepository;
import io.tweebyte.shared.call.TaskCallers;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.interaction.CleanUpStep;
import io.tweebyte.shared.settings.TaskSettings.CleanupSettings;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import reactor.core.publisher.Mono;

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

	public Mono<Void> cleanUp() {
		return this.transactions.claim().flatMap(this::round);
	}

	private Mono<Void> round(CleanUpCursorEntity cursor) {
		return tweets(CleanUpStep.first(cursor.getPosition()))
			.flatMap((end) -> end.complete() ? rest(end) : this.transactions.move(end.after(), Duration.ZERO));
	}

	private Mono<CleanUpStep> tweets(CleanUpStep first) {
		// model: steps nested into each other would pile up on the stack
		return Mono.just(first).expand((step) -> step.goesOn() ? batch(step) : Mono.empty()).last();
	}

	private Mono<CleanUpStep> batch(CleanUpStep step) {
		if (this.closing) {
			return Mono.just(CleanUpStep.stop(step.after()));
		}
		return this.counts.findIds(step.after(), this.settings.batch())
			.collectList()
			.flatMap((ids) -> ids.isEmpty() ? Mono.just(CleanUpStep.end()) : batch(step, ids));
	}

	private Mono<CleanUpStep> batch(CleanUpStep step, List<UUID> ids) {
		Caller caller = this.callers.of("clean-up");
		return this.tweets.existence(ids, caller)
			.flatMap((response) -> step.isTooMuch(ids, response.missing(), this.settings.batch())
					? skipped(ids, response.missing()) : removed(step, ids, response.missing()));
	}

	private Mono<CleanUpStep> skipped(List<UUID> ids, List<UUID> missing) {
		log.warn("{} of {} tweets are reported as deleted; nothing of them is removed.", missing.size(), ids.size());
		CleanUpStep next = CleanUpStep.skip(ids);
		return this.transactions.move(next.after(), this.settings.lease()).thenReturn(next);
	}

	private Mono<CleanUpStep> removed(CleanUpStep step, List<UUID> ids, List<UUID> missing) {
		CleanUpStep next = step.next(ids, this.settings.batch());
		return removed(missing).then(Mono.defer(() -> this.transactions.move(ids.getLast(), this.settings.lease())))
			.thenReturn(next);
	}

	private Mono<Void> removed(List<UUID> tweetIds) {
		if (tweetIds.isEmpty()) {
			return Mono.empty();
		}
		UUID[] ids = tweetIds.toArray(UUID[]::new);
		return untilNone(() -> this.transactions.removeLikes(ids))
			.then(untilNone(() -> this.transactions.removeReplies(ids)))
			.then(untilNone(() -> this.transactions.removeRetweets(ids)))
			.then(Mono.defer(() -> this.transactions.removeCounts(ids)));
	}

	private Mono<Void> rest(CleanUpStep end) {
		return untilNone(this.transactions::removeReplyLikes).then(untilNone(this.transactions::removeRejected))
			.then(Mono.defer(() -> this.transactions.move(end.after(), Duration.ZERO)));
	}

	private Mono<Void> untilNone(Supplier<Mono<Integer>> step) {
		return Mono.defer(step).repeat().takeUntil((gone) -> gone == 0).then();
	}

}
