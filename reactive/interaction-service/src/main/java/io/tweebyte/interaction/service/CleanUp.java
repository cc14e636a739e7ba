package io.tweebyte.interaction.service;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
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
import reactor.core.publisher.Mono;

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

	private volatile boolean closing;

	CleanUp(CleanUpRepository things, TweetClient tweets, CleanupSettings settings, FollowSettings follows,
			TimeSettings times, Clock clock) {
		this.things = things;
		this.tweets = tweets;
		this.settings = settings;
		this.follows = follows;
		this.times = times;
		this.clock = clock;
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
	public Mono<Void> cleanUp() {
		Instant now = Microseconds.now(this.clock);
		return this.things.claim(now, now.plus(this.settings.lease())).flatMap(this::round);
	}

	private Mono<Void> round(CleanUpPosition position) {
		CleanUpStep first = (position.after() != null) ? CleanUpStep.resume(position.after())
				: CleanUpStep.on(BEGINNING);
		return tweets(first).flatMap((end) -> end.complete() ? rest(end) : released(end));
	}

	private Mono<CleanUpStep> tweets(CleanUpStep first) {
		// model: steps nested into each other would pile up on the stack
		return Mono.just(first).expand((step) -> step.goesOn() ? batch(step) : Mono.empty()).last();
	}

	private Mono<CleanUpStep> batch(CleanUpStep step) {
		if (this.closing) {
			return Mono.just(CleanUpStep.stop(step.after()));
		}
		return this.things.findKnownTweets(step.after(), this.settings.batch())
			.flatMap((ids) -> ids.isEmpty() ? Mono.just(CleanUpStep.end()) : batch(step, ids));
	}

	private Mono<CleanUpStep> batch(CleanUpStep step, List<UUID> ids) {
		Caller caller = Caller.ofTask("clean-up", Deadline.in(this.times.request()));
		return this.tweets.existence(ids, caller)
			.flatMap((answer) -> isTooMuch(step, ids, answer.missing()) ? skipped(ids, answer.missing())
					: removed(ids, answer.missing()));
	}

	private boolean isTooMuch(CleanUpStep step, List<UUID> ids, List<UUID> missing) {
		boolean isLast = ids.size() < this.settings.batch();
		return 2 * missing.size() > ids.size() && !(isLast && step.trusted());
	}

	private Mono<CleanUpStep> skipped(List<UUID> ids, List<UUID> missing) {
		log.warn("{} of {} tweets are reported as deleted; nothing of them is removed.", missing.size(), ids.size());
		// half a batch: behind many deleted tweets comes a batch with fewer of them
		UUID middle = ids.get(Math.max(ids.size() / 2, 1) - 1);
		return moved(middle, this.settings.lease()).thenReturn(CleanUpStep.skip(middle));
	}

	private Mono<CleanUpStep> removed(List<UUID> ids, List<UUID> missing) {
		CleanUpStep next = (ids.size() < this.settings.batch()) ? CleanUpStep.end() : CleanUpStep.on(ids.getLast());
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
			.then(Mono.defer(() -> this.things.removeCounts(missing)))
			.then();
	}

	private Mono<Void> rest(CleanUpStep end) {
		int limit = this.settings.batch();
		Instant rejectedUntil = Microseconds.now(this.clock).minus(this.follows.reopenAfter());
		return untilNone(() -> this.things.removeReplyLikes(limit))
			.then(untilNone(() -> this.things.removeRejected(rejectedUntil, limit)))
			.then(Mono.defer(() -> released(end)));
	}

	private static Mono<Void> untilNone(Supplier<Mono<Long>> step) {
		return Mono.defer(step).repeat().takeUntil((gone) -> gone == 0).then();
	}

	private Mono<Void> released(CleanUpStep end) {
		return moved(end.after(), Duration.ZERO);
	}

	private Mono<Void> moved(UUID after, Duration lease) {
		Instant until = Microseconds.now(this.clock).plus(lease);
		return this.things.move(new CleanUpPosition(after), until).then();
	}

}
