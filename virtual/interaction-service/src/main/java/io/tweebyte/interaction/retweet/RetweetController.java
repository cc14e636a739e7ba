package io.tweebyte.interaction.retweet;

import java.util.List;
import java.util.UUID;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import io.swagger.v3.oas.annotations.tags.Tag;
import io.tweebyte.contracts.interaction.ContentRequest;
import io.tweebyte.contracts.interaction.Retweet;
import io.tweebyte.contracts.interaction.RetweetResponse;
import io.tweebyte.contracts.interaction.RetweetRequest;
import io.tweebyte.contracts.page.CursorOf;
import io.tweebyte.contracts.page.ListNames;
import io.tweebyte.contracts.page.PageQuery;
import io.tweebyte.interaction.tweet.TweetAccessService;
import io.tweebyte.shared.api.FailsWith;
import io.tweebyte.shared.api.PageResponse;
import io.tweebyte.shared.api.PartialResponse;
import io.tweebyte.shared.http.Caller;
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
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

@RestController
@Tag(name = "Retweets")
@RequestMapping(path = "/retweets", produces = MediaType.APPLICATION_JSON_VALUE)
class RetweetController {

	private final RetweetService retweets;

	private final TweetAccessService access;

	RetweetController(RetweetService retweets, TweetAccessService access) {
		this.retweets = retweets;
		this.access = access;
	}

	@PostMapping("/{userId}")
	@AsYourself
	@Operation(summary = "Retweets a tweet")
	@FailsWith(404)
	@ApiResponse(responseCode = "200", description = "The retweet, the first one if it is repeated")
	RetweetResponse retweet(Caller caller, @PathVariable UUID userId, @Valid @RequestBody RetweetRequest request) {
		return this.retweets.retweet(userId, request, caller);
	}

	@PutMapping("/{userId}/{retweetId}")
	@AsYourself
	@Operation(summary = "Edits the comment of a retweet")
	@FailsWith(404)
	void edit(Caller caller, @PathVariable UUID userId, @PathVariable UUID retweetId,
			@Valid @RequestBody ContentRequest request) {
		this.retweets.edit(retweetId, request.content(), caller);
	}

	@DeleteMapping("/{userId}/{retweetId}")
	@AsYourself
	@Operation(summary = "Deletes a retweet")
	void delete(Caller caller, @PathVariable UUID userId, @PathVariable UUID retweetId) {
		this.retweets.delete(retweetId, caller);
	}

	@GetMapping("/user/{userId}")
	@Operation(summary = "What a user retweeted")
	@FailsWith({ 403, 404 })
	@PageResponse
	ResponseEntity<List<Retweet>> ofUser(Caller caller, @PathVariable UUID userId,
			@Valid @CursorOf(ListNames.USER_RETWEETS) PageQuery page) {
		return Responses.page(this.retweets.ofUser(userId, page, caller), page.limit());
	}

	@GetMapping("/tweet/{tweetId}")
	@Operation(summary = "Who retweeted a tweet")
	@FailsWith({ 403, 404 })
	@PageResponse
	ResponseEntity<List<Retweet>> ofTweet(Caller caller, @PathVariable UUID tweetId,
			@Valid @CursorOf(ListNames.TWEET_RETWEETS) PageQuery page) {
		return Responses.page(this.retweets.ofTweet(tweetId, page, caller), page.limit());
	}

	@GetMapping("/tweet/{tweetId}/count")
	@Operation(summary = "How often a tweet was retweeted")
	@FailsWith({ 403, 404 })
	@PartialResponse("The number")
	ResponseEntity<Integer> count(Caller caller, @PathVariable UUID tweetId) {
		return Responses.of(this.access.count(tweetId, caller, TweetCounts::retweets));
	}

}
