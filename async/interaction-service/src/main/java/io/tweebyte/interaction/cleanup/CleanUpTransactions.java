package io.tweebyte.interaction.cleanup;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;

import io.tweebyte.contracts.time.Microseconds;
import io.tweebyte.interaction.cleanup.CleanUpRepository.RemovedReply;
import io.tweebyte.interaction.reply.ReplyRepository;
import io.tweebyte.shared.settings.FollowSettings;
import io.tweebyte.shared.settings.TaskSettings.CleanupSettings;

import org.springframework.scheduling.annotation.Async;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/**
 * Removes what was deleted elsewhere. Each transaction removes a bounded number of rows,
 * subtracts them from the counts, and returns how many there were.
 */
@Service
@Async("databaseThreads")
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
	public CompletableFuture<Optional<CleanUpCursorEntity>> claim() {
		Instant now = Microseconds.now(this.clock);
		Optional<CleanUpCursorEntity> cursor = this.cleanUp.lockFree(CURSOR, now);
		cursor.ifPresent((free) -> free.setTakenUntil(now.plus(this.settings.lease())));
		return CompletableFuture.completedFuture(cursor);
	}

	@Transactional
	public CompletableFuture<Void> move(UUID after, Duration lease) {
		this.cleanUp.move(CURSOR, after, Microseconds.now(this.clock).plus(lease));
		return CompletableFuture.completedFuture(null);
	}

	@Transactional
	public CompletableFuture<Integer> removeLikes(UUID[] tweetIds) {
		return counted(this.cleanUp.removeLikes(tweetIds, this.settings.batch()), this.cleanUp::subtractLikes);
	}

	@Transactional
	public CompletableFuture<Integer> removeReplies(UUID[] tweetIds) {
		List<RemovedReply> removed = this.cleanUp.removeReplies(tweetIds, this.settings.batch());
		return counted(removed.stream().map(RemovedReply::tweetId).toList(), (tweets) -> {
			this.cleanUp.subtractReplies(tweets);
			this.replies.queue(ids(removed.stream().map(RemovedReply::id).toList()));
		});
	}

	@Transactional
	public CompletableFuture<Integer> removeRetweets(UUID[] tweetIds) {
		return counted(this.cleanUp.removeRetweets(tweetIds, this.settings.batch()), this.cleanUp::subtractRetweets);
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

	@Transactional
	public CompletableFuture<Void> removeCounts(UUID[] tweetIds) {
		this.cleanUp.removeCounts(tweetIds);
		return CompletableFuture.completedFuture(null);
	}

	@Transactional
	public CompletableFuture<Integer> removeReplyLikes() {
		int limit = this.settings.batch();
		UUID[] queued = ids(this.cleanUp.lockQueuedReplies(limit));
		int removed = this.cleanUp.removeReplyLikes(queued, limit);
		return CompletableFuture
			.completedFuture((removed < limit) ? removed + this.cleanUp.unqueueReplies(queued) : removed);
	}

	@Transactional
	public CompletableFuture<Integer> removeRejected() {
		Instant rejectedUntil = Microseconds.now(this.clock).minus(this.follows.reopenAfter());
		return CompletableFuture.completedFuture(this.cleanUp.removeRejected(rejectedUntil, this.settings.batch()));
	}

}
