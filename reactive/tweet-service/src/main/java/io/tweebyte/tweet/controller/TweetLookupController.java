package io.tweebyte.tweet.controller;

import java.util.List;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import io.swagger.v3.oas.annotations.tags.Tag;
import io.tweebyte.contracts.tweet.ExistenceAnswer;
import io.tweebyte.contracts.tweet.TweetIdsRequest;
import io.tweebyte.contracts.tweet.TweetSummary;
import io.tweebyte.shared.body.RequestBody;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.tweet.service.TweetReadService;
import reactor.core.publisher.Mono;

import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/**
 * Looks many tweets up at once, for other services.
 */
@RestController
@Tag(name = "Tweets")
@RequestMapping("/internal/tweets")
class TweetLookupController {

	private final TweetReadService tweets;

	TweetLookupController(TweetReadService tweets) {
		this.tweets = tweets;
	}

	@PostMapping("/summaries")
	@Operation(summary = "Many summaries, for other services",
			requestBody = @io.swagger.v3.oas.annotations.parameters.RequestBody(
					content = @Content(schema = @Schema(implementation = TweetIdsRequest.class))))
	@ApiResponse(responseCode = "200", description = "The summaries of the tweets that exist, newest first")
	Mono<List<TweetSummary>> summaries(Caller caller, RequestBody body) {
		return this.tweets.summaries(body.as(TweetIdsRequest.class).validated());
	}

	@PostMapping("/existence")
	@Operation(summary = "Which tweets exist, for other services",
			requestBody = @io.swagger.v3.oas.annotations.parameters.RequestBody(
					content = @Content(schema = @Schema(implementation = TweetIdsRequest.class))))
	@ApiResponse(responseCode = "200", description = "Those that exist, and those that do not")
	Mono<ExistenceAnswer> existence(Caller caller, RequestBody body) {
		return this.tweets.existence(body.as(TweetIdsRequest.class).validated());
	}

}
