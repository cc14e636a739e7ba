package io.tweebyte.interaction.tweet;

import java.util.List;
import java.util.UUID;
import java.util.function.Function;

import io.github.resilience4j.circuitbreaker.annotation.CircuitBreaker;
import io.tweebyte.common.client.ServiceClient;
import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.contracts.page.NumberParameters;
import io.tweebyte.contracts.tweet.ExistenceResponse;
import io.tweebyte.contracts.tweet.PopularHashtag;
import io.tweebyte.contracts.tweet.TweetIdsRequest;
import io.tweebyte.contracts.tweet.TweetSummary;
import io.tweebyte.shared.api.Service;
import io.tweebyte.shared.client.ResponseChecks;
import io.tweebyte.shared.http.Caller;

import org.springframework.stereotype.Component;

@Component
public class TweetClient {

	private final TweetOperations service;

	TweetClient(Function<Service, ServiceClient> clients) {
		this.service = clients.apply(Service.TWEET).create(TweetOperations.class);
	}

	/**
	 * Fails with {@link io.tweebyte.shared.call.CallRefusedException} when there is no
	 * such tweet or the reader may not see it, otherwise when the service is unavailable.
	 */
	@CircuitBreaker(name = "tweets")
	public TweetSummary find(UUID tweetId, Caller caller) {
		return ResponseChecks.tweet(this.service.summary(tweetId, caller));
	}

	/**
	 * Reads 1 to 1000 tweets. Returns those that exist, also if the reader may not see
	 * them; fails when the service is unavailable.
	 */
	@CircuitBreaker(name = "tweets")
	public List<TweetSummary> findAll(List<UUID> tweetIds, Caller caller) {
		return ResponseChecks.tweets(this.service.summaries(new TweetIdsRequest(tweetIds), caller),
				Identifiers.MAX_AT_ONCE);
	}

	@CircuitBreaker(name = "tweets")
	public ExistenceResponse existence(List<UUID> tweetIds, Caller caller) {
		return ResponseChecks.existence(this.service.existence(new TweetIdsRequest(tweetIds), caller), tweetIds);
	}

	@CircuitBreaker(name = "tweets")
	public List<PopularHashtag> popular(Caller caller) {
		return ResponseChecks.hashtags(this.service.popular(NumberParameters.SIZE_MAX, caller));
	}

}
