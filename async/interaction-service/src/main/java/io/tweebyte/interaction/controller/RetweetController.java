package io.tweebyte.interaction.controller;

import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.headers.Header;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import io.swagger.v3.oas.annotations.tags.Tag;
import io.tweebyte.contracts.interaction.ContentRequest;
import io.tweebyte.contracts.interaction.Retweet;
import io.tweebyte.contracts.interaction.RetweetAnswer;
import io.tweebyte.contracts.interaction.RetweetRequest;
import io.tweebyte.contracts.page.ListNames;
import io.tweebyte.contracts.page.PageQuery;
import io.tweebyte.interaction.service.RetweetService;
import io.tweebyte.interaction.service.TweetCountService;
import io.tweebyte.shared.body.RequestBody;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.http.HeaderNames;
import io.tweebyte.shared.http.Query;
import io.tweebyte.shared.token.AsYourself;

import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/**
 * Retweets.
 */
@RestController
@Tag(name = "Retweets")
@RequestMapping("/retweets")
class RetweetController {

	private final RetweetService retweets;

	private final TweetCountService counts;

	RetweetController(RetweetService retweets, TweetCountService counts) {
		this.retweets = retweets;
		this.counts = counts;
	}

	@PostMapping("/{userId}")
	@AsYourself
	@Operation(summary = "Retweets a tweet",
			requestBody = @io.swagger.v3.oas.annotations.parameters.RequestBody(
					content = @Content(schema = @Schema(implementation = RetweetRequest.class))))
	@ApiResponse(responseCode = "200", description = "The retweet, the first one if it is repeated")
	CompletableFuture<RetweetAnswer> retweet(Caller caller, @PathVariable("userId") UUID userId, RequestBody body) {
		return this.retweets.retweet(userId, body.as(RetweetRequest.class).validated(), caller);
	}

	@PutMapping("/{userId}/{retweetId}")
	@AsYourself
	@Operation(summary = "Edits what a user says to a tweet that he retweeted",
			requestBody = @io.swagger.v3.oas.annotations.parameters.RequestBody(
					content = @Content(schema = @Schema(implementation = ContentRequest.class))))
	@ApiResponse(responseCode = "200", description = "Stored")
	CompletableFuture<ResponseEntity<Void>> edit(Caller caller, @PathVariable("userId") UUID userId,
			@PathVariable("retweetId") UUID retweetId, RequestBody body) {
		String content = body.as(ContentRequest.class).validated();
		return this.retweets.edit(userId, retweetId, content, caller).thenApply((done) -> ResponseEntity.ok().build());
	}

	@DeleteMapping("/{userId}/{retweetId}")
	@AsYourself
	@Operation(summary = "Deletes a retweet")
	@ApiResponse(responseCode = "200", description = "Gone")
	CompletableFuture<ResponseEntity<Void>> delete(Caller caller, @PathVariable("userId") UUID userId,
			@PathVariable("retweetId") UUID retweetId) {
		return this.retweets.delete(userId, retweetId, caller).thenApply((done) -> ResponseEntity.ok().build());
	}

	@GetMapping("/user/{userId}")
	@Operation(summary = "What a user retweeted")
	@PagedList
	CompletableFuture<ResponseEntity<List<Retweet>>> ofUser(Caller caller, @PathVariable("userId") UUID userId,
			Query query) {
		PageQuery page = Answers.page(query, ListNames.USER_RETWEETS);
		return this.retweets.ofUser(userId, page, caller).thenApply((found) -> Answers.page(found, page.limit()));
	}

	@GetMapping("/tweet/{tweetId}")
	@Operation(summary = "Who retweeted a tweet")
	@PagedList
	CompletableFuture<ResponseEntity<List<Retweet>>> ofTweet(Caller caller, @PathVariable("tweetId") UUID tweetId,
			Query query) {
		PageQuery page = Answers.page(query, ListNames.TWEET_RETWEETS);
		return this.retweets.ofTweet(tweetId, page, caller).thenApply((found) -> Answers.page(found, page.limit()));
	}

	@GetMapping("/tweet/{tweetId}/count")
	@Operation(summary = "How often a tweet was retweeted")
	@ApiResponse(responseCode = "200", description = "The number", headers = @Header(name = HeaderNames.DEGRADED,
			description = "The parts that are missing or stale", schema = @Schema(types = "string")))
	CompletableFuture<ResponseEntity<Integer>> count(Caller caller, @PathVariable("tweetId") UUID tweetId) {
		return this.counts.retweets(tweetId, caller).thenApply(Answers::answer);
	}

}
