package io.tweebyte.interaction.controller;

import java.util.List;
import java.util.UUID;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.headers.Header;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import io.swagger.v3.oas.annotations.tags.Tag;
import io.tweebyte.contracts.interaction.LikeAnswer;
import io.tweebyte.contracts.interaction.LikeOfTweet;
import io.tweebyte.contracts.interaction.LikeOfUser;
import io.tweebyte.contracts.page.ListNames;
import io.tweebyte.contracts.page.PageQuery;
import io.tweebyte.interaction.service.LikeService;
import io.tweebyte.interaction.service.TweetCountService;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.http.HeaderNames;
import io.tweebyte.shared.http.Query;
import io.tweebyte.shared.token.AsYourself;
import reactor.core.publisher.Mono;

import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/**
 * Likes of tweets and replies.
 */
@RestController
@Tag(name = "Likes")
@RequestMapping("/likes")
class LikeController {

	private final LikeService likes;

	private final TweetCountService counts;

	LikeController(LikeService likes, TweetCountService counts) {
		this.likes = likes;
		this.counts = counts;
	}

	@PostMapping("/{userId}/tweets/{tweetId}")
	@AsYourself
	@Operation(summary = "Likes a tweet")
	@ApiResponse(responseCode = "200", description = "The like, the first one if it is repeated")
	Mono<LikeAnswer> likeTweet(Caller caller, @PathVariable("userId") UUID userId,
			@PathVariable("tweetId") UUID tweetId) {
		return this.likes.likeTweet(userId, tweetId, caller);
	}

	@PostMapping("/{userId}/replies/{replyId}")
	@AsYourself
	@Operation(summary = "Likes a reply")
	@ApiResponse(responseCode = "200", description = "The like, the first one if it is repeated")
	Mono<LikeAnswer> likeReply(Caller caller, @PathVariable("userId") UUID userId,
			@PathVariable("replyId") UUID replyId) {
		return this.likes.likeReply(userId, replyId, caller);
	}

	@DeleteMapping("/{userId}/tweets/{tweetId}")
	@AsYourself
	@Operation(summary = "Takes a like of a tweet back")
	@ApiResponse(responseCode = "204", description = "Gone")
	Mono<ResponseEntity<Void>> unlikeTweet(Caller caller, @PathVariable("userId") UUID userId,
			@PathVariable("tweetId") UUID tweetId) {
		return this.likes.unlikeTweet(userId, tweetId).map((gone) -> ResponseEntity.noContent().build());
	}

	@DeleteMapping("/{userId}/replies/{replyId}")
	@AsYourself
	@Operation(summary = "Takes a like of a reply back")
	@ApiResponse(responseCode = "204", description = "Gone")
	Mono<ResponseEntity<Void>> unlikeReply(Caller caller, @PathVariable("userId") UUID userId,
			@PathVariable("replyId") UUID replyId) {
		return this.likes.unlikeReply(userId, replyId).map((gone) -> ResponseEntity.noContent().build());
	}

	@GetMapping("/user/{userId}")
	@Operation(summary = "What a user likes")
	@PagedList
	Mono<ResponseEntity<List<LikeOfUser>>> ofUser(Caller caller, @PathVariable("userId") UUID userId, Query query) {
		PageQuery page = Answers.page(query, ListNames.USER_LIKES);
		return this.likes.ofUser(userId, page, caller).map((found) -> Answers.page(found, page.limit()));
	}

	@GetMapping("/tweet/{tweetId}")
	@Operation(summary = "Who likes a tweet")
	@PagedList
	Mono<ResponseEntity<List<LikeOfTweet>>> ofTweet(Caller caller, @PathVariable("tweetId") UUID tweetId, Query query) {
		PageQuery page = Answers.page(query, ListNames.TWEET_LIKES);
		return this.likes.ofTweet(tweetId, page, caller).map((found) -> Answers.page(found, page.limit()));
	}

	@GetMapping("/{tweetId}/count")
	@Operation(summary = "How many like a tweet")
	@ApiResponse(responseCode = "200", description = "The number", headers = @Header(name = HeaderNames.DEGRADED,
			description = "The parts that are missing or stale", schema = @Schema(types = "string")))
	Mono<ResponseEntity<Integer>> count(Caller caller, @PathVariable("tweetId") UUID tweetId) {
		return this.counts.likes(tweetId, caller).map(Answers::answer);
	}

}
