package io.tweebyte.interaction.tweet;

import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.function.ToIntFunction;

import io.tweebyte.common.cache.JsonCache;
import io.tweebyte.common.cache.SingleFlight;
import io.tweebyte.common.user.VisibilityService;
import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.ErrorKind;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.contracts.tweet.TweetSummary;
import io.tweebyte.shared.cache.CacheKeys;
import io.tweebyte.shared.cache.CachedValues.KnownTweet;
import io.tweebyte.shared.client.FallbackLog;
import io.tweebyte.shared.client.ResponseChecks;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.http.Failures;
import io.tweebyte.shared.http.Partial;
import io.tweebyte.shared.interaction.ReadableTweet;
import io.tweebyte.shared.interaction.TweetCounts;
import io.tweebyte.shared.settings.CacheSettings;
import io.tweebyte.shared.settings.TimeSettings;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import org.springframework.stereotype.Service;

/**
 * Finds out whether tweets exist, whose they are, and who may see them. When it is
 * called, the tweet service decides; what Redis knows saves the call, and then the
 * author's account decides.
 */
@Service
public class TweetAccessService {

	private static final Logger log = LoggerFactory.getLogger(TweetAccessService.class);

	private final TweetClient tweets;

	private final VisibilityService visibility;

	private final JsonCache cache;

	private final CacheSettings settings;

	private final TimeSettings times;

	private final TweetCountsRepository counts;

	private final SingleFlight<TweetSummary> flights = new SingleFlight<>();

	TweetAccessService(TweetClient tweets, VisibilityService visibility, JsonCache cache, CacheSettings settings,
			TimeSettings times, TweetCountsRepository counts) {
		this.tweets = tweets;
		this.visibility = visibility;
		this.cache = cache;
		this.settings = settings;
		this.times = times;
		this.counts = counts;
	}

	/**
	 * Returns the author of a tweet that the caller reacts to; fails with 403, 404, or
	 * 503 when it is unknown whether the caller may.
	 */
	public CompletableFuture<UUID> writable(UUID tweetId, Caller caller) {
		return cached(tweetId).thenCompose((author) -> author.isPresent()
				? this.visibility.open(author.get(), caller).thenApply((open) -> author.get())
				: fetched(tweetId, caller).thenApply(TweetSummary::userId));
	}

	private CompletableFuture<Optional<UUID>> cached(UUID tweetId) {
		return this.cache.get(CacheKeys.tweetExistence(tweetId), KnownTweet.class)
			.thenApply((known) -> known
				.map((tweet) -> tweet.author().orElseThrow(() -> ApiException.notFound(Messages.TWEET_NOT_FOUND))));
	}

	private CompletableFuture<TweetSummary> fetched(UUID tweetId, Caller caller) {
		// another user may see other tweets
		return this.flights.run(tweetId + " " + caller.userId(), () -> read(tweetId, caller));
	}

	private CompletableFuture<TweetSummary> read(UUID tweetId, Caller caller) {
		return this.tweets.find(tweetId, caller.forAll(this.times.call()))
			.exceptionallyCompose(
					(failure) -> CompletableFuture.failedFuture(ResponseChecks.refusal(Failures.cause(failure))))
			.thenCompose((tweet) -> this.cache
				.putIfAbsent(CacheKeys.tweetExistence(tweet.id()), KnownTweet.by(tweet.userId()),
						this.settings.tweetExistence())
				.thenApply((done) -> tweet));
	}

	/** A refusal reads nothing: its time would show how much there is. */
	public CompletableFuture<ReadableTweet> readable(UUID tweetId, Caller caller) {
		return cached(tweetId).thenCompose((author) -> author.isPresent()
				? this.visibility.open(author.get(), caller).thenApply((open) -> ReadableTweet.of(tweetId, false))
				: fetchedOrStored(tweetId, caller));
	}

	/** As {@link #readable}, for a list that shows the tweet, which Redis lacks. */
	public CompletableFuture<ReadableTweet> shown(UUID tweetId, Caller caller) {
		return cached(tweetId).thenCompose((author) -> fetchedOrStored(tweetId, caller));
	}

	private CompletableFuture<ReadableTweet> fetchedOrStored(UUID tweetId, Caller caller) {
		return fetched(tweetId, caller).thenApply((tweet) -> new ReadableTweet(tweet, false))
			.exceptionallyCompose((failure) -> stored(tweetId, caller, Failures.cause(failure)));
	}

	private CompletableFuture<ReadableTweet> stored(UUID tweetId, Caller caller, Throwable failure) {
		if (failure instanceof ApiException refusal && refusal.kind() != ErrorKind.SERVICE_UNAVAILABLE) {
			return CompletableFuture.failedFuture(failure);
		}
		FallbackLog.write(log, caller, "A tweet is shown as it is stored", failure);
		return this.counts.find(tweetId)
			// without interactions, there is nothing to hide
			.thenCompose((found) -> found.isPresent() ? this.visibility.open(found.get().authorId(), caller)
					: CompletableFuture.completedFuture(null))
			.thenApply((open) -> ReadableTweet.of(tweetId, true));
	}

	/** The counts of a tweet are as private as the tweet: fails with 403, 404 or 503. */
	public CompletableFuture<Partial<Integer>> count(UUID tweetId, Caller caller, ToIntFunction<TweetCounts> which) {
		return readable(tweetId, caller).thenCompose((tweet) -> this.counts.find(tweetId)
			.thenApply((counts) -> new Partial<>(counts.map(which::applyAsInt).orElse(0), tweet.missing(true))));
	}

}
