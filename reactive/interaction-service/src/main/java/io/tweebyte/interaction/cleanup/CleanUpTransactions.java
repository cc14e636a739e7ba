package io.tweebyte.interaction.cleanup;

import java.time.Instant;
import java.util.List;
import java.util.UUID;
import java.util.function.Function;

import io.tweebyte.interaction.cleanup.CleanUpRepository.RemovedReply;
import io.tweebyte.interaction.reply.ReplyRepository;
import reactor.core.publisher.Mono;

import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/**
 * Removes a bounded number of rows at a time together with their counts. Rows are removed
 * before they are counted.
 */
@Service
class CleanUpTransactions {

	private static final String CURSOR = "tweets";

	private final CleanUpRepository things;

	private final ReplyRepository replies;

	CleanUpTransactions(CleanUpRepository things, ReplyRepository replies) {
		this.things = things;
		this.replies = replies;
	}

	@Transactional
	public Mono<CleanUpCursorEntity> claim(Instant now, Instant until) {
		return this.things.lockFree(CURSOR, now)
			.doOnNext((free) -> free.setTakenUntil(until))
			// model: nothing notices that an entity has changed
			.flatMap(this.things::save);
	}

	@Transactional
	public Mono<Void> move(UUID after, Instant until) {
		return this.things.move(CURSOR, after, until).then();
	}

	@Transactional
	public Mono<Integer> removeLikes(List<UUID> tweetIds, int limit) {
		return this.things.removeLikes(ids(tweetIds), limit)
			.collectList()
			.flatMap((removed) -> counted(removed, this.things::subtractLikes));
	}

	@Transactional
	public Mono<Integer> removeReplies(List<UUID> tweetIds, int limit) {
		return this.things.removeReplies(ids(tweetIds), limit)
			.collectList()
			.flatMap((removed) -> counted(removed.stream().map(RemovedReply::tweetId).toList(), (tweets) -> this.things
				.subtractReplies(tweets)
				.then(Mono.defer(() -> this.replies.queue(ids(removed.stream().map(RemovedReply::id).toList()))))));
	}

	@Transactional
	public Mono<Integer> removeRetweets(List<UUID> tweetIds, int limit) {
		return this.things.removeRetweets(ids(tweetIds), limit)
			.collectList()
			.flatMap((removed) -> counted(removed, this.things::subtractRetweets));
	}

	private static Mono<Integer> counted(List<UUID> tweetIds, Function<UUID[], Mono<Integer>> subtract) {
		return tweetIds.isEmpty() ? Mono.just(0) : subtract.apply(ids(tweetIds)).thenReturn(tweetIds.size());
	}

	private static UUID[] ids(List<UUID> ids) {
		return ids.toArray(UUID[]::new);
	}

	@Transactional
	public Mono<Void> removeCounts(List<UUID> tweetIds) {
		return this.things.removeCounts(ids(tweetIds)).then();
	}

	@Transactional
	public Mono<Integer> removeReplyLikes(int limit) {
		return this.things.lockQueuedReplies(limit)
			.collectList()
			.map(CleanUpTransactions::ids)
			.flatMap((queued) -> this.things.removeReplyLikes(queued, limit)
				.flatMap((removed) -> (removed < limit)
						? this.things.unqueueReplies(queued).map((done) -> removed + done) : Mono.just(removed)));
	}

	@Transactional
	public Mono<Integer> removeRejected(Instant rejectedUntil, int limit) {
		return this.things.removeRejected(rejectedUntil, limit);
	}

}
