package io.tweebyte.ladder;

import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;

import io.tweebyte.contracts.tweet.TweetDetails;
import io.tweebyte.contracts.tweet.TweetRequest;

import org.springframework.http.HttpHeaders;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/**
 * A user's newest tweets, and an edit of a tweet; a path for each rung.
 */
@RestController
class LadderController {

	private final StudyTweets study;

	private final BatchedTweets batched;

	private final EntityReads entities;

	private final ProjectedReads projections;

	private final MappedReads mapped;

	private final OneStatementEdits edits;

	LadderController(StudyTweets study, BatchedTweets batched, EntityReads entities, ProjectedReads projections,
			MappedReads mapped, OneStatementEdits edits) {
		this.study = study;
		this.batched = batched;
		this.entities = entities;
		this.projections = projections;
		this.mapped = mapped;
		this.edits = edits;
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

	@GetMapping("/mapped/tweets/user/{userId}")
	CompletableFuture<List<TweetDetails>> mapped(@PathVariable("userId") UUID userId, @RequestParam("limit") int limit,
			@RequestHeader(HttpHeaders.AUTHORIZATION) String token) {
		return this.batched.ofUser(this.mapped, userId, limit, token);
	}

	@PutMapping("/one-statement/tweets/{tweetId}")
	CompletableFuture<ResponseEntity<Void>> oneStatement(@PathVariable("tweetId") UUID tweetId,
			@RequestBody TweetRequest request) {
		return this.edits.edit(tweetId, request.content())
			.thenApply((edited) -> (edited ? ResponseEntity.ok() : ResponseEntity.notFound()).build());
	}

}
