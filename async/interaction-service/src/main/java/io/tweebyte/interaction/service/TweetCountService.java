package io.tweebyte.interaction.service;

import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.ToIntFunction;

import io.tweebyte.interaction.entity.TweetCounts;
import io.tweebyte.interaction.repository.TweetCountsRepository;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.http.Partial;

import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.stereotype.Service;

/**
 * Tells how much others made of a tweet. Its counts are as private as the tweet.
 */
@Service
public class TweetCountService {

	private final TweetCountsRepository counts;

	private final TweetAccessService access;

	private final Executor threads;

	TweetCountService(TweetCountsRepository counts, TweetAccessService access,
			@Qualifier("databaseThreads") Executor threads) {
		this.counts = counts;
		this.access = access;
		this.threads = threads;
	}

	/**
	 * Counts who likes a tweet.
	 * @param caller the reader
	 * @return the number; fails with 403, 404 or 503
	 */
	public CompletableFuture<Partial<Integer>> likes(UUID tweetId, Caller caller) {
		return count(tweetId, caller, TweetCounts::likes);
	}

	/**
	 * Counts the replies to a tweet.
	 * @param caller the reader
	 * @return the number; fails with 403, 404 or 503
	 */
	public CompletableFuture<Partial<Integer>> replies(UUID tweetId, Caller caller) {
		return count(tweetId, caller, TweetCounts::replies);
	}

	/**
	 * Counts who retweeted a tweet.
	 * @param caller the reader
	 * @return the number; fails with 403, 404 or 503
	 */
	public CompletableFuture<Partial<Integer>> retweets(UUID tweetId, Caller caller) {
		return count(tweetId, caller, TweetCounts::retweets);
	}

	private CompletableFuture<Partial<Integer>> count(UUID tweetId, Caller caller, ToIntFunction<TweetCounts> which) {
		return CompletableFuture.supplyAsync(() -> this.counts.find(tweetId), this.threads)
			.thenCompose((counts) -> count(tweetId, counts, caller, which));
	}

	private CompletableFuture<Partial<Integer>> count(UUID tweetId, Optional<TweetCounts> counts, Caller caller,
			ToIntFunction<TweetCounts> which) {
		return this.access
			.readable(tweetId, caller, () -> CompletableFuture.completedFuture(counts.map(TweetCounts::authorId)))
			.thenCompose((tweet) -> this.access.open(tweet, List.of(), caller)
				.thenApply((users) -> new Partial<>(counts.map(which::applyAsInt).orElse(0), tweet.missing(true))));
	}

}
