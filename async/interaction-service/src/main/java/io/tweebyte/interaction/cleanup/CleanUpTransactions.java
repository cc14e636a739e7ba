package io.tweebyte.interaction.cleanup;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;

import io.tweebyte.interaction.cleanup.CleanUpRepository.RemovedReply;
import io.tweebyte.interaction.reply.ReplyRepository;

import org.springframework.scheduling.annotation.Async;
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

	@Async("databaseThreads")
	@Transactional
	public CompletableFuture<Optional<CleanUpCursorEntity>> claim(Instant now, Instant until) {
		Optional<CleanUpCursorEntity> cursor = this.things.lockFree(CURSOR, now);
		cursor.ifPresent((free) -> free.setTakenUntil(until));
		return CompletableFuture.completedFuture(cursor);
	}

	@Async("databaseThreads")
	@Transactional
	public CompletableFuture<Void> move(UUID after, Instant until) {
		this.things.move(CURSOR, after, until);
		return CompletableFuture.completedFuture(null);
	}

	@Async("databaseThreads")
	@Transactional
	public CompletableFuture<Integer> removeLikes(List<UUID> tweetIds, int limit) {
		return counted(this.things.removeLikes(ids(tweetIds), limit), this.things::subtractLikes);
	}

	@Async("databaseThreads")
	@Transactional
	public CompletableFuture<Integer> removeReplies(List<UUID> tweetIds, int limit) {
		List<RemovedReply> removed = this.things.removeReplies(ids(tweetIds), limit);
		return counted(removed.stream().map(RemovedReply::tweetId).toList(), (tweets) -> {
			this.things.subtractReplies(tweets);
			this.replies.queue(ids(removed.stream().map(RemovedReply::id).toList()));
		});
	}

	@Async("databaseThreads")
	@Transactional
	public CompletableFuture<Integer> removeRetweets(List<UUID> tweetIds, int limit) {
		return counted(this.things.removeRetweets(ids(tweetIds), limit), this.things::subtractRetweets);
	}

	private static CompletableFuture<Integer> counted(List<UUID> tweetIds, Consumer<UUID[]> subtract) {
		if (!tweetIds.isEmpty()) {
			subtract.accept(ids(tweetIds));
		}
		return CompletableFuture.completedFuture(tweetIds.size());
	}

	private static UUID[] ids(List<UUID> ids) {
		return ids.toArray(UUID[]::new);
	}

	@Async("databaseThreads")
	@Transactional
	public CompletableFuture<Void> removeCounts(List<UUID> tweetIds) {
		this.things.removeCounts(ids(tweetIds));
		return CompletableFuture.completedFuture(null);
	}

	@Async("databaseThreads")
	@Transactional
	public CompletableFuture<Integer> removeReplyLikes(int limit) {
		UUID[] queued = ids(this.things.lockQueuedReplies(limit));
		int removed = this.things.removeReplyLikes(queued, limit);
		return CompletableFuture
			.completedFuture((removed < limit) ? removed + this.things.unqueueReplies(queued) : removed);
	}

	@Async("databaseThreads")
	@Transactional
	public CompletableFuture<Integer> removeRejected(Instant rejectedUntil, int limit) {
		return CompletableFuture.completedFuture(this.things.removeRejected(rejectedUntil, limit));
	}

}
