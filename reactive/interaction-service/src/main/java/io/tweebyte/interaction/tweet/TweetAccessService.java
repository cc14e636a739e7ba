package io.tweebyte.interaction.tweet;

import java.util.Optional;
import java.util.UUID;
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
import io.tweebyte.shared.http.Partial;
import io.tweebyte.shared.interaction.ReadableTweet;
import io.tweebyte.shared.interaction.TweetCounts;
import io.tweebyte.shared.settings.CacheSettings;
import io.tweebyte.shared.settings.TimeSettings;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import reactor.core.publisher.Mono;

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
	public Mono<UUID> writable(UUID tweetId, Caller caller) {
		return cached(tweetId).flatMap(
				(author) -> author.isPresent() ? this.visibility.open(author.get(), caller).thenReturn(author.get())
						: fetched(tweetId, caller).map(TweetSummary::userId));
	}

	private Mono<Optional<UUID>> cached(UUID tweetId) {
		return this.cache.get(CacheKeys.tweetExistence(tweetId), KnownTweet.class)
			.map((known) -> known
				.map((tweet) -> tweet.author().orElseThrow(() -> ApiException.notFound(Messages.TWEET_NOT_FOUND))));
	}

	private Mono<TweetSummary> fetched(UUID tweetId, Caller caller) {
		// another user may see other tweets
		return this.flights.run(tweetId + " " + caller.userId(), () -> read(tweetId, caller));
	}

	private Mono<TweetSummary> read(UUID tweetId, Caller caller) {
		return this.tweets.find(tweetId, caller.forAll(this.times.call()))
			.onErrorMap(ResponseChecks::refusal)
			.flatMap((tweet) -> this.cache
				.putIfAbsent(CacheKeys.tweetExistence(tweet.id()), KnownTweet.by(tweet.userId()),
						this.settings.tweetExistence())
				.thenReturn(tweet));
	}

	/** A refusal reads nothing: its time would show how much there is. */
	public Mono<ReadableTweet> readable(UUID tweetId, Caller caller) {
		return cached(tweetId).flatMap((author) -> author.isPresent()
				? this.visibility.open(author.get(), caller).thenReturn(ReadableTweet.of(tweetId, false))
				: fetchedOrStored(tweetId, caller));
	}

	/** As {@link #readable}, for a list that shows the tweet, which Redis lacks. */
	public Mono<ReadableTweet> shown(UUID tweetId, Caller caller) {
		return cached(tweetId).flatMap((author) -> fetchedOrStored(tweetId, caller));
	}

	private Mono<ReadableTweet> fetchedOrStored(UUID tweetId, Caller caller) {
		return fetched(tweetId, caller).map((tweet) -> new ReadableTweet(tweet, false))
			.onErrorResume((failure) -> stored(tweetId, caller, failure));
	}

	private Mono<ReadableTweet> stored(UUID tweetId, Caller caller, Throwable failure) {
		if (failure instanceof ApiException refusal && refusal.kind() != ErrorKind.SERVICE_UNAVAILABLE) {
			return Mono.error(failure);
		}
		FallbackLog.write(log, caller, "A tweet is shown as it is stored", failure);
		return this.counts.find(tweetId)
			// without interactions, there is nothing to hide
			.flatMap((counts) -> this.visibility.open(counts.authorId(), caller))
			.thenReturn(ReadableTweet.of(tweetId, true));
	}

	/** The counts of a tweet are as private as the tweet: fails with 403, 404 or 503. */
	public Mono<Partial<Integer>> count(UUID tweetId, Caller caller, ToIntFunction<TweetCounts> which) {
		return readable(tweetId, caller).flatMap((tweet) -> this.counts.find(tweetId)
			.map(which::applyAsInt)
			.defaultIfEmpty(0)
			.map((count) -> new Partial<>(count, tweet.missing(true))));
	}

}
