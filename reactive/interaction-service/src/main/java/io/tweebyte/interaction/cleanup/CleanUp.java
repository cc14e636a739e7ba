package io.tweebyte.interaction.cleanup;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import java.util.function.Function;
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
import io.tweebyte.shared.settings.TaskSettings.CleanupSettings;
import io.tweebyte.shared.settings.FollowSettings;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

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

	public Mono<Void> cleanUp() {
		return this.transactions.run(this::claimed).flatMap(this::round);
	}

	private Mono<CleanUpCursorEntity> claimed() {
		Instant now = Microseconds.now(this.clock);
		return this.things.lockFree(CURSOR, now)
			.doOnNext((free) -> free.setTakenUntil(now.plus(this.settings.lease())))
			// model: nothing notices that an entity has changed
			.flatMap(this.things::save);
	}

	private Mono<Void> round(CleanUpCursorEntity cursor) {
		return tweets(CleanUpStep.first(cursor.getPosition()))
			.flatMap((end) -> end.complete() ? rest(end) : moved(end.after(), Duration.ZERO));
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
					? skipped(ids, response.missing()) : removed(ids, response.missing()));
	}

	private Mono<CleanUpStep> skipped(List<UUID> ids, List<UUID> missing) {
		log.warn("{} of {} tweets are reported as deleted; nothing of them is removed.", missing.size(), ids.size());
		CleanUpStep next = CleanUpStep.skip(ids);
		return moved(next.after(), this.settings.lease()).thenReturn(next);
	}

	private Mono<CleanUpStep> removed(List<UUID> ids, List<UUID> missing) {
		CleanUpStep next = CleanUpStep.next(ids, this.settings.batch());
		return removed(missing).then(Mono.defer(() -> moved(ids.getLast(), this.settings.lease()))).thenReturn(next);
	}

	private Mono<Void> removed(List<UUID> tweetIds) {
		if (tweetIds.isEmpty()) {
			return Mono.empty();
		}
		UUID[] ids = ids(tweetIds);
		int limit = this.settings.batch();
		return untilNone(() -> counted(this.things.removeLikes(ids, limit), this.things::subtractLikes))
			.then(untilNone(() -> removeReplies(ids, limit)))
			.then(untilNone(() -> counted(this.things.removeRetweets(ids, limit), this.things::subtractRetweets)))
			.then(Mono.defer(() -> this.transactions.run(() -> this.things.removeCounts(ids))))
			.then();
	}

	private Mono<Integer> removeReplies(UUID[] tweetIds, int limit) {
		Flux<RemovedReply> removed = this.things.removeReplies(tweetIds, limit).cache();
		return counted(removed.map(RemovedReply::tweetId),
				(tweets) -> this.things.subtractReplies(tweets)
					.then(removed.map(RemovedReply::id).collectList())
					.flatMap((ids) -> this.replies.queue(ids(ids))));
	}

	private static Mono<Integer> counted(Flux<UUID> tweetIds, Function<UUID[], Mono<Integer>> subtract) {
		return tweetIds.collectList()
			.flatMap((ids) -> ids.isEmpty() ? Mono.just(0) : subtract.apply(ids(ids)).thenReturn(ids.size()));
	}

	private static UUID[] ids(List<UUID> ids) {
		return ids.toArray(UUID[]::new);
	}

	private Mono<Void> rest(CleanUpStep end) {
		int limit = this.settings.batch();
		Instant rejectedUntil = Microseconds.now(this.clock).minus(this.follows.reopenAfter());
		return untilNone(() -> removeReplyLikes(limit))
			.then(untilNone(() -> this.things.removeRejected(rejectedUntil, limit)))
			.then(Mono.defer(() -> moved(end.after(), Duration.ZERO)));
	}

	private Mono<Integer> removeReplyLikes(int limit) {
		return this.things.lockQueuedReplies(limit)
			.collectList()
			.map(CleanUp::ids)
			.flatMap((queued) -> this.things.removeReplyLikes(queued, limit)
				.flatMap((removed) -> (removed < limit)
						? this.things.unqueueReplies(queued).map((done) -> removed + done) : Mono.just(removed)));
	}

	private Mono<Void> untilNone(Supplier<Mono<Integer>> step) {
		return Mono.defer(() -> this.transactions.run(step)).repeat().takeUntil((gone) -> gone == 0).then();
	}

	private Mono<Void> moved(UUID after, Duration lease) {
		Instant until = Microseconds.now(this.clock).plus(lease);
		return this.transactions.run(() -> this.things.move(CURSOR, after, until)).then();
	}

}
