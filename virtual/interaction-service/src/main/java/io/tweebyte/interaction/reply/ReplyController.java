package io.tweebyte.interaction.reply;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.headers.Header;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import io.swagger.v3.oas.annotations.tags.Tag;
import io.tweebyte.contracts.interaction.ContentRequest;
import io.tweebyte.contracts.interaction.ReplyResponse;
import io.tweebyte.contracts.interaction.ReplyOfTweet;
import io.tweebyte.contracts.interaction.ReplyRequest;
import io.tweebyte.contracts.page.CursorOf;
import io.tweebyte.contracts.page.ListNames;
import io.tweebyte.contracts.page.PageQuery;
import io.tweebyte.contracts.validation.IdempotencyKey;
import io.tweebyte.interaction.tweet.TweetAccessService;
import io.tweebyte.shared.api.FailsWith;
import io.tweebyte.shared.api.PageResponse;
import io.tweebyte.shared.api.PartialResponse;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.http.HeaderNames;
import io.tweebyte.shared.http.Partial;
import io.tweebyte.shared.interaction.TweetCounts;
import io.tweebyte.shared.token.AsYourself;
import io.tweebyte.shared.web.Responses;
import jakarta.validation.Valid;

import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

@RestController
@Tag(name = "Replies")
@RequestMapping(path = "/replies", produces = MediaType.APPLICATION_JSON_VALUE)
class ReplyController {

	private final ReplyService replies;

	private final TweetAccessService access;

	ReplyController(ReplyService replies, TweetAccessService access) {
		this.replies = replies;
		this.access = access;
	}

	@PostMapping("/{userId}")
	@AsYourself
	@Operation(summary = "Replies to a tweet")
	@FailsWith(404)
	@ApiResponse(responseCode = "200", description = "The reply")
	ReplyResponse reply(Caller caller, @PathVariable UUID userId,
			@RequestHeader(name = HeaderNames.IDEMPOTENCY_KEY, required = false) @IdempotencyKey String key,
			@Valid @RequestBody ReplyRequest request) {
		return this.replies.reply(userId, request, key, caller);
	}

	@PutMapping("/{userId}/{replyId}")
	@AsYourself
	@Operation(summary = "Edits a reply")
	@FailsWith(404)
	void edit(Caller caller, @PathVariable UUID userId, @PathVariable UUID replyId,
			@Valid @RequestBody ContentRequest request) {
		this.replies.edit(replyId, request.content(), caller);
	}

	@DeleteMapping("/{userId}/{replyId}")
	@AsYourself
	@Operation(summary = "Deletes a reply")
	void delete(Caller caller, @PathVariable UUID userId, @PathVariable UUID replyId) {
		this.replies.delete(replyId, caller);
	}

	@GetMapping("/tweet/{tweetId}")
	@Operation(summary = "The replies to a tweet")
	@FailsWith({ 403, 404 })
	@PageResponse
	ResponseEntity<List<ReplyOfTweet>> ofTweet(Caller caller, @PathVariable UUID tweetId,
			@Valid @CursorOf(ListNames.TWEET_REPLIES) PageQuery page) {
		return Responses.page(this.replies.ofTweet(tweetId, page, caller), page.limit());
	}

	@GetMapping("/tweet/{tweetId}/count")
	@Operation(summary = "How many replies a tweet has")
	@FailsWith({ 403, 404 })
	@PartialResponse("The number")
	ResponseEntity<Integer> count(Caller caller, @PathVariable UUID tweetId) {
		return Responses.of(this.access.count(tweetId, caller, TweetCounts::replies));
	}

	@GetMapping("/tweet/{tweetId}/top")
	@Operation(summary = "The most liked reply to a tweet, the newest of equals")
	@FailsWith({ 403, 404 })
	@ApiResponse(responseCode = "200", description = "The reply, an empty object when there is none",
			content = @Content(schema = @Schema(implementation = ReplyOfTweet.class)),
			headers = @Header(name = HeaderNames.DEGRADED, description = "The parts that are missing or stale",
					schema = @Schema(types = "string")))
	ResponseEntity<Object> top(Caller caller, @PathVariable UUID tweetId) {
		Partial<Optional<ReplyOfTweet>> found = this.replies.top(tweetId, caller);
		return Responses.head(found).body(found.value().<Object>map((reply) -> reply).orElse(Map.of()));
	}

}
