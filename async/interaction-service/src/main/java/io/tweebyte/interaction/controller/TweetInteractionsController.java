package io.tweebyte.interaction.controller;

import java.util.List;
import java.util.concurrent.CompletableFuture;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import io.swagger.v3.oas.annotations.tags.Tag;
import io.tweebyte.contracts.interaction.InteractionsRequest;
import io.tweebyte.contracts.interaction.TweetInteractions;
import io.tweebyte.interaction.service.TweetInteractionsService;
import io.tweebyte.shared.body.RequestBody;
import io.tweebyte.shared.http.Caller;

import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/**
 * What others made of tweets, for the tweet service.
 */
@RestController
@Tag(name = "Interactions")
@RequestMapping("/internal/tweets")
class TweetInteractionsController {

	private final TweetInteractionsService interactions;

	TweetInteractionsController(TweetInteractionsService interactions) {
		this.interactions = interactions;
	}

	@PostMapping("/interactions")
	@Operation(summary = "What others made of many tweets, for other services",
			requestBody = @io.swagger.v3.oas.annotations.parameters.RequestBody(
					content = @Content(schema = @Schema(implementation = InteractionsRequest.class))))
	@ApiResponse(responseCode = "200", description = "What was made of each tweet, in the order asked")
	CompletableFuture<List<TweetInteractions>> interactions(Caller caller, RequestBody body) {
		return this.interactions.interactions(body.as(InteractionsRequest.class), caller);
	}

}
