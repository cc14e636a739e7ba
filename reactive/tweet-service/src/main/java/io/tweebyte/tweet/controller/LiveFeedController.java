package io.tweebyte.tweet.controller;

import java.util.UUID;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import io.swagger.v3.oas.annotations.tags.Tag;
import io.tweebyte.contracts.validation.EventId;
import io.tweebyte.shared.api.FailsWith;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.token.AsYourself;
import io.tweebyte.tweet.service.LiveFeedService;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

import org.springframework.http.HttpMethod;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.http.codec.ServerSentEvent;
import org.springframework.security.core.annotation.AuthenticationPrincipal;
import org.springframework.security.oauth2.jwt.Jwt;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

@RestController
@Tag(name = "Tweets")
@RequestMapping("/tweets")
class LiveFeedController {

	private final LiveFeedService feeds;

	LiveFeedController(LiveFeedService feeds) {
		this.feeds = feeds;
	}

	@GetMapping(path = "/{userId}/feed/stream", produces = MediaType.TEXT_EVENT_STREAM_VALUE)
	@AsYourself
	@Operation(summary = "The tweets of all users whom the reader follows, as they are posted", description = """
			A client that sends Last-Event-ID gets what was posted after that event, for an hour by default. \
			By default a user has five streams open at once at an instance; further ones get 429. \
			An instance has 1,000; further ones get 503. \
			A stream ends with its token, or after an hour, and a client that reads too slowly is disconnected.""")
	@FailsWith({ 403, 429 })
	@ApiResponse(responseCode = "200", description = "Events named tweet, reset, and at last one named end",
			content = @Content(mediaType = MediaType.TEXT_EVENT_STREAM_VALUE, schema = @Schema(types = "string")))
	Mono<ResponseEntity<Flux<ServerSentEvent<Object>>>> stream(Caller caller, @PathVariable UUID userId,
			@RequestHeader(name = "Last-Event-ID", required = false) @EventId String last,
			@Parameter(hidden = true) @AuthenticationPrincipal Jwt token, HttpMethod method) {
		return method.equals(HttpMethod.HEAD) ? head() : this.feeds.open(userId, last, token, caller);
	}

	/** The server would drop the events, and so not notice that the client has gone. */
	private static Mono<ResponseEntity<Flux<ServerSentEvent<Object>>>> head() {
		return Mono.just(ResponseEntity.ok(Flux.empty()));
	}

}
