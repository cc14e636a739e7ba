package io.tweebyte.interaction.service;

import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

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
import reactor.core.publisher.Mono;

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

	LikeService(LikeRepository likes, ReplyRepository replies, TweetCountsRepository counts, TweetAccessService access,
			VisibilityService visibility, UserDirectory users, TweetDirectory tweets, Clock clock) {
		this.likes = likes;
		this.replies = replies;
		this.counts = counts;
		this.access = access;
		this.visibility = visibility;
		this.users = users;
		this.tweets = tweets;
		this.clock = clock;
	}

	/**
	 * Likes a tweet.
	 * @param userId who likes, who is the caller
	 * @param caller the caller
	 * @return the like, the first one if it is repeated; fails with 403, 404 or 503
	 */
	public Mono<LikeAnswer> likeTweet(UUID userId, UUID tweetId, Caller caller) {
		return this.access.writable(tweetId, caller)
			.flatMap((tweet) -> likeTweet(like(userId, tweetId, tweet.authorId()), tweet.restricted()))
			.flatMap((written) -> stored(written, userId, TWEET, tweetId));
	}

	private Mono<WriteResult<LikeAnswer>> likeTweet(LikeRow like, boolean restricted) {
		return this.likes.likeTweet(like, restricted);
	}

	/**
	 * Likes a reply.
	 * @param userId who likes, who is the caller
	 * @param caller the caller
	 * @return the like, the first one if it is repeated; fails with 403, 404 or 503
	 */
	public Mono<LikeAnswer> likeReply(UUID userId, UUID replyId, Caller caller) {
		return this.replies.findTweet(replyId)
			.switchIfEmpty(Mono.error(LikeService::noReply))
			.flatMap((replied) -> this.access.writable(replied.tweetId(), caller))
			.flatMap((tweet) -> likeReply(like(userId, replyId, tweet.authorId()), tweet.restricted(), caller))
			.flatMap((written) -> stored(written, userId, REPLY, replyId));
	}

	private Mono<WriteResult<LikeAnswer>> likeReply(LikeRow like, boolean restricted, Caller caller) {
		Viewer viewer = Viewer.of(caller);
		return this.likes.likeReply(like, restricted, viewer).switchIfEmpty(Mono.error(LikeService::noReply));
	}

	private LikeRow like(UUID userId, UUID thingId, UUID authorId) {
		return new LikeRow(Identifiers.next(), userId, thingId, authorId, Microseconds.now(this.clock));
	}

	private Mono<LikeAnswer> stored(WriteResult<LikeAnswer> written, UUID userId, String thingType, UUID thingId) {
		if (Facts.allowed(written).fact() != null) {
			return Mono.just(written.fact());
		}
		// somebody else added it while the statement ran
		return this.likes.find(userId, thingType, thingId).switchIfEmpty(Mono.error(Facts::busy));
	}

	private static ContractException noReply() {
		return ContractException.notFound(Sentences.REPLY_NOT_FOUND);
	}

	/**
	 * Takes a like of a tweet back, if there is one.
	 * @param userId who liked, who is the caller
	 * @return how many likes are gone
	 */
	public Mono<Long> unlikeTweet(UUID userId, UUID tweetId) {
		return this.likes.unlikeTweet(userId, tweetId);
	}

	/**
	 * Takes a like of a reply back, if there is one.
	 * @param userId who liked, who is the caller
	 * @return how many likes are gone
	 */
	public Mono<Long> unlikeReply(UUID userId, UUID replyId) {
		return this.likes.unlikeReply(userId, replyId);
	}

	/**
	 * Lists what a user likes.
	 * @param query the page wanted
	 * @param caller the reader
	 * @return a page without tweets that are gone, or that the reader may not see; fails
	 * with 403, 404 or 503
	 */
	public Mono<Partial<Page<LikeOfUser>>> ofUser(UUID userId, PageQuery query, Caller caller) {
		Viewer viewer = Viewer.of(caller);
		return new ListPage<>(ListNames.USER_LIKES, query, (before, limit) -> ofUser(userId, viewer, before, limit),
				(rows) -> ofUser(userId, rows, caller))
			.read();
	}

	private Mono<List<LikeRow>> ofUser(UUID userId, Viewer viewer, Cursor before, Limit limit) {
		return this.likes.findOfUser(userId, viewer, before.createdAt(), before.id(), limit);
	}

	private Mono<Partial<List<ListItem<LikeOfUser>>>> ofUser(UUID userId, List<LikeRow> rows, Caller caller) {
		List<UUID> owners = new ArrayList<>(rows.stream().map(LikeRow::tweetAuthorId).toList());
		owners.add(userId);
		Mono<KnownTweets> tweets = this.tweets.find(rows.stream().map(LikeRow::thingId).toList(), caller);
		Mono<KnownUsers> users = this.users.find(owners.stream().filter((id) -> !caller.is(id)).toList(), caller);
		return Mono.zip(users, tweets)
			.flatMap((both) -> this.visibility.readable(owners, both.getT1(), caller).map((open) -> {
				this.visibility.check(userId, open, both.getT1());
				return answer(InteractionMapper.likesOfUser(rows, both.getT2(), open), both.getT2());
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
	public Mono<Partial<Page<LikeOfTweet>>> ofTweet(UUID tweetId, PageQuery query, Caller caller) {
		Viewer viewer = Viewer.of(caller);
		return this.access.readable(tweetId, caller, () -> author(tweetId))
			.flatMap((tweet) -> new ListPage<>(ListNames.TWEET_LIKES, query,
					(before, limit) -> ofTweet(tweetId, viewer, before, limit), (rows) -> ofTweet(tweet, rows, caller))
				.read());
	}

	private Mono<Optional<UUID>> author(UUID tweetId) {
		return this.counts.find(tweetId).map((row) -> Optional.of(row.authorId())).defaultIfEmpty(Optional.empty());
	}

	private Mono<List<TweetLikeRow>> ofTweet(UUID tweetId, Viewer viewer, Cursor before, Limit limit) {
		return this.likes.findOfTweet(tweetId, viewer, before.createdAt(), before.id(), limit);
	}

	private Mono<Partial<List<ListItem<LikeOfTweet>>>> ofTweet(ReadableTweet tweet, List<TweetLikeRow> rows,
			Caller caller) {
		List<UUID> likers = rows.stream().map(TweetLikeRow::userId).toList();
		return this.access.open(tweet, likers, caller)
			.flatMap((users) -> this.visibility.listed(likers, users, caller)
				.map((listed) -> new Partial<>(InteractionMapper.likesOfTweet(rows, users, listed),
						tweet.missing(users.complete()))));
	}

}
