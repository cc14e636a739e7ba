package io.tweebyte.ladder;

import java.util.List;
import java.util.UUID;

import io.tweebyte.contracts.tweet.TweetDetails;
import io.tweebyte.contracts.tweet.TweetRequest;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

import org.springframework.beans.factory.annotation.Qualifier;
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

	private final MappedReads mapped;

	private final MappedReads binary;

	private final OneStatementEdits edits;

	LadderController(StudyTweets study, BatchedTweets batched, EntityReads entities,
			@Qualifier("mappedReads") MappedReads mapped, @Qualifier("binaryReads") MappedReads binary,
			OneStatementEdits edits) {
		this.study = study;
		this.batched = batched;
		this.entities = entities;
		this.mapped = mapped;
		this.binary = binary;
		this.edits = edits;
	}

	@GetMapping("/study/tweets/user/{userId}")
	Flux<TweetDetails> study(@PathVariable("userId") UUID userId, @RequestParam("limit") int limit,
			@RequestHeader(HttpHeaders.AUTHORIZATION) String token) {
		return this.study.ofUser(userId, limit, token);
	}

	@GetMapping("/batched/tweets/user/{userId}")
	Flux<TweetDetails> batched(@PathVariable("userId") UUID userId, @RequestParam("limit") int limit,
			@RequestHeader(HttpHeaders.AUTHORIZATION) String token) {
		return this.batched.ofUser(this.entities, userId, limit, token).flatMapIterable((tweets) -> tweets);
	}

	@GetMapping("/collected/tweets/user/{userId}")
	Mono<List<TweetDetails>> collected(@PathVariable("userId") UUID userId, @RequestParam("limit") int limit,
			@RequestHeader(HttpHeaders.AUTHORIZATION) String token) {
		return this.batched.ofUser(this.entities, userId, limit, token);
	}

	@GetMapping("/mapped/tweets/user/{userId}")
	Mono<List<TweetDetails>> mapped(@PathVariable("userId") UUID userId, @RequestParam("limit") int limit,
			@RequestHeader(HttpHeaders.AUTHORIZATION) String token) {
		return this.batched.ofUser(this.mapped, userId, limit, token);
	}

	@GetMapping("/binary/tweets/user/{userId}")
	Mono<List<TweetDetails>> binary(@PathVariable("userId") UUID userId, @RequestParam("limit") int limit,
			@RequestHeader(HttpHeaders.AUTHORIZATION) String token) {
		return this.batched.ofUser(this.binary, userId, limit, token);
	}

	@PutMapping("/one-statement/tweets/{tweetId}")
	Mono<ResponseEntity<Void>> oneStatement(@PathVariable("tweetId") UUID tweetId, @RequestBody TweetRequest request) {
		return this.edits.edit(tweetId, request.content())
			.map((edited) -> (edited ? ResponseEntity.ok() : ResponseEntity.notFound()).build());
	}

}
