package io.tweebyte.interaction.like;

import java.time.Clock;
import java.util.UUID;

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
import io.tweebyte.interaction.tweet.TweetAccessService;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.http.Partial;
import io.tweebyte.shared.interaction.InteractionRow.LikeRow;
import io.tweebyte.shared.interaction.Viewer;
import reactor.core.publisher.Mono;

import org.springframework.stereotype.Service;

/**
 * Likes tweets and replies, and lists likes. All but taking a like back fails with 403,
 * 404 or 503.
 */
@Service
class LikeService {

	private final LikeRepository likes;

	private final ReplyRepository replies;

	private final LikeTransactions transactions;

	private final TweetAccessService access;

	private final InteractionListService lists;

	private final Clock clock;

	LikeService(LikeRepository likes, ReplyRepository replies, LikeTransactions transactions, TweetAccessService access,
			InteractionListService lists, Clock clock) {
		this.likes = likes;
		this.replies = replies;
		this.transactions = transactions;
		this.access = access;
		this.lists = lists;
		this.clock = clock;
	}

	public Mono<LikeResponse> likeTweet(UUID userId, UUID tweetId, Caller caller) {
		return this.access.writable(tweetId, caller)
			.map((authorId) -> like(userId, tweetId, authorId))
			.flatMap(this.transactions::likeTweet);
	}

	public Mono<LikeResponse> likeReply(UUID userId, UUID replyId, Caller caller) {
		return this.replies.findTweet(replyId)
			.switchIfEmpty(Mono.error(() -> ApiException.notFound(Messages.REPLY_NOT_FOUND)))
			.flatMap((tweetId) -> this.access.writable(tweetId, caller))
			.map((authorId) -> like(userId, replyId, authorId))
			.flatMap((like) -> this.transactions.likeReply(like, Viewer.of(caller)));
	}

	private LikeRow like(UUID userId, UUID thingId, UUID authorId) {
		return new LikeRow(Identifiers.next(), userId, thingId, authorId, Microseconds.now(this.clock));
	}

	public Mono<Void> unlikeTweet(UUID userId, UUID tweetId) {
		return this.transactions.unlikeTweet(userId, tweetId);
	}

	public Mono<Void> unlikeReply(UUID userId, UUID replyId) {
		return this.transactions.unlikeReply(userId, replyId);
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
