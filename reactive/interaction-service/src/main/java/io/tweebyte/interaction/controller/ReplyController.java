package io.tweebyte.interaction.controller;

import java.util.List;
import java.util.Map;
import java.util.UUID;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.enums.ParameterIn;
import io.swagger.v3.oas.annotations.headers.Header;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import io.swagger.v3.oas.annotations.tags.Tag;
import io.tweebyte.contracts.interaction.ContentRequest;
import io.tweebyte.contracts.interaction.ReplyAnswer;
import io.tweebyte.contracts.interaction.ReplyOfTweet;
import io.tweebyte.contracts.interaction.ReplyRequest;
import io.tweebyte.contracts.page.ListNames;
import io.tweebyte.contracts.page.PageQuery;
import io.tweebyte.interaction.service.ReplyService;
import io.tweebyte.interaction.service.TweetCountService;
import io.tweebyte.shared.body.RequestBody;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.http.HeaderNames;
import io.tweebyte.shared.http.IdempotencyKey;
import io.tweebyte.shared.http.Query;
import io.tweebyte.shared.http.RequestView;
import io.tweebyte.shared.token.AsYourself;
import reactor.core.publisher.Mono;

import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/**
 * Replies to tweets.
 */
@RestController
@Tag(name = "Replies")
@RequestMapping("/replies")
class ReplyController {

	private final ReplyService replies;

	private final TweetCountService counts;

	ReplyController(ReplyService replies, TweetCountService counts) {
		this.replies = replies;
		this.counts = counts;
	}

	@PostMapping("/{userId}")
	@AsYourself
	@Operation(summary = "Replies to a tweet",
			requestBody = @io.swagger.v3.oas.annotations.parameters.RequestBody(
					content = @Content(schema = @Schema(implementation = ReplyRequest.class))),
			parameters = @Parameter(name = HeaderNames.IDEMPOTENCY_KEY, in = ParameterIn.HEADER,
					description = "The same in a repeated request, so that it writes nothing more",
					schema = @Schema(types = "string", minLength = 1, maxLength = 100)))
	@ApiResponse(responseCode = "200", description = "The reply")
	Mono<ReplyAnswer> reply(Caller caller, @PathVariable("userId") UUID userId, RequestView head, RequestBody body) {
		String key = IdempotencyKey.parse(head.headers(HeaderNames.IDEMPOTENCY_KEY)).orElse(null);
		return this.replies.reply(userId, body.as(ReplyRequest.class).validated(), key, caller);
	}

	@PutMapping("/{userId}/{replyId}")
	@AsYourself
	@Operation(summary = "Edits a reply",
			requestBody = @io.swagger.v3.oas.annotations.parameters.RequestBody(
					content = @Content(schema = @Schema(implementation = ContentRequest.class))))
	@ApiResponse(responseCode = "200", description = "Stored")
	Mono<ResponseEntity<Void>> edit(Caller caller, @PathVariable("userId") UUID userId,
			@PathVariable("replyId") UUID replyId, RequestBody body) {
		String content = body.as(ContentRequest.class).validated();
		return this.replies.edit(userId, replyId, content, caller)
			.then(Mono.fromSupplier(() -> ResponseEntity.ok().build()));
	}

	@DeleteMapping("/{userId}/{replyId}")
	@AsYourself
	@Operation(summary = "Deletes a reply")
	@ApiResponse(responseCode = "200", description = "Gone")
	Mono<ResponseEntity<Void>> delete(Caller caller, @PathVariable("userId") UUID userId,
			@PathVariable("replyId") UUID replyId) {
		return this.replies.delete(userId, replyId, caller).then(Mono.fromSupplier(() -> ResponseEntity.ok().build()));
	}

	@GetMapping("/tweet/{tweetId}")
	@Operation(summary = "The replies to a tweet")
	@PagedList
	Mono<ResponseEntity<List<ReplyOfTweet>>> ofTweet(Caller caller, @PathVariable("tweetId") UUID tweetId,
			Query query) {
		PageQuery page = Answers.page(query, ListNames.TWEET_REPLIES);
		return this.replies.ofTweet(tweetId, page, caller).map((found) -> Answers.page(found, page.limit()));
	}

	@GetMapping("/tweet/{tweetId}/count")
	@Operation(summary = "How many replies a tweet has")
	@ApiResponse(responseCode = "200", description = "The number", headers = @Header(name = HeaderNames.DEGRADED,
			description = "The parts that are missing or stale", schema = @Schema(types = "string")))
	Mono<ResponseEntity<Integer>> count(Caller caller, @PathVariable("tweetId") UUID tweetId) {
		return this.counts.replies(tweetId, caller).map(Answers::answer);
	}

	@GetMapping("/tweet/{tweetId}/top")
	@Operation(summary = "The most liked reply to a tweet, the newest of equals")
	@ApiResponse(responseCode = "200", description = "The reply, an empty object when there is none",
			content = @Content(schema = @Schema(implementation = ReplyOfTweet.class)),
			headers = @Header(name = HeaderNames.DEGRADED, description = "The parts that are missing or stale",
					schema = @Schema(types = "string")))
	Mono<ResponseEntity<Object>> top(Caller caller, @PathVariable("tweetId") UUID tweetId) {
		return this.replies.top(tweetId, caller)
			.map((found) -> Answers.head(found).body(found.value().<Object>map((reply) -> reply).orElse(Map.of())));
	}

}
