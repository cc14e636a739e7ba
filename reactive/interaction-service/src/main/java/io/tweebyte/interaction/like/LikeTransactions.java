package io.tweebyte.interaction.like;

import java.util.UUID;
import java.util.function.Supplier;

import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.contracts.interaction.LikeResponse;
import io.tweebyte.interaction.reply.ReplyRepository;
import io.tweebyte.interaction.tweet.TweetCountsRepository;
import io.tweebyte.shared.interaction.InteractionRow.LikeRow;
import io.tweebyte.shared.interaction.Viewer;
import reactor.core.publisher.Mono;

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
	public Mono<LikeResponse> likeTweet(LikeRow like) {
		return add(like, TWEET, () -> this.counts.addLike(like.thingId(), like.tweetAuthorId()));
	}

	/** Fails with 403 or 404. */
	@Transactional
	public Mono<LikeResponse> likeReply(LikeRow like, Viewer viewer) {
		return this.replies.lockVisible(like.thingId(), viewer.id(), viewer.seesAll())
			.switchIfEmpty(Mono.error(() -> ApiException.notFound(Messages.REPLY_NOT_FOUND)))
			.filter((visible) -> visible)
			.switchIfEmpty(Mono.error(() -> ApiException.forbidden(Messages.PRIVATE_ACCOUNT)))
			.flatMap((visible) -> add(like, REPLY, () -> this.replies.addLikes(like.thingId(), 1)));
	}

	private Mono<LikeResponse> add(LikeRow like, String thingType, Supplier<Mono<Integer>> count) {
		return this.likes
			.add(like.id(), like.userId(), thingType, like.thingId(), like.tweetAuthorId(), like.createdAt())
			.filter((added) -> added > 0)
			.flatMap((added) -> count.get().thenReturn(like.toResponse()))
			// another request may have deleted it since
			.switchIfEmpty(Mono.defer(() -> this.likes.find(like.userId(), thingType, like.thingId())))
			.switchIfEmpty(Mono.error(() -> ApiException.unavailable(Messages.BUSY)));
	}

	@Transactional
	public Mono<Void> unlikeTweet(UUID userId, UUID tweetId) {
		return this.likes.remove(userId, TWEET, tweetId)
			.filter((removed) -> removed > 0)
			.flatMap((removed) -> this.counts.removeLike(tweetId))
			.then();
	}

	@Transactional
	public Mono<Void> unlikeReply(UUID userId, UUID replyId) {
		return this.replies.lock(replyId)
			.flatMap((reply) -> this.likes.remove(userId, REPLY, replyId))
			.filter((removed) -> removed > 0)
			.flatMap((removed) -> this.replies.addLikes(replyId, -1))
			.then();
	}

}
