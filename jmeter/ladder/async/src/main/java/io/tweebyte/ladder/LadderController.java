package io.tweebyte.ladder;

import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;

import io.tweebyte.contracts.tweet.TweetDetails;

import org.springframework.http.HttpHeaders;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/**
 * A user's newest tweets, a path for each rung.
 */
@RestController
class LadderController {

	private final StudyTweets study;

	private final BatchedTweets batched;

	private final EntityReads entities;

	private final ProjectedReads projections;

	LadderController(StudyTweets study, BatchedTweets batched, EntityReads entities, ProjectedReads projections) {
		this.study = study;
		this.batched = batched;
		this.entities = entities;
		this.projections = projections;
	}

	@GetMapping("/study/tweets/user/{userId}")
	CompletableFuture<List<TweetDetails>> study(@PathVariable("userId") UUID userId, @RequestParam("limit") int limit,
			@RequestHeader(HttpHeaders.AUTHORIZATION) String token) {
		return this.study.ofUser(userId, limit, token);
	}

	@GetMapping("/batched/tweets/user/{userId}")
	CompletableFuture<List<TweetDetails>> batched(@PathVariable("userId") UUID userId, @RequestParam("limit") int limit,
			@RequestHeader(HttpHeaders.AUTHORIZATION) String token) {
		return this.batched.ofUser(this.entities, userId, limit, token);
	}

	@GetMapping("/projection/tweets/user/{userId}")
	CompletableFuture<List<TweetDetails>> projection(@PathVariable("userId") UUID userId,
			@RequestParam("limit") int limit, @RequestHeader(HttpHeaders.AUTHORIZATION) String token) {
		return this.batched.ofUser(this.projections, userId, limit, token);
	}

}
