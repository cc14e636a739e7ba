package io.tweebyte.interaction.client;

import java.util.Collection;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;

import io.github.resilience4j.circuitbreaker.annotation.CircuitBreaker;
import io.tweebyte.common.client.ServiceClient;
import io.tweebyte.contracts.page.NumberQuery;
import io.tweebyte.contracts.tweet.ExistenceAnswer;
import io.tweebyte.contracts.tweet.PopularHashtag;
import io.tweebyte.contracts.tweet.TweetIdsRequest;
import io.tweebyte.contracts.tweet.TweetSummary;
import io.tweebyte.shared.http.CallFailedException;
import io.tweebyte.shared.http.Caller;
import tools.jackson.core.type.TypeReference;

import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.stereotype.Component;

/**
 * Asks the tweet service.
 */
@Component
public class TweetClient {

	private static final TypeReference<TweetSummary> TWEET = new TypeReference<>() {
	};

	private static final TypeReference<List<TweetSummary>> TWEETS = new TypeReference<>() {
	};

	private static final TypeReference<ExistenceAnswer> EXISTENCE = new TypeReference<>() {
	};

	private static final TypeReference<List<PopularHashtag>> HASHTAGS = new TypeReference<>() {
	};

	private final ServiceClient service;

	TweetClient(@Qualifier("tweetService") ServiceClient service) {
		this.service = service;
	}

	/**
	 * Reads a tweet.
	 * @param caller the reader
	 * @return the tweet; fails with {@link io.tweebyte.shared.http.CallRefusedException}
	 * when there is none or the reader may not see it, otherwise when the service is out
	 */
	@CircuitBreaker(name = "tweets")
	public CompletableFuture<TweetSummary> find(UUID tweetId, Caller caller) {
		return this.service.get("/tweets/" + tweetId + "/summary", caller, TWEET).thenApply(TweetClient::checked);
	}

	/**
	 * Reads tweets.
	 * @param tweetIds the tweets, 1 to 1000
	 * @param caller the reader
	 * @return those that exist, also if the reader may not see them; fails when the
	 * service is out
	 */
	@CircuitBreaker(name = "tweets")
	public CompletableFuture<List<TweetSummary>> findAll(Collection<UUID> tweetIds, Caller caller) {
		return this.service.post("/internal/tweets/summaries", request(tweetIds), caller, TWEETS)
			.thenApply(TweetClient::checked);
	}

	/**
	 * Asks which tweets exist.
	 * @param tweetIds the tweets, each once, 1 to 1000
	 * @return an answer about all of them and nothing else; fails when the service is out
	 */
	@CircuitBreaker(name = "tweets")
	public CompletableFuture<ExistenceAnswer> existence(List<UUID> tweetIds, Caller caller) {
		return this.service.post("/internal/tweets/existence", request(tweetIds), caller, EXISTENCE)
			.thenApply((answer) -> checked(answer, tweetIds));
	}

	/**
	 * Reads the most popular hashtags.
	 * @param caller the reader
	 * @return at most 100, the most popular first; fails when the service is out
	 */
	@CircuitBreaker(name = "tweets")
	public CompletableFuture<List<PopularHashtag>> popular(Caller caller) {
		return this.service.get("/tweets/hashtag/popular?limit=" + NumberQuery.POPULAR.max(), caller, HASHTAGS)
			.thenApply(TweetClient::checkedHashtags);
	}

	private static TweetIdsRequest request(Collection<UUID> tweetIds) {
		return new TweetIdsRequest(tweetIds.stream().map(UUID::toString).toList());
	}

	private static TweetSummary checked(TweetSummary tweet) {
		if (!isWhole(tweet)) {
			throw new CallFailedException("The tweet service's tweet makes no sense");
		}
		return tweet;
	}

	private static List<TweetSummary> checked(List<TweetSummary> tweets) {
		if (tweets.stream().anyMatch((tweet) -> !isWhole(tweet))) {
			throw new CallFailedException("The tweet service's list of tweets makes no sense");
		}
		return tweets;
	}

	private static List<PopularHashtag> checkedHashtags(List<PopularHashtag> hashtags) {
		if (hashtags.stream()
			.anyMatch((hashtag) -> hashtag == null || hashtag.id() == null || hashtag.text() == null)) {
			throw new CallFailedException("The tweet service's list of hashtags makes no sense");
		}
		return hashtags;
	}

	private static ExistenceAnswer checked(ExistenceAnswer answer, List<UUID> asked) {
		if (!answer.answers(asked)) {
			throw new CallFailedException("The tweet service does not say which tweets exist");
		}
		return answer;
	}

	private static boolean isWhole(TweetSummary tweet) {
		return tweet != null && tweet.id() != null && tweet.userId() != null && tweet.content() != null
				&& tweet.createdAt() != null;
	}

}
