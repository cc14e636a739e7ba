package io.tweebyte.common.client;

import java.util.UUID;

import io.tweebyte.contracts.interaction.InteractionsRequest;
import io.tweebyte.contracts.interaction.TweetInteractions;
import io.tweebyte.shared.http.Caller;

import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.service.annotation.GetExchange;
import org.springframework.web.service.annotation.PostExchange;

/** What the interaction service does for other services. */
interface InteractionOperations {

	@GetExchange("/follows/{userId}/following/identifiers")
	UUID[] followedIds(@PathVariable UUID userId, Caller caller);

	@GetExchange("/follows/{userId}/followers/count")
	Long followers(@PathVariable UUID userId, Caller caller);

	@GetExchange("/follows/{userId}/following/count")
	Long following(@PathVariable UUID userId, Caller caller);

	@PostExchange("/internal/tweets/interactions")
	TweetInteractions[] interactions(@RequestBody InteractionsRequest request, Caller caller);

}
