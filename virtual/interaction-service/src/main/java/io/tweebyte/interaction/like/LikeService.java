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
import io.tweebyte.shared.interaction.ReadableTweet;
import io.tweebyte.shared.interaction.Viewer;

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

	public LikeResponse likeTweet(UUID userId, UUID tweetId, Caller caller) {
		UUID authorId = this.access.writable(tweetId, caller);
		return this.transactions.likeTweet(like(userId, tweetId, authorId));
	}

	public LikeResponse likeReply(UUID userId, UUID replyId, Caller caller) {
		UUID tweetId = this.replies.findTweet(replyId)
			.orElseThrow(() -> ApiException.notFound(Messages.REPLY_NOT_FOUND));
		UUID authorId = this.access.writable(tweetId, caller);
		return this.transactions.likeReply(like(userId, replyId, authorId), Viewer.of(caller));
	}

	private LikeRow like(UUID userId, UUID thingId, UUID authorId) {
		return new LikeRow(Identifiers.next(), userId, thingId, authorId, Microseconds.now(this.clock));
	}

	public void unlikeTweet(UUID userId, UUID tweetId) {
		this.transactions.unlikeTweet(userId, tweetId);
	}

	public void unlikeReply(UUID userId, UUID replyId) {
		this.transactions.unlikeReply(userId, replyId);
	}

	public Partial<Page<LikeOfUser>> ofUser(UUID userId, PageQuery query, Caller caller) {
		return this.lists.ofUser(userId, false, ListNames.USER_LIKES, query, caller, this.likes::findOfUser,
				(like, users, tweet) -> new LikeOfUser(like.id(), tweet, like.createdAt()));
	}

	public Partial<Page<LikeOfTweet>> ofTweet(UUID tweetId, PageQuery query, Caller caller) {
		ReadableTweet readable = this.access.readable(tweetId, caller);
		return this.lists.ofTweet(readable, ListNames.TWEET_LIKES, query, caller, this.likes::findOfTweet,
				(like, users, tweet) -> new LikeOfTweet(like.id(), users.reference(like.userId()), like.createdAt()));
	}

}
