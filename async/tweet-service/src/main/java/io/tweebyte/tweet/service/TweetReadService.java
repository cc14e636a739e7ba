package io.tweebyte.tweet.service;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;

import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.error.Sentences;
import io.tweebyte.contracts.interaction.InteractionsRequest;
import io.tweebyte.contracts.page.Cursor;
import io.tweebyte.contracts.page.ListNames;
import io.tweebyte.contracts.page.Page;
import io.tweebyte.contracts.page.PageQuery;
import io.tweebyte.contracts.tweet.ExistenceAnswer;
import io.tweebyte.contracts.tweet.TweetDetails;
import io.tweebyte.contracts.tweet.TweetSummary;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.http.Partial;
import io.tweebyte.tweet.entity.TweetRow;
import io.tweebyte.tweet.mapper.TweetMapper;
import io.tweebyte.tweet.repository.TweetRepository;

import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.data.domain.Limit;
import org.springframework.stereotype.Service;

/**
 * Reads tweets.
 */
@Service
public class TweetReadService {

	private final TweetRepository tweets;

	private final DetailsService details;

	private final VisibilityService visibility;

	private final Executor threads;

	TweetReadService(TweetRepository tweets, DetailsService details, VisibilityService visibility,
			@Qualifier("databaseThreads") Executor threads) {
		this.tweets = tweets;
		this.details = details;
		this.visibility = visibility;
		this.threads = threads;
	}

	/**
	 * Reads a tweet with its replies.
	 * @param reader the reader
	 * @return the full form; fails with 404, 403, or 503 when nobody can tell what the
	 * reader may see
	 */
	public CompletableFuture<Partial<TweetDetails>> tweet(UUID tweetId, Caller reader) {
		return find(tweetId)
			.thenCompose((tweet) -> this.details.complete(List.of(tweet), InteractionsRequest.MAX_REPLIES,
					tweet.userId(), reader))
			.thenApply((completed) -> completed.map((found) -> first(found).orElseThrow(TweetReadService::notFound)));
	}

	/**
	 * Completes a tweet that the reader may see.
	 * @param reader the reader
	 * @return the full form, without replies; fails with 503 when the tweet is deleted
	 * meanwhile
	 */
	public CompletableFuture<Partial<TweetDetails>> details(TweetRow tweet, Caller reader) {
		return this.details.complete(List.of(tweet), reader)
			.thenApply((completed) -> completed.map((found) -> first(found).orElseThrow(TweetReadService::busy)));
	}

	private static Optional<TweetDetails> first(List<TweetDetails> found) {
		return found.stream().findFirst();
	}

	private static ContractException busy() {
		return ContractException.unavailable(Sentences.BUSY);
	}

	/**
	 * Reads a user's tweets.
	 * @param query the page wanted
	 * @param reader the reader
	 * @return a page of tweets in full form; fails with 404, 403, or 503 when nobody can
	 * tell what the reader may see
	 */
	public CompletableFuture<Partial<Page<TweetDetails>>> ofUser(UUID userId, PageQuery query, Caller reader) {
		Limit rows = Limit.of(query.rows());
		return CompletableFuture
			.supplyAsync(() -> this.tweets.findOfUser(userId, query.createdBefore(), query.idBefore(), rows),
					this.threads)
			.thenApply((found) -> TweetMapper.page(found, query.limit(), ListNames.USER_TWEETS))
			.thenCompose((page) -> this.details.complete(page.items(), null, userId, reader)
				.thenApply((completed) -> completed.map(page::with)));
	}

	/**
	 * Reads a tweet without what others made of it.
	 * @param reader the reader
	 * @return the summary form; fails with 404, 403, or 503 when nobody can tell what the
	 * reader may see
	 */
	public CompletableFuture<TweetSummary> summary(UUID tweetId, Caller reader) {
		return find(tweetId).thenCompose((tweet) -> this.visibility.checkOpen(tweet.userId(), reader)
			.thenApply((open) -> TweetMapper.summary(tweet)));
	}

	private CompletableFuture<TweetRow> find(UUID tweetId) {
		return CompletableFuture.supplyAsync(() -> this.tweets.findTweet(tweetId), this.threads)
			.thenApply((found) -> found.orElseThrow(TweetReadService::notFound));
	}

	/**
	 * Reads a user's tweets without what others made of them.
	 * @param query the page wanted
	 * @param reader the reader
	 * @return a page of tweets in summary form; fails with 404, 403, or 503 when nobody
	 * can tell what the reader may see
	 */
	public CompletableFuture<Page<TweetSummary>> summariesOfUser(UUID userId, PageQuery query, Caller reader) {
		Limit rows = Limit.of(query.rows());
		CompletableFuture<Boolean> open = this.visibility.checkOpen(userId, reader);
		CompletableFuture<List<TweetSummary>> found = CompletableFuture.supplyAsync(
				() -> this.tweets.findSummariesOfUser(userId, query.createdBefore(), query.idBefore(), rows),
				this.threads);
		return open.thenCombine(found, (checked, tweets) -> Page.of(tweets, query.limit(), TweetReadService::cursor));
	}

	private static Cursor cursor(TweetSummary tweet) {
		return new Cursor(ListNames.USER_TWEETS, tweet.createdAt(), tweet.id());
	}

	/**
	 * Reads many tweets, for services that decide themselves who may see them.
	 * @return the summary forms of those that exist, newest first
	 */
	public CompletableFuture<List<TweetSummary>> summaries(List<UUID> ids) {
		UUID[] wanted = ids.toArray(UUID[]::new);
		return CompletableFuture.supplyAsync(() -> this.tweets.findSummaries(wanted), this.threads)
			.thenApply(TweetMapper::newestFirst);
	}

	/**
	 * Looks which tweets exist.
	 * @return which of them do, and which do not
	 */
	public CompletableFuture<ExistenceAnswer> existence(List<UUID> ids) {
		UUID[] wanted = ids.toArray(UUID[]::new);
		return CompletableFuture.supplyAsync(() -> this.tweets.findExisting(wanted), this.threads)
			.thenApply((existing) -> ExistenceAnswer.of(ids, new HashSet<>(existing)));
	}

	private static ContractException notFound() {
		return ContractException.notFound(Sentences.TWEET_NOT_FOUND);
	}

}
