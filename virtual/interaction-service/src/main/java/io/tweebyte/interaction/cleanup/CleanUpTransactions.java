package io.tweebyte.interaction.cleanup;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Consumer;

import io.tweebyte.contracts.time.Microseconds;
import io.tweebyte.interaction.cleanup.CleanUpRepository.RemovedReply;
import io.tweebyte.interaction.reply.ReplyRepository;
import io.tweebyte.shared.settings.FollowSettings;
import io.tweebyte.shared.settings.TaskSettings.CleanupSettings;

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
	public Optional<CleanUpCursorEntity> claim() {
		Instant now = Microseconds.now(this.clock);
		Optional<CleanUpCursorEntity> cursor = this.cleanUp.lockFree(CURSOR, now);
		cursor.ifPresent((free) -> free.setTakenUntil(now.plus(this.settings.lease())));
		return cursor;
	}

	@Transactional
	public void move(UUID after, Duration lease) {
		this.cleanUp.move(CURSOR, after, Microseconds.now(this.clock).plus(lease));
	}

	@Transactional
	public int removeLikes(UUID[] tweetIds) {
		return counted(this.cleanUp.removeLikes(tweetIds, this.settings.batch()), this.cleanUp::subtractLikes);
	}

	@Transactional
	public int removeReplies(UUID[] tweetIds) {
		List<RemovedReply> removed = this.cleanUp.removeReplies(tweetIds, this.settings.batch());
		return counted(removed.stream().map(RemovedReply::tweetId).toList(), (tweets) -> {
			this.cleanUp.subtractReplies(tweets);
			this.replies.queue(ids(removed.stream().map(RemovedReply::id).toList()));
		});
	}

	@Transactional
	public int removeRetweets(UUID[] tweetIds) {
		return counted(this.cleanUp.removeRetweets(tweetIds, this.settings.batch()), this.cleanUp::subtractRetweets);
	}

	private static int counted(List<UUID> tweetIds, Consumer<UUID[]> subtract) {
		if (!tweetIds.isEmpty()) {
			subtract.accept(ids(tweetIds));
		}
		return tweetIds.size();
	}

	private static UUID[] ids(List<UUID> ids) {
		return ids.toArray(UUID[]::new);
	}

	@Transactional
	public void removeCounts(UUID[] tweetIds) {
		this.cleanUp.removeCounts(tweetIds);
	}

	@Transactional
	public int removeReplyLikes() {
		int limit = this.settings.batch();
		UUID[] queued = ids(this.cleanUp.lockQueuedReplies(limit));
		int removed = this.cleanUp.removeReplyLikes(queued, limit);
		return (removed < limit) ? removed + this.cleanUp.unqueueReplies(queued) : removed;
	}

	@Transactional
	public int removeRejected() {
		Instant rejectedUntil = Microseconds.now(this.clock).minus(this.follows.reopenAfter());
		return this.cleanUp.removeRejected(rejectedUntil, this.settings.batch());
	}

}
