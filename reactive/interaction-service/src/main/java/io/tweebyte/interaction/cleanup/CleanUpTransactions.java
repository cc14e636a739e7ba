package io.tweebyte.interaction.cleanup;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import java.util.function.Function;

import io.tweebyte.contracts.time.Microseconds;
import io.tweebyte.interaction.cleanup.CleanUpRepository.RemovedReply;
import io.tweebyte.interaction.reply.ReplyRepository;
import io.tweebyte.shared.settings.FollowSettings;
import io.tweebyte.shared.settings.TaskSettings.CleanupSettings;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/**
 * Removes what was deleted elsewhere. Each transaction removes a bounded number of rows,
 * subtracts them from the counts, and returns how many there were.
 */
@Service
class CleanUpTransactions {

	private static final String CURSOR = "tweets";

	private final CleanUpRepository cleanUp;

	private final ReplyRepository replies;

	private final CleanupSettings settings;

	private final FollowSettings follows;

	private final Clock clock;

	CleanUpTransactions(CleanUpRepository cleanUp, ReplyRepository replies, CleanupSettings settings,
			FollowSettings follows, Clock clock) {
		this.cleanUp = cleanUp;
		this.replies = replies;
		this.settings = settings;
		this.follows = follows;
		this.clock = clock;
	}

	/** Claims the cursor, unless another service has it. */
	@Transactional
	public Mono<CleanUpCursorEntity> claim() {
		Instant now = Microseconds.now(this.clock);
		return this.cleanUp.lockFree(CURSOR, now)
			.doOnNext((free) -> free.setTakenUntil(now.plus(this.settings.lease())))
			// model: nothing notices that an entity has changed
			.flatMap(this.cleanUp::save);
	}

	@Transactional
	public Mono<Void> move(UUID after, Duration lease) {
		return this.cleanUp.move(CURSOR, after, Microseconds.now(this.clock).plus(lease)).then();
	}

	@Transactional
	public Mono<Integer> removeLikes(UUID[] tweetIds) {
		return counted(this.cleanUp.removeLikes(tweetIds, this.settings.batch()), this.cleanUp::subtractLikes);
	}

	@Transactional
	public Mono<Integer> removeReplies(UUID[] tweetIds) {
		return this.cleanUp.removeReplies(tweetIds, this.settings.batch())
			.collectList()
			.flatMap((removed) -> counted(Flux.fromIterable(removed).map(RemovedReply::tweetId),
					(tweets) -> this.cleanUp.subtractReplies(tweets)
						.then(this.replies.queue(ids(removed.stream().map(RemovedReply::id).toList())))));
	}

	@Transactional
	public Mono<Integer> removeRetweets(UUID[] tweetIds) {
		return counted(this.cleanUp.removeRetweets(tweetIds, this.settings.batch()), this.cleanUp::subtractRetweets);
	}

	private static Mono<Integer> counted(Flux<UUID> tweetIds, Function<UUID[], Mono<Integer>> subtract) {
		return tweetIds.collectList()
			.flatMap((ids) -> ids.isEmpty() ? Mono.just(0) : subtract.apply(ids(ids)).thenReturn(ids.size()));
	}

	private static UUID[] ids(List<UUID> ids) {
		return ids.toArray(UUID[]::new);
	}

	@Transactional
	public Mono<Void> removeCounts(UUID[] tweetIds) {
		return this.cleanUp.removeCounts(tweetIds).then();
	}

	@Transactional
	public Mono<Integer> removeReplyLikes() {
		int limit = this.settings.batch();
		return this.cleanUp.lockQueuedReplies(limit)
			.collectList()
			.map(CleanUpTransactions::ids)
			.flatMap((queued) -> this.cleanUp.removeReplyLikes(queued, limit)
				.flatMap((removed) -> (removed < limit)
						? this.cleanUp.unqueueReplies(queued).map((done) -> removed + done) : Mono.just(removed)));
	}

	@Transactional
	public Mono<Integer> removeRejected() {
		Instant rejectedUntil = Microseconds.now(this.clock).minus(this.follows.reopenAfter());
		return this.cleanUp.removeRejected(rejectedUntil, this.settings.batch());
	}

}
