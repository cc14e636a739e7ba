package io.tweebyte.tweet.service;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

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
import reactor.core.publisher.Mono;

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
	public Mono<Partial<TweetDetails>> tweet(UUID tweetId, Caller reader) {
		return find(tweetId)
			.flatMap((tweet) -> this.details.complete(List.of(tweet), InteractionsRequest.MAX_REPLIES, tweet.userId(),
					reader))
			.map((completed) -> completed
				.map((found) -> found.stream().findFirst().orElseThrow(TweetReadService::notFound)));
	}

	/**
	 * Completes a tweet that the reader may see, without replies; fails with 503 when it
	 * is deleted meanwhile.
	 */
	public Mono<Partial<TweetDetails>> details(TweetRow tweet, Caller reader) {
		return this.details.complete(List.of(tweet), reader)
			.map((completed) -> completed
				.map((found) -> found.stream().findFirst().orElseThrow(() -> ApiException.unavailable(Messages.BUSY))));
	}

	/**
	 * Reads the tweets of a private user after it is known that the reader may see them,
	 * so that the time does not show how many there are.
	 */
	public Mono<Partial<Page<TweetDetails>>> ofUser(UUID userId, PageQuery query, Caller reader) {
		return userPage(userId, query, reader.is(userId)).flatMap((page) -> page.items().isEmpty()
				? ofCheckedUser(userId, query, reader) : this.details.complete(page.items(), null, userId, reader)
					.map((completed) -> completed.map(page::with)));
	}

	private Mono<Partial<Page<TweetDetails>>> ofCheckedUser(UUID userId, PageQuery query, Caller reader) {
		return this.visibility.open(userId, reader)
			.then(Mono.defer(() -> userPage(userId, query, true)))
			.flatMap((page) -> this.details.complete(page.items(), reader)
				.map((completed) -> completed.map(page::with)));
	}

	private Mono<Page<TweetRow>> userPage(UUID userId, PageQuery query, boolean open) {
		Cursor before = query.cursor(ListNames.USER_TWEETS);
		return this.tweets.findOfUser(userId, open, before.createdAt(), before.id(), query.rows())
			.collectList()
			.map((found) -> TweetMapper.page(found, query.limit(), ListNames.USER_TWEETS));
	}

	/**
	 * While the interaction service is unavailable, uses the last known followed users;
	 * fails with 503 when they were never known.
	 */
	public Mono<Partial<Page<TweetDetails>>> feed(UUID userId, PageQuery query, Caller reader) {
		return this.followed.lastKnown(userId, reader)
			.flatMap((authors) -> authors.isDegraded() ? staleFeed(authors.value(), query)
					: feed(authors.value(), query, reader));
	}

	private Mono<Partial<Page<TweetDetails>>> feed(List<UUID> authors, PageQuery query, Caller reader) {
		return feedPage(authors, query).flatMap((page) -> this.details.complete(page.items(), reader)
			.map((completed) -> asFeed(completed).map(page::with)));
	}

	/** Without private users: whether they are still followed is not known. */
	private Mono<Partial<Page<TweetDetails>>> staleFeed(List<UUID> authors, PageQuery query) {
		return this.privateAccounts.findPublic(authors)
			.flatMap((open) -> feedPage(open, query))
			.flatMap((page) -> stale(page.items()).map((completed) -> completed.map(page::with)));
	}

	private Mono<Page<TweetRow>> feedPage(List<UUID> authors, PageQuery query) {
		if (authors.isEmpty()) {
			return Mono.just(new Page<>(List.of(), Optional.empty()));
		}
		UUID[] userIds = authors.toArray(UUID[]::new);
		Cursor before = query.cursor(ListNames.FEED);
		return this.tweets.findFeed(userIds, before.createdAt(), before.id(), query.rows())
			.collectList()
			.map((found) -> TweetMapper.page(found, query.limit(), ListNames.FEED));
	}

	// the interaction service has just failed to return the followed users
	private Mono<Partial<List<TweetDetails>>> stale(List<TweetRow> tweets) {
		return this.details.completeAlone(tweets).map((completed) -> new Partial<>(completed.value(), STALE));
	}

	private static <T> Partial<T> asFeed(Partial<T> completed) {
		return completed.isDegraded() ? new Partial<>(completed.value(), STALE) : completed;
	}

	public Mono<TweetSummary> summary(UUID tweetId, Caller reader) {
		return find(tweetId)
			.flatMap((tweet) -> this.visibility.open(tweet.userId(), reader).thenReturn(TweetMapper.summary(tweet)));
	}

	private Mono<TweetRow> find(UUID tweetId) {
		return this.tweets.findTweet(tweetId).switchIfEmpty(Mono.error(TweetReadService::notFound));
	}

	public Mono<Page<TweetSummary>> summariesOfUser(UUID userId, PageQuery query, Caller reader) {
		Cursor before = query.cursor(ListNames.USER_TWEETS);
		Mono<Boolean> open = this.visibility.open(userId, reader).thenReturn(true);
		Mono<List<TweetSummary>> found = this.tweets
			.findSummariesOfUser(userId, before.createdAt(), before.id(), query.rows())
			.collectList();
		return Mono.zip(open, found)
			.map((parts) -> Page.of(parts.getT2(), query.limit(),
					(tweet) -> new Cursor(ListNames.USER_TWEETS, tweet.createdAt(), tweet.id())));
	}

	/** Newest first, for services that decide themselves who may see them. */
	public Mono<List<TweetSummary>> summaries(List<UUID> ids) {
		return this.tweets.findSummaries(ids.toArray(UUID[]::new)).collectList().map(TweetMapper::newestFirst);
	}

	public Mono<ExistenceResponse> existence(List<UUID> ids) {
		return this.tweets.findExisting(ids.toArray(UUID[]::new))
			.collectList()
			.map((existing) -> ExistenceResponse.of(ids, new HashSet<>(existing)));
	}

	private static ApiException notFound() {
		return ApiException.notFound(Messages.TWEET_NOT_FOUND);
	}

}
