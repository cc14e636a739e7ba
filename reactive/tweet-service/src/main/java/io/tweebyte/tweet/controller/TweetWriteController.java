package io.tweebyte.tweet.controller;

import java.util.UUID;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.enums.ParameterIn;
import io.swagger.v3.oas.annotations.headers.Header;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import io.swagger.v3.oas.annotations.tags.Tag;
import io.tweebyte.contracts.tweet.TweetDetails;
import io.tweebyte.contracts.tweet.TweetRequest;
import io.tweebyte.shared.body.RequestBody;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.http.ExpectedVersions;
import io.tweebyte.shared.http.HeaderNames;
import io.tweebyte.shared.http.IdempotencyKey;
import io.tweebyte.shared.http.Partial;
import io.tweebyte.shared.http.RequestView;
import io.tweebyte.shared.token.AsYourself;
import io.tweebyte.tweet.service.TweetWriteService;
import reactor.core.publisher.Mono;

import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/**
 * Tweets, for their authors.
 */
@RestController
@Tag(name = "Tweets")
@RequestMapping("/tweets")
class TweetWriteController {

	private final TweetWriteService tweets;

	TweetWriteController(TweetWriteService tweets) {
		this.tweets = tweets;
	}

	@PostMapping("/{userId}")
	@AsYourself
	@Operation(summary = "Posts a tweet",
			requestBody = @io.swagger.v3.oas.annotations.parameters.RequestBody(
					content = @Content(schema = @Schema(implementation = TweetRequest.class))),
			parameters = @Parameter(name = HeaderNames.IDEMPOTENCY_KEY, in = ParameterIn.HEADER,
					description = "The same in a repeated request, so that it posts nothing more",
					schema = @Schema(types = "string", minLength = 1, maxLength = 100)))
	@ApiResponse(responseCode = "200", description = "The tweet", headers = @Header(name = HeaderNames.DEGRADED,
			description = "The parts that are missing", schema = @Schema(types = "string")))
	Mono<ResponseEntity<TweetDetails>> post(Caller caller, @PathVariable("userId") UUID userId, RequestView head,
			RequestBody body) {
		String key = IdempotencyKey.parse(head.headers(HeaderNames.IDEMPOTENCY_KEY)).orElse(null);
		String content = body.as(TweetRequest.class).validated();
		return this.tweets.post(userId, content, key, caller).map((posted) -> answer(posted).body(posted.value()));
	}

	@PutMapping("/{tweetId}")
	@Operation(summary = "Edits a tweet",
			requestBody = @io.swagger.v3.oas.annotations.parameters.RequestBody(
					content = @Content(schema = @Schema(implementation = TweetRequest.class))),
			parameters = @Parameter(name = HeaderNames.IF_MATCH, in = ParameterIn.HEADER,
					description = "The ETag of the version to edit; without it the last edit wins",
					schema = @Schema(types = "string")))
	@ApiResponse(responseCode = "200", description = "Stored", headers = @Header(name = HeaderNames.DEGRADED,
			description = "The parts that are missing", schema = @Schema(types = "string")))
	Mono<ResponseEntity<Void>> edit(Caller caller, @PathVariable("tweetId") UUID tweetId, RequestView head,
			RequestBody body) {
		ExpectedVersions expected = ExpectedVersions.parse(head.headers(HeaderNames.IF_MATCH));
		String content = body.as(TweetRequest.class).validated();
		return this.tweets.edit(tweetId, content, expected, caller).map((edited) -> answer(edited).build());
	}

	private static ResponseEntity.BodyBuilder answer(Partial<?> partial) {
		ResponseEntity.BodyBuilder answer = ResponseEntity.ok();
		return partial.isDegraded() ? answer.header(HeaderNames.DEGRADED, partial.header()) : answer;
	}

	@DeleteMapping("/{tweetId}")
	@Operation(summary = "Deletes a tweet")
	@ApiResponse(responseCode = "204", description = "Gone")
	Mono<ResponseEntity<Void>> delete(Caller caller, @PathVariable("tweetId") UUID tweetId) {
		return this.tweets.delete(tweetId, caller).then(Mono.fromSupplier(() -> ResponseEntity.noContent().build()));
	}

}
