package io.tweebyte.user.client;

import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;

import io.github.resilience4j.circuitbreaker.annotation.CircuitBreaker;
import io.tweebyte.common.client.FallbackLog;
import io.tweebyte.common.client.ServiceClient;
import io.tweebyte.contracts.tweet.TweetSummary;
import io.tweebyte.shared.http.CallFailedException;
import io.tweebyte.shared.http.Caller;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.core.type.TypeReference;

import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.stereotype.Component;

/**
 * Asks the tweet service.
 */
@Component
public class TweetClient {

	/** How many tweets a user's page shows. */
	static final int NEWEST = 20;

	private static final Logger log = LoggerFactory.getLogger(TweetClient.class);

	private static final TypeReference<List<TweetSummary>> TWEETS = new TypeReference<>() {
	};

	private final ServiceClient service;

	TweetClient(@Qualifier("tweetService") ServiceClient service) {
		this.service = service;
	}

	/**
	 * Reads a user's newest tweets.
	 * @param userId the author
	 * @param caller the reader
	 * @return at most 20 tweets, or empty when the service is out
	 */
	@CircuitBreaker(name = "tweets", fallbackMethod = "unknown")
	public CompletableFuture<Optional<List<TweetSummary>>> newest(UUID userId, Caller caller) {
		return this.service.get("/tweets/user/" + userId + "/summary?limit=" + NEWEST, caller, TWEETS)
			.thenApply((tweets) -> Optional.of(checked(tweets)));
	}

	private static List<TweetSummary> checked(List<TweetSummary> tweets) {
		if (tweets.size() > NEWEST || tweets.stream().anyMatch((tweet) -> !isWhole(tweet))) {
			throw new CallFailedException("The tweet service's list of tweets makes no sense");
		}
		return tweets;
	}

	private static boolean isWhole(TweetSummary tweet) {
		return tweet != null && tweet.id() != null && tweet.userId() != null && tweet.content() != null
				&& tweet.createdAt() != null;
	}

	/**
	 * What is answered instead. Public, because the library opens and closes what is not
	 * anew for each failure, and two at once collide.
	 */
	public CompletableFuture<Optional<List<TweetSummary>>> unknown(UUID userId, Caller caller, Throwable failure) {
		FallbackLog.write(log, caller, "A page is shown without tweets", failure);
		return CompletableFuture.completedFuture(Optional.empty());
	}

}
