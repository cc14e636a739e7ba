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
import reactor.core.publisher.Mono;

import org.springframework.stereotype.Component;

@Component
public class TweetClient {

	private final ServiceClient service;

	TweetClient(Function<Service, ServiceClient> clients) {
		this.service = clients.apply(Service.TWEET);
	}

	/**
	 * Fails with {@link io.tweebyte.shared.call.CallRefusedException} when there is no
	 * such tweet or the reader may not see it, otherwise when the service is unavailable.
	 */
	@CircuitBreaker(name = "tweets")
	public Mono<TweetSummary> find(UUID tweetId, Caller caller) {
		return this.service.get("/tweets/" + tweetId + "/summary", caller, TweetSummary.class)
			.map(ResponseChecks::tweet);
	}

	/**
	 * Reads 1 to 1000 tweets. Returns those that exist, also if the reader may not see
	 * them; fails when the service is unavailable.
	 */
	@CircuitBreaker(name = "tweets")
	public Mono<List<TweetSummary>> findAll(List<UUID> tweetIds, Caller caller) {
		return this.service
			.post("/internal/tweets/summaries", new TweetIdsRequest(tweetIds), caller, TweetSummary[].class)
			.map((tweets) -> ResponseChecks.tweets(tweets, Identifiers.MAX_AT_ONCE));
	}

	@CircuitBreaker(name = "tweets")
	public Mono<ExistenceResponse> existence(List<UUID> tweetIds, Caller caller) {
		return this.service
			.post("/internal/tweets/existence", new TweetIdsRequest(tweetIds), caller, ExistenceResponse.class)
			.map((response) -> ResponseChecks.existence(response, tweetIds));
	}

	@CircuitBreaker(name = "tweets")
	public Mono<List<PopularHashtag>> popular(Caller caller) {
		return this.service
			.get("/tweets/hashtag/popular?limit=" + NumberParameters.SIZE_MAX, caller, PopularHashtag[].class)
			.map(ResponseChecks::hashtags);
	}

}
