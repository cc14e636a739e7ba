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
import io.tweebyte.contracts.interaction.Retweet;
import io.tweebyte.contracts.interaction.RetweetAnswer;
import io.tweebyte.contracts.interaction.RetweetRequest.NewRetweet;
import io.tweebyte.contracts.page.Cursor;
import io.tweebyte.contracts.page.ListNames;
import io.tweebyte.contracts.page.Page;
import io.tweebyte.contracts.page.PageQuery;
import io.tweebyte.contracts.time.Microseconds;
import io.tweebyte.interaction.entity.KnownTweets;
import io.tweebyte.interaction.entity.KnownUsers;
import io.tweebyte.interaction.entity.ListItem;
import io.tweebyte.interaction.entity.ReadableTweet;
import io.tweebyte.interaction.entity.RetweetRow;
import io.tweebyte.interaction.entity.TweetCounts;
import io.tweebyte.interaction.entity.Viewer;
import io.tweebyte.interaction.entity.WriteResult;
import io.tweebyte.interaction.mapper.InteractionMapper;
import io.tweebyte.interaction.repository.RetweetRepository;
import io.tweebyte.interaction.repository.TweetCountsRepository;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.http.Partial;

import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.data.domain.Limit;
import org.springframework.stereotype.Service;

/**
 * Retweets tweets, and lists retweets.
 */
@Service
public class RetweetService {

	private final RetweetRepository retweets;

	private final TweetCountsRepository counts;

	private final TweetAccessService access;

	private final VisibilityService visibility;

	private final UserDirectory users;

	private final TweetDirectory tweets;

	private final Clock clock;

	private final Executor threads;

	RetweetService(RetweetRepository retweets, TweetCountsRepository counts, TweetAccessService access,
			VisibilityService visibility, UserDirectory users, TweetDirectory tweets, Clock clock,
			@Qualifier("databaseThreads") Executor threads) {
		this.retweets = retweets;
		this.counts = counts;
		this.access = access;
		this.visibility = visibility;
		this.users = users;
		this.tweets = tweets;
		this.clock = clock;
		this.threads = threads;
	}

	/**
	 * Retweets a tweet.
	 * @param userId the retweeter, who is the caller
	 * @param caller the caller
	 * @return the retweet, the first one if it is repeated; fails with 403, 404 or 503
	 */
	public CompletableFuture<RetweetAnswer> retweet(UUID userId, NewRetweet retweet, Caller caller) {
		return this.access.writable(retweet.tweetId(), caller)
			.thenCompose((tweet) -> store(row(userId, retweet, tweet.authorId()), tweet.restricted()))
			.thenCompose((written) -> stored(written, userId, retweet.tweetId()));
	}

	private RetweetRow row(UUID userId, NewRetweet retweet, UUID authorId) {
		return new RetweetRow(Identifiers.next(), userId, retweet.tweetId(), authorId, retweet.content(),
				Microseconds.now(this.clock));
	}

	private CompletableFuture<WriteResult<RetweetAnswer>> store(RetweetRow retweet, boolean restricted) {
		return CompletableFuture.supplyAsync(() -> this.retweets.add(retweet, restricted), this.threads);
	}

	private CompletableFuture<RetweetAnswer> stored(WriteResult<RetweetAnswer> written, UUID userId, UUID tweetId) {
		if (Facts.allowed(written).fact() != null) {
			return CompletableFuture.completedFuture(written.fact());
		}
		// somebody else added it while the statement ran
		return CompletableFuture.supplyAsync(() -> this.retweets.find(userId, tweetId), this.threads)
			.thenApply((found) -> found.orElseThrow(Facts::busy));
	}

	/**
	 * Edits what a user says to a tweet that he retweeted.
	 * @param userId who edits, who is the caller
	 * @param caller the caller
	 * @return ends when it is stored; fails with 403 or 404
	 */
	public CompletableFuture<Void> edit(UUID userId, UUID retweetId, String content, Caller caller) {
		return CompletableFuture
			.supplyAsync(() -> this.retweets.edit(retweetId, userId, caller.anybody(), content), this.threads)
			.thenApply((found) -> found.orElseThrow(RetweetService::notFound))
			.thenAccept(Facts::checkOwn);
	}

	private static ContractException notFound() {
		return ContractException.notFound(Sentences.RETWEET_NOT_FOUND);
	}

	/**
	 * Deletes a retweet. Where there is none, nothing is left to do.
	 * @param userId who deletes, who is the caller
	 * @param caller the caller
	 * @return ends when it is gone; fails with 403
	 */
	public CompletableFuture<Void> delete(UUID userId, UUID retweetId, Caller caller) {
		return CompletableFuture
			.supplyAsync(() -> this.retweets.delete(retweetId, userId, caller.anybody()), this.threads)
			.thenAccept((allowed) -> allowed.ifPresent(Facts::checkOwn));
	}

	/**
	 * Lists what a user retweeted.
	 * @param query the page wanted
	 * @param caller the reader
	 * @return a page without tweets that are gone, or that the reader may not see; fails
	 * with 403, 404 or 503
	 */
	public CompletableFuture<Partial<Page<Retweet>>> ofUser(UUID userId, PageQuery query, Caller caller) {
		Viewer viewer = Viewer.of(caller);
		return new ListPage<>(ListNames.USER_RETWEETS, query, (before, limit) -> ofUser(userId, viewer, before, limit),
				(rows) -> ofUser(userId, rows, caller))
			.read();
	}

	private CompletableFuture<List<RetweetRow>> ofUser(UUID userId, Viewer viewer, Cursor before, Limit limit) {
		return CompletableFuture.supplyAsync(
				() -> this.retweets.findOfUser(userId, viewer, before.createdAt(), before.id(), limit), this.threads);
	}

	private CompletableFuture<Partial<List<ListItem<Retweet>>>> ofUser(UUID userId, List<RetweetRow> rows,
			Caller caller) {
		List<UUID> owners = new ArrayList<>(rows.stream().map(RetweetRow::tweetAuthorId).toList());
		owners.add(userId);
		CompletableFuture<KnownTweets> tweets = this.tweets.find(rows.stream().map(RetweetRow::tweetId).toList(),
				caller);
		CompletableFuture<KnownUsers> users = this.users.find(owners, caller);
		return users.thenCompose(
				(known) -> this.visibility.readable(owners, known, caller).thenCombine(tweets, (open, retweeted) -> {
					this.visibility.check(userId, open, known);
					return answer(InteractionMapper.retweetsOfUser(rows, known, retweeted, open), known, retweeted);
				}));
	}

	private static Partial<List<ListItem<Retweet>>> answer(List<ListItem<Retweet>> items, KnownUsers users,
			KnownTweets tweets) {
		return new Partial<>(items, ReadableTweet.missing(users.complete(), tweets.complete()));
	}

	/**
	 * Lists who retweeted a tweet.
	 * @param query the page wanted
	 * @param caller the reader
	 * @return a page; fails with 403, 404 or 503
	 */
	public CompletableFuture<Partial<Page<Retweet>>> ofTweet(UUID tweetId, PageQuery query, Caller caller) {
		Viewer viewer = Viewer.of(caller);
		return this.access.shown(tweetId, caller, () -> author(tweetId))
			.thenCompose((tweet) -> new ListPage<>(ListNames.TWEET_RETWEETS, query,
					(before, limit) -> ofTweet(tweetId, viewer, before, limit), (rows) -> ofTweet(tweet, rows, caller))
				.read());
	}

	private CompletableFuture<Optional<UUID>> author(UUID tweetId) {
		return CompletableFuture.supplyAsync(() -> this.counts.find(tweetId).map(TweetCounts::authorId), this.threads);
	}

	private CompletableFuture<List<RetweetRow>> ofTweet(UUID tweetId, Viewer viewer, Cursor before, Limit limit) {
		return CompletableFuture.supplyAsync(
				() -> this.retweets.findOfTweet(tweetId, viewer, before.createdAt(), before.id(), limit), this.threads);
	}

	private CompletableFuture<Partial<List<ListItem<Retweet>>>> ofTweet(ReadableTweet tweet, List<RetweetRow> rows,
			Caller caller) {
		List<UUID> retweeters = rows.stream().map(RetweetRow::userId).toList();
		return this.access.open(tweet, retweeters, caller)
			.thenCompose(
					(users) -> this.visibility.listed(retweeters, users, caller)
						.thenApply((listed) -> new Partial<>(
								InteractionMapper.retweetsOfTweet(rows, users, tweet.shown(), listed),
								tweet.missing(users.complete()))));
	}

}
