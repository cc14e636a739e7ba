package io.tweebyte.interaction.service;

import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;

import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.error.Sentences;
import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.contracts.interaction.LikeAnswer;
import io.tweebyte.contracts.interaction.LikeOfTweet;
import io.tweebyte.contracts.interaction.LikeOfUser;
import io.tweebyte.contracts.page.Cursor;
import io.tweebyte.contracts.page.ListNames;
import io.tweebyte.contracts.page.Page;
import io.tweebyte.contracts.page.PageQuery;
import io.tweebyte.contracts.time.Microseconds;
import io.tweebyte.interaction.entity.KnownTweets;
import io.tweebyte.interaction.entity.KnownUsers;
import io.tweebyte.interaction.entity.LikeRow;
import io.tweebyte.interaction.entity.ListItem;
import io.tweebyte.interaction.entity.ReadableTweet;
import io.tweebyte.interaction.entity.TweetCounts;
import io.tweebyte.interaction.entity.TweetLikeRow;
import io.tweebyte.interaction.entity.Viewer;
import io.tweebyte.interaction.entity.WriteResult;
import io.tweebyte.interaction.mapper.InteractionMapper;
import io.tweebyte.interaction.repository.LikeRepository;
import io.tweebyte.interaction.repository.ReplyRepository;
import io.tweebyte.interaction.repository.TweetCountsRepository;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.http.Degraded;
import io.tweebyte.shared.http.Partial;

import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.data.domain.Limit;
import org.springframework.stereotype.Service;

/**
 * Likes tweets and replies, and lists likes.
 */
@Service
public class LikeService {

	private static final String TWEET = "TWEET";

	private static final String REPLY = "REPLY";

	private final LikeRepository likes;

	private final ReplyRepository replies;

	private final TweetCountsRepository counts;

	private final TweetAccessService access;

	private final VisibilityService visibility;

	private final UserDirectory users;

	private final TweetDirectory tweets;

	private final Clock clock;

	private final Executor threads;

	LikeService(LikeRepository likes, ReplyRepository replies, TweetCountsRepository counts, TweetAccessService access,
			VisibilityService visibility, UserDirectory users, TweetDirectory tweets, Clock clock,
			@Qualifier("databaseThreads") Executor threads) {
		this.likes = likes;
		this.replies = replies;
		this.counts = counts;
		this.access = access;
		this.visibility = visibility;
		this.users = users;
		this.tweets = tweets;
		this.clock = clock;
		this.threads = threads;
	}

	/**
	 * Likes a tweet.
	 * @param userId who likes, who is the caller
	 * @param caller the caller
	 * @return the like, the first one if it is repeated; fails with 403, 404 or 503
	 */
	public CompletableFuture<LikeAnswer> likeTweet(UUID userId, UUID tweetId, Caller caller) {
		return this.access.writable(tweetId, caller)
			.thenCompose((tweet) -> likeTweet(like(userId, tweetId, tweet.authorId()), tweet.restricted()))
			.thenCompose((written) -> stored(written, userId, TWEET, tweetId));
	}

	private CompletableFuture<WriteResult<LikeAnswer>> likeTweet(LikeRow like, boolean restricted) {
		return CompletableFuture.supplyAsync(() -> this.likes.likeTweet(like, restricted), this.threads);
	}

	/**
	 * Likes a reply.
	 * @param userId who likes, who is the caller
	 * @param caller the caller
	 * @return the like, the first one if it is repeated; fails with 403, 404 or 503
	 */
	public CompletableFuture<LikeAnswer> likeReply(UUID userId, UUID replyId, Caller caller) {
		return CompletableFuture.supplyAsync(() -> this.replies.findTweet(replyId), this.threads)
			.thenApply((found) -> found.orElseThrow(LikeService::noReply))
			.thenCompose((replied) -> this.access.writable(replied.tweetId(), caller))
			.thenCompose((tweet) -> likeReply(like(userId, replyId, tweet.authorId()), tweet.restricted(), caller))
			.thenCompose((written) -> stored(written, userId, REPLY, replyId));
	}

	private CompletableFuture<WriteResult<LikeAnswer>> likeReply(LikeRow like, boolean restricted, Caller caller) {
		Viewer viewer = Viewer.of(caller);
		return CompletableFuture.supplyAsync(() -> this.likes.likeReply(like, restricted, viewer), this.threads)
			.thenApply((found) -> found.orElseThrow(LikeService::noReply));
	}

	private LikeRow like(UUID userId, UUID thingId, UUID authorId) {
		return new LikeRow(Identifiers.next(), userId, thingId, authorId, Microseconds.now(this.clock));
	}

	private CompletableFuture<LikeAnswer> stored(WriteResult<LikeAnswer> written, UUID userId, String thingType,
			UUID thingId) {
		if (Facts.allowed(written).fact() != null) {
			return CompletableFuture.completedFuture(written.fact());
		}
		// somebody else added it while the statement ran
		return CompletableFuture.supplyAsync(() -> this.likes.find(userId, thingType, thingId), this.threads)
			.thenApply((found) -> found.orElseThrow(Facts::busy));
	}

	private static ContractException noReply() {
		return ContractException.notFound(Sentences.REPLY_NOT_FOUND);
	}

	/**
	 * Takes a like of a tweet back, if there is one.
	 * @param userId who liked, who is the caller
	 * @return how many likes are gone
	 */
	public CompletableFuture<Long> unlikeTweet(UUID userId, UUID tweetId) {
		return CompletableFuture.supplyAsync(() -> this.likes.unlikeTweet(userId, tweetId), this.threads);
	}

	/**
	 * Takes a like of a reply back, if there is one.
	 * @param userId who liked, who is the caller
	 * @return how many likes are gone
	 */
	public CompletableFuture<Long> unlikeReply(UUID userId, UUID replyId) {
		return CompletableFuture.supplyAsync(() -> this.likes.unlikeReply(userId, replyId), this.threads);
	}

	/**
	 * Lists what a user likes.
	 * @param query the page wanted
	 * @param caller the reader
	 * @return a page without tweets that are gone, or that the reader may not see; fails
	 * with 403, 404 or 503
	 */
	public CompletableFuture<Partial<Page<LikeOfUser>>> ofUser(UUID userId, PageQuery query, Caller caller) {
		Viewer viewer = Viewer.of(caller);
		return new ListPage<>(ListNames.USER_LIKES, query, (before, limit) -> ofUser(userId, viewer, before, limit),
				(rows) -> ofUser(userId, rows, caller))
			.read();
	}

	private CompletableFuture<List<LikeRow>> ofUser(UUID userId, Viewer viewer, Cursor before, Limit limit) {
		return CompletableFuture.supplyAsync(
				() -> this.likes.findOfUser(userId, viewer, before.createdAt(), before.id(), limit), this.threads);
	}

	private CompletableFuture<Partial<List<ListItem<LikeOfUser>>>> ofUser(UUID userId, List<LikeRow> rows,
			Caller caller) {
		List<UUID> owners = new ArrayList<>(rows.stream().map(LikeRow::tweetAuthorId).toList());
		owners.add(userId);
		CompletableFuture<KnownTweets> tweets = this.tweets.find(rows.stream().map(LikeRow::thingId).toList(), caller);
		CompletableFuture<KnownUsers> users = this.users.find(owners.stream().filter((id) -> !caller.is(id)).toList(),
				caller);
		return users.thenCompose(
				(known) -> this.visibility.readable(owners, known, caller).thenCombine(tweets, (open, liked) -> {
					this.visibility.check(userId, open, known);
					return answer(InteractionMapper.likesOfUser(rows, liked, open), liked);
				}));
	}

	private static Partial<List<ListItem<LikeOfUser>>> answer(List<ListItem<LikeOfUser>> items, KnownTweets tweets) {
		return new Partial<>(items, tweets.complete() ? List.of() : List.of(Degraded.TWEETS));
	}

	/**
	 * Lists who likes a tweet.
	 * @param query the page wanted
	 * @param caller the reader
	 * @return a page; fails with 403, 404 or 503
	 */
	public CompletableFuture<Partial<Page<LikeOfTweet>>> ofTweet(UUID tweetId, PageQuery query, Caller caller) {
		Viewer viewer = Viewer.of(caller);
		return this.access.readable(tweetId, caller, () -> author(tweetId))
			.thenCompose((tweet) -> new ListPage<>(ListNames.TWEET_LIKES, query,
					(before, limit) -> ofTweet(tweetId, viewer, before, limit), (rows) -> ofTweet(tweet, rows, caller))
				.read());
	}

	private CompletableFuture<Optional<UUID>> author(UUID tweetId) {
		return CompletableFuture.supplyAsync(() -> this.counts.find(tweetId).map(TweetCounts::authorId), this.threads);
	}

	private CompletableFuture<List<TweetLikeRow>> ofTweet(UUID tweetId, Viewer viewer, Cursor before, Limit limit) {
		return CompletableFuture.supplyAsync(
				() -> this.likes.findOfTweet(tweetId, viewer, before.createdAt(), before.id(), limit), this.threads);
	}

	private CompletableFuture<Partial<List<ListItem<LikeOfTweet>>>> ofTweet(ReadableTweet tweet,
			List<TweetLikeRow> rows, Caller caller) {
		List<UUID> likers = rows.stream().map(TweetLikeRow::userId).toList();
		return this.access.open(tweet, likers, caller)
			.thenCompose((users) -> this.visibility.listed(likers, users, caller)
				.thenApply((listed) -> new Partial<>(InteractionMapper.likesOfTweet(rows, users, listed),
						tweet.missing(users.complete()))));
	}

}
