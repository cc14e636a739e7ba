package io.tweebyte.interaction.like;

import java.util.UUID;

import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.contracts.interaction.LikeResponse;
import io.tweebyte.interaction.reply.ReplyRepository;
import io.tweebyte.interaction.tweet.TweetCountsRepository;
import io.tweebyte.shared.interaction.InteractionRow.LikeRow;
import io.tweebyte.shared.interaction.Viewer;

import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/**
 * Adds and removes likes. A like is locked before its count, so that no two transactions
 * wait for each other.
 */
@Service
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
	public LikeResponse likeTweet(LikeRow like) {
		return add(like, TWEET, () -> this.counts.addLike(like.thingId(), like.tweetAuthorId()));
	}

	/** Fails with 403 or 404. */
	@Transactional
	public LikeResponse likeReply(LikeRow like, Viewer viewer) {
		boolean visible = this.replies.lockVisible(like.thingId(), viewer.id(), viewer.seesAll())
			.orElseThrow(() -> ApiException.notFound(Messages.REPLY_NOT_FOUND));
		if (!visible) {
			throw ApiException.forbidden(Messages.PRIVATE_ACCOUNT);
		}
		return add(like, REPLY, () -> this.replies.addLikes(like.thingId(), 1));
	}

	private LikeResponse add(LikeRow like, String thingType, Runnable count) {
		int added = this.likes.add(like.id(), like.userId(), thingType, like.thingId(), like.tweetAuthorId(),
				like.createdAt());
		if (added == 0) {
			// another request may have deleted it since
			return this.likes.find(like.userId(), thingType, like.thingId())
				.orElseThrow(() -> ApiException.unavailable(Messages.BUSY));
		}
		count.run();
		return like.toResponse();
	}

	@Transactional
	public void unlikeTweet(UUID userId, UUID tweetId) {
		if (this.likes.remove(userId, TWEET, tweetId) > 0) {
			this.counts.removeLike(tweetId);
		}
	}

	@Transactional
	public void unlikeReply(UUID userId, UUID replyId) {
		if (this.replies.lock(replyId).isPresent() && this.likes.remove(userId, REPLY, replyId) > 0) {
			this.replies.addLikes(replyId, -1);
		}
	}

}
