package io.tweebyte.user.client;

import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Function;

import io.github.resilience4j.circuitbreaker.annotation.CircuitBreaker;
import io.tweebyte.common.client.ServiceClient;
import io.tweebyte.contracts.tweet.TweetSummary;
import io.tweebyte.shared.api.Service;
import io.tweebyte.shared.client.FallbackLog;
import io.tweebyte.shared.client.ResponseChecks;
import io.tweebyte.shared.http.Caller;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import org.springframework.stereotype.Component;

@Component
public class TweetClient {

	private static final int NEWEST = 20;

	private static final Logger log = LoggerFactory.getLogger(TweetClient.class);

	private final TweetOperations service;

	TweetClient(Function<Service, ServiceClient> clients) {
		this.service = clients.apply(Service.TWEET).create(TweetOperations.class);
	}

	/** Returns a user's newest tweets; empty when the service is unavailable. */
	@CircuitBreaker(name = "tweets", fallbackMethod = "unknown")
	public Optional<List<TweetSummary>> newest(UUID userId, Caller caller) {
		return Optional.of(ResponseChecks.tweets(this.service.newest(userId, NEWEST, caller), NEWEST));
	}

	/**
	 * The fallback. Public, because the library makes others accessible for each failure
	 * anew, and two at once collide.
	 */
	public Optional<List<TweetSummary>> unknown(UUID userId, Caller caller, Throwable failure) {
		FallbackLog.write(log, caller, "A page is shown without tweets", failure);
		return Optional.empty();
	}

}
