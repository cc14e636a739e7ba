package io.tweebyte.interaction.like;

import java.time.Clock;
import java.util.UUID;
import java.util.function.Supplier;

import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.contracts.interaction.LikeOfTweet;
import io.tweebyte.contracts.interaction.LikeOfUser;
import io.tweebyte.contracts.interaction.LikeResponse;
import io.tweebyte.contracts.page.ListNames;
import io.tweebyte.contracts.page.Page;
import io.tweebyte.contracts.page.PageQuery;
import io.tweebyte.contracts.time.Microseconds;
import io.tweebyte.interaction.list.InteractionListService;
import io.tweebyte.interaction.reply.ReplyRepository;
import io.tweebyte.interaction.transaction.Transactions;
import io.tweebyte.interaction.tweet.TweetAccessService;
import io.tweebyte.interaction.tweet.TweetCountsRepository;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.http.Partial;
import io.tweebyte.shared.interaction.InteractionRow.LikeRow;
import io.tweebyte.shared.interaction.Viewer;
import reactor.core.publisher.Mono;

import org.springframework.stereotype.Service;

/**
 * Likes tweets and replies, and lists likes. A like is locked before its count, so that
 * no two transactions wait for each other. All but taking a like back fails with 403, 404
 * or 503.
 */
@Service
class LikeService {

	private static final String TWEET = "TWEET";

	private static final String REPLY = "REPLY";

	private final LikeRepository likes;

	private final ReplyRepository replies;

	private final TweetCountsRepository counts;

	private final Transactions transactions;

	private final TweetAccessService access;

	private final InteractionListService lists;

	private final Clock clock;

	LikeService(LikeRepository likes, ReplyRepository replies, TweetCountsRepository counts, Transactions transactions,
			TweetAccessService access, InteractionListService lists, Clock clock) {
		this.likes = likes;
		this.replies = replies;
		this.counts = counts;
		this.transactions = transactions;
		this.access = access;
		this.lists = lists;
		this.clock = clock;
	}

	public Mono<LikeResponse> likeTweet(UUID userId, UUID tweetId, Caller caller) {
		return this.access.writable(tweetId, caller)
			.map((authorId) -> like(userId, tweetId, authorId))
			.flatMap((like) -> this.transactions
				.run(() -> add(like, TWEET, () -> this.counts.addLike(like.thingId(), like.tweetAuthorId()))));
	}

	public Mono<LikeResponse> likeReply(UUID userId, UUID replyId, Caller caller) {
		return this.replies.findTweet(replyId)
			.switchIfEmpty(Mono.error(LikeService::noReply))
			.flatMap((tweetId) -> this.access.writable(tweetId, caller))
			.map((authorId) -> like(userId, replyId, authorId))
			.flatMap((like) -> this.transactions.run(() -> likeReply(like, Viewer.of(caller))));
	}

	private Mono<LikeResponse> likeReply(LikeRow like, Viewer viewer) {
		return this.replies.lockVisible(like.thingId(), viewer.id(), viewer.seesAll())
			.switchIfEmpty(Mono.error(LikeService::noReply))
			.filter((visible) -> visible)
			.switchIfEmpty(Mono.error(() -> ApiException.forbidden(Messages.PRIVATE_ACCOUNT)))
			.flatMap((visible) -> add(like, REPLY, () -> this.replies.addLikes(like.thingId(), 1)));
	}

	private static ApiException noReply() {
		return ApiException.notFound(Messages.REPLY_NOT_FOUND);
	}

	private LikeRow like(UUID userId, UUID thingId, UUID authorId) {
		return new LikeRow(Identifiers.next(), userId, thingId, authorId, Microseconds.now(this.clock));
	}

	private Mono<LikeResponse> add(LikeRow like, String thingType, Supplier<Mono<Integer>> count) {
		return this.likes
			.add(like.id(), like.userId(), thingType, like.thingId(), like.tweetAuthorId(), like.createdAt())
			.filter((added) -> added > 0)
			.flatMap((added) -> count.get().thenReturn(like.toAnswer()))
			// another request may have deleted it since
			.switchIfEmpty(Mono.defer(() -> this.likes.find(like.userId(), thingType, like.thingId())))
			.switchIfEmpty(Mono.error(() -> ApiException.unavailable(Messages.BUSY)));
	}

	public Mono<Void> unlikeTweet(UUID userId, UUID tweetId) {
		return this.transactions.run(() -> this.likes.remove(userId, TWEET, tweetId)
			.filter((removed) -> removed > 0)
			.flatMap((removed) -> this.counts.removeLike(tweetId))
			.then());
	}

	public Mono<Void> unlikeReply(UUID userId, UUID replyId) {
		return this.transactions.run(() -> this.replies.lock(replyId)
			.flatMap((reply) -> this.likes.remove(userId, REPLY, replyId))
			.filter((removed) -> removed > 0)
			.flatMap((removed) -> this.replies.addLikes(replyId, -1))
			.then());
	}

	public Mono<Partial<Page<LikeOfUser>>> ofUser(UUID userId, PageQuery query, Caller caller) {
		return this.lists.ofUser(userId, false, ListNames.USER_LIKES, query, caller, this.likes::findOfUser,
				(like, users, tweet) -> new LikeOfUser(like.id(), tweet, like.createdAt()));
	}

	public Mono<Partial<Page<LikeOfTweet>>> ofTweet(UUID tweetId, PageQuery query, Caller caller) {
		return this.access.readable(tweetId, caller)
			.flatMap((readable) -> this.lists.ofTweet(readable, ListNames.TWEET_LIKES, query, caller,
					this.likes::findOfTweet, (like, users, tweet) -> new LikeOfTweet(like.id(),
							users.reference(like.userId()), like.createdAt())));
	}

}
