package io.tweebyte.tweet.service;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Supplier;

import io.tweebyte.common.threads.Subtasks;
import io.tweebyte.common.privacy.PrivateAccountsCopy;
import io.tweebyte.common.user.FollowedUsers;
import io.tweebyte.common.user.VisibilityService;
import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.contracts.interaction.InteractionsRequest;
import io.tweebyte.contracts.page.Cursor;
import io.tweebyte.contracts.page.ListNames;
import io.tweebyte.contracts.page.Page;
import io.tweebyte.contracts.page.PageQuery;
import io.tweebyte.contracts.tweet.ExistenceResponse;
import io.tweebyte.contracts.tweet.TweetDetails;
import io.tweebyte.contracts.tweet.TweetSummary;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.http.Degraded;
import io.tweebyte.shared.http.Partial;
import io.tweebyte.shared.tweet.TweetMapper;
import io.tweebyte.shared.tweet.TweetRow;
import io.tweebyte.tweet.repository.TweetRepository;

import org.springframework.stereotype.Service;

/** Reads tweets. Fails with 404, 403, or 503 when access cannot be decided. */
@Service
public class TweetReadService {

	/** The interaction service knows both, so both may be stale while it fails. */
	private static final List<Degraded> STALE = List.of(Degraded.FEED, Degraded.INTERACTIONS);

	private final TweetRepository tweets;

	private final FollowedUsers followed;

	private final DetailsService details;

	private final VisibilityService visibility;

	private final PrivateAccountsCopy privateAccounts;

	TweetReadService(TweetRepository tweets, FollowedUsers followed, DetailsService details,
			VisibilityService visibility, PrivateAccountsCopy privateAccounts) {
		this.tweets = tweets;
		this.followed = followed;
		this.details = details;
		this.visibility = visibility;
		this.privateAccounts = privateAccounts;
	}

	/** Reads the full form, with replies. */
	public Partial<TweetDetails> tweet(UUID tweetId, Caller reader) {
		TweetRow tweet = find(tweetId);
		return this.details.complete(List.of(tweet), InteractionsRequest.MAX_REPLIES, tweet.userId(), reader)
			.map((found) -> found.stream().findFirst().orElseThrow(TweetReadService::notFound));
	}

	/**
	 * Completes a tweet that the reader may see, without replies; fails with 503 when it
	 * is deleted meanwhile.
	 */
	public Partial<TweetDetails> details(TweetRow tweet, Caller reader) {
		return this.details.complete(List.of(tweet), reader)
			.map((found) -> found.stream().findFirst().orElseThrow(() -> ApiException.unavailable(Messages.BUSY)));
	}

	/**
	 * Reads the tweets of a private user after it is known that the reader may see them,
	 * so that the time does not show how many there are.
	 */
	public Partial<Page<TweetDetails>> ofUser(UUID userId, PageQuery query, Caller reader) {
		Page<TweetRow> page = userPage(userId, query, reader.is(userId));
		if (!page.items().isEmpty()) {
			return this.details.complete(page.items(), null, userId, reader).map(page::with);
		}
		this.visibility.open(userId, reader);
		Page<TweetRow> checked = userPage(userId, query, true);
		return this.details.complete(checked.items(), reader).map(checked::with);
	}

	private Page<TweetRow> userPage(UUID userId, PageQuery query, boolean open) {
		Cursor before = query.cursor(ListNames.USER_TWEETS);
		List<TweetRow> found = this.tweets.findOfUser(userId, open, before.createdAt(), before.id(), query.rows());
		return TweetMapper.page(found, query.limit(), ListNames.USER_TWEETS);
	}

	/**
	 * While the interaction service is unavailable, uses the last known followed users;
	 * fails with 503 when they were never known.
	 */
	public Partial<Page<TweetDetails>> feed(UUID userId, PageQuery query, Caller reader) {
		Partial<List<UUID>> authors = this.followed.lastKnown(userId, reader);
		return authors.isDegraded() ? staleFeed(authors.value(), query) : feed(authors.value(), query, reader);
	}

	private Partial<Page<TweetDetails>> feed(List<UUID> authors, PageQuery query, Caller reader) {
		Page<TweetRow> page = feedPage(authors, query);
		return asFeed(this.details.complete(page.items(), reader)).map(page::with);
	}

	/** Without private users: whether they are still followed is not known. */
	private Partial<Page<TweetDetails>> staleFeed(List<UUID> authors, PageQuery query) {
		Page<TweetRow> page = feedPage(this.privateAccounts.findPublic(authors), query);
		return stale(page.items()).map(page::with);
	}

	private Page<TweetRow> feedPage(List<UUID> authors, PageQuery query) {
		if (authors.isEmpty()) {
			return new Page<>(List.of(), Optional.empty());
		}
		UUID[] userIds = authors.toArray(UUID[]::new);
		Cursor before = query.cursor(ListNames.FEED);
		List<TweetRow> found = this.tweets.findFeed(userIds, before.createdAt(), before.id(), query.rows());
		return TweetMapper.page(found, query.limit(), ListNames.FEED);
	}

	// the interaction service has just failed to return the followed users
	private Partial<List<TweetDetails>> stale(List<TweetRow> tweets) {
		return new Partial<>(this.details.completeAlone(tweets).value(), STALE);
	}

	private static <T> Partial<T> asFeed(Partial<T> completed) {
		return completed.isDegraded() ? new Partial<>(completed.value(), STALE) : completed;
	}

	public TweetSummary summary(UUID tweetId, Caller reader) {
		TweetRow tweet = find(tweetId);
		this.visibility.open(tweet.userId(), reader);
		return TweetMapper.summary(tweet);
	}

	private TweetRow find(UUID tweetId) {
		return this.tweets.findTweet(tweetId).orElseThrow(TweetReadService::notFound);
	}

	public Page<TweetSummary> summariesOfUser(UUID userId, PageQuery query, Caller reader) {
		Cursor before = query.cursor(ListNames.USER_TWEETS);
		Supplier<List<TweetSummary>> found = Subtasks
			.fork(() -> this.tweets.findSummariesOfUser(userId, before.createdAt(), before.id(), query.rows()));
		// a refusal does not wait for them: its time would show how many there are
		this.visibility.open(userId, reader);
		return Page.of(found.get(), query.limit(),
				(tweet) -> new Cursor(ListNames.USER_TWEETS, tweet.createdAt(), tweet.id()));
	}

	/** Newest first, for services that decide themselves who may see them. */
	public List<TweetSummary> summaries(List<UUID> ids) {
		return TweetMapper.newestFirst(this.tweets.findSummaries(ids.toArray(UUID[]::new)));
	}

	public ExistenceResponse existence(List<UUID> ids) {
		return ExistenceResponse.of(ids, new HashSet<>(this.tweets.findExisting(ids.toArray(UUID[]::new))));
	}

	private static ApiException notFound() {
		return ApiException.notFound(Messages.TWEET_NOT_FOUND);
	}

}
