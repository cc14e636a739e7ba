package io.tweebyte.user.client;

import java.util.UUID;

import io.tweebyte.contracts.tweet.TweetSummary;
import io.tweebyte.shared.http.Caller;

import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.service.annotation.GetExchange;

/** What the tweet service does for this one. */
interface TweetOperations {

	@GetExchange("/tweets/user/{userId}/summary")
	TweetSummary[] newest(@PathVariable UUID userId, @RequestParam int limit, Caller caller);

}
