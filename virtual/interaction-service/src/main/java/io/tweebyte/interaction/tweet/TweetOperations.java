package io.tweebyte.interaction.tweet;

import java.util.UUID;

import io.tweebyte.contracts.tweet.ExistenceResponse;
import io.tweebyte.contracts.tweet.PopularHashtag;
import io.tweebyte.contracts.tweet.TweetIdsRequest;
import io.tweebyte.contracts.tweet.TweetSummary;
import io.tweebyte.shared.http.Caller;

import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.service.annotation.GetExchange;
import org.springframework.web.service.annotation.PostExchange;

/** What the tweet service does for this service. */
interface TweetOperations {

	@GetExchange("/tweets/{tweetId}/summary")
	TweetSummary summary(@PathVariable UUID tweetId, Caller caller);

	@PostExchange("/internal/tweets/summaries")
	TweetSummary[] summaries(@RequestBody TweetIdsRequest request, Caller caller);

	@PostExchange("/internal/tweets/existence")
	ExistenceResponse existence(@RequestBody TweetIdsRequest request, Caller caller);

	@GetExchange("/tweets/hashtag/popular")
	PopularHashtag[] popular(@RequestParam int limit, Caller caller);

}
