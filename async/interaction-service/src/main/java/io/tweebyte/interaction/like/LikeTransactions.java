package io.tweebyte.interaction.like;

import java.util.UUID;
import java.util.concurrent.CompletableFuture;

import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.contracts.interaction.LikeResponse;
import io.tweebyte.interaction.reply.ReplyRepository;
import io.tweebyte.interaction.tweet.TweetCountsRepository;
import io.tweebyte.shared.interaction.InteractionRow.LikeRow;
import io.tweebyte.shared.interaction.Viewer;

import org.springframework.scheduling.annotation.Async;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/**
 * Adds and removes likes. A like is locked before its count, so that no two transactions
 * wait for each other.
 */
@Service
@Async("databaseThreads")
class LikeTransactions {

	private static final String TWEET = "TWEET";

	private static final String REPLY = "REPLY";

	private final LikeRepository likes;

	private final ReplyRepository replies;

	private final TweetCountsRepository counts;

	LikeTransactions(LikeRepository likes, ReplyRepository replies, TweetCountsRepository counts) {
		this.likes = likes;
		this.replies = replies;
		this.counts = counts;
	}

	@Transactional
	public CompletableFuture<LikeResponse> likeTweet(LikeRow like) {
		return add(like, TWEET, () -> this.counts.addLike(like.thingId(), like.tweetAuthorId()));
	}

	/** Fails with 403 or 404. */
	@Transactional
	public CompletableFuture<LikeResponse> likeReply(LikeRow like, Viewer viewer) {
		boolean visible = this.replies.lockVisible(like.thingId(), viewer.id(), viewer.seesAll())
			.orElseThrow(() -> ApiException.notFound(Messages.REPLY_NOT_FOUND));
		if (!visible) {
			throw ApiException.forbidden(Messages.PRIVATE_ACCOUNT);
		}
		return add(like, REPLY, () -> this.replies.addLikes(like.thingId(), 1));
	}

	private CompletableFuture<LikeResponse> add(LikeRow like, String thingType, Runnable count) {
		int added = this.likes.add(like.id(), like.userId(), thingType, like.thingId(), like.tweetAuthorId(),
				like.createdAt());
		if (added == 0) {
			// another request may have deleted it since
			return CompletableFuture.completedFuture(this.likes.find(like.userId(), thingType, like.thingId())
				.orElseThrow(() -> ApiException.unavailable(Messages.BUSY)));
		}
		count.run();
		return CompletableFuture.completedFuture(like.toResponse());
	}

	@Transactional
	public CompletableFuture<Void> unlikeTweet(UUID userId, UUID tweetId) {
		if (this.likes.remove(userId, TWEET, tweetId) > 0) {
			this.counts.removeLike(tweetId);
		}
		return CompletableFuture.completedFuture(null);
	}

	@Transactional
	public CompletableFuture<Void> unlikeReply(UUID userId, UUID replyId) {
		if (this.replies.lock(replyId).isPresent() && this.likes.remove(userId, REPLY, replyId) > 0) {
			this.replies.addLikes(replyId, -1);
		}
		return CompletableFuture.completedFuture(null);
	}

}
