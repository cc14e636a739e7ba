package io.tweebyte.interaction.cleanup;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
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
import reactor.core.publisher.Mono;

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

	public Mono<Void> cleanUp() {
		Instant now = Microseconds.now(this.clock);
		return this.things.claim(now, now.plus(this.settings.lease())).flatMap(this::round);
	}

	private Mono<Void> round(CleanUpCursorEntity cursor) {
		return tweets(CleanUpStep.first(cursor.getPosition()))
			.flatMap((end) -> end.complete() ? rest(end) : released(end));
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
		Caller caller = this.callers.of("clean-up", TWEET);
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

	private Mono<Void> removed(List<UUID> missing) {
		if (missing.isEmpty()) {
			return Mono.empty();
		}
		int limit = this.settings.batch();
		return untilNone(() -> this.things.removeLikes(missing, limit))
			.then(untilNone(() -> this.things.removeReplies(missing, limit)))
			.then(untilNone(() -> this.things.removeRetweets(missing, limit)))
			.then(Mono.defer(() -> this.things.removeCounts(missing)));
	}

	private Mono<Void> rest(CleanUpStep end) {
		int limit = this.settings.batch();
		Instant rejectedUntil = Microseconds.now(this.clock).minus(this.follows.reopenAfter());
		return untilNone(() -> this.things.removeReplyLikes(limit))
			.then(untilNone(() -> this.things.removeRejected(rejectedUntil, limit)))
			.then(Mono.defer(() -> released(end)));
	}

	private static Mono<Void> untilNone(Supplier<Mono<Integer>> step) {
		return Mono.defer(step).repeat().takeUntil((gone) -> gone == 0).then();
	}

	private Mono<Void> released(CleanUpStep end) {
		return moved(end.after(), Duration.ZERO);
	}

	private Mono<Void> moved(UUID after, Duration lease) {
		Instant until = Microseconds.now(this.clock).plus(lease);
		return this.things.move(after, until);
	}

}
