package io.tweebyte.interaction.like;

import java.util.List;
import java.util.UUID;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import io.swagger.v3.oas.annotations.tags.Tag;
import io.tweebyte.contracts.interaction.LikeResponse;
import io.tweebyte.contracts.interaction.LikeOfTweet;
import io.tweebyte.contracts.interaction.LikeOfUser;
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

import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

@RestController
@Tag(name = "Likes")
@RequestMapping(path = "/likes", produces = MediaType.APPLICATION_JSON_VALUE)
class LikeController {

	private final LikeService likes;

	private final TweetAccessService access;

	LikeController(LikeService likes, TweetAccessService access) {
		this.likes = likes;
		this.access = access;
	}

	@PostMapping("/{userId}/tweets/{tweetId}")
	@AsYourself
	@Operation(summary = "Likes a tweet")
	@FailsWith(404)
	@ApiResponse(responseCode = "200", description = "The like, the first one if it is repeated")
	LikeResponse likeTweet(Caller caller, @PathVariable UUID userId, @PathVariable UUID tweetId) {
		return this.likes.likeTweet(userId, tweetId, caller);
	}

	@PostMapping("/{userId}/replies/{replyId}")
	@AsYourself
	@Operation(summary = "Likes a reply")
	@FailsWith(404)
	@ApiResponse(responseCode = "200", description = "The like, the first one if it is repeated")
	LikeResponse likeReply(Caller caller, @PathVariable UUID userId, @PathVariable UUID replyId) {
		return this.likes.likeReply(userId, replyId, caller);
	}

	@DeleteMapping("/{userId}/tweets/{tweetId}")
	@AsYourself
	@Operation(summary = "Takes a like of a tweet back")
	@ResponseStatus(HttpStatus.NO_CONTENT)
	void unlikeTweet(@PathVariable UUID userId, @PathVariable UUID tweetId) {
		this.likes.unlikeTweet(userId, tweetId);
	}

	@DeleteMapping("/{userId}/replies/{replyId}")
	@AsYourself
	@Operation(summary = "Takes a like of a reply back")
	@ResponseStatus(HttpStatus.NO_CONTENT)
	void unlikeReply(@PathVariable UUID userId, @PathVariable UUID replyId) {
		this.likes.unlikeReply(userId, replyId);
	}

	@GetMapping("/user/{userId}")
	@Operation(summary = "What a user likes")
	@FailsWith({ 403, 404 })
	@PageResponse
	ResponseEntity<List<LikeOfUser>> ofUser(Caller caller, @PathVariable UUID userId,
			@Valid @CursorOf(ListNames.USER_LIKES) PageQuery page) {
		return Responses.page(this.likes.ofUser(userId, page, caller), page.limit());
	}

	@GetMapping("/tweet/{tweetId}")
	@Operation(summary = "Who likes a tweet")
	@FailsWith({ 403, 404 })
	@PageResponse
	ResponseEntity<List<LikeOfTweet>> ofTweet(Caller caller, @PathVariable UUID tweetId,
			@Valid @CursorOf(ListNames.TWEET_LIKES) PageQuery page) {
		return Responses.page(this.likes.ofTweet(tweetId, page, caller), page.limit());
	}

	@GetMapping("/{tweetId:(?!tweet$).*}/count") // not /tweet/{tweetId}
	@Operation(summary = "How many like a tweet")
	@FailsWith({ 403, 404 })
	@PartialResponse("The number")
	ResponseEntity<Integer> count(Caller caller, @PathVariable UUID tweetId) {
		return Responses.of(this.access.count(tweetId, caller, TweetCounts::likes));
	}

}
