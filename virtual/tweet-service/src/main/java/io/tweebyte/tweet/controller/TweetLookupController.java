package io.tweebyte.tweet.controller;

import java.util.List;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.tags.Tag;
import io.tweebyte.contracts.tweet.ExistenceResponse;
import io.tweebyte.contracts.tweet.TweetIdsRequest;
import io.tweebyte.contracts.tweet.TweetSummary;
import io.tweebyte.tweet.service.TweetReadService;
import jakarta.validation.Valid;

import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** Looks up many tweets at once, for other services. */
@RestController
@Tag(name = "Tweets")
@RequestMapping(path = "/internal/tweets", produces = MediaType.APPLICATION_JSON_VALUE)
class TweetLookupController {

	private final TweetReadService tweets;

	TweetLookupController(TweetReadService tweets) {
		this.tweets = tweets;
	}

	@PostMapping("/summaries")
	@Operation(summary = "Many summaries, for other services")
	List<TweetSummary> summaries(@Valid @RequestBody TweetIdsRequest request) {
		return this.tweets.summaries(request.distinctIds());
	}

	@PostMapping("/existence")
	@Operation(summary = "Which tweets exist, for other services")
	ExistenceResponse existence(@Valid @RequestBody TweetIdsRequest request) {
		return this.tweets.existence(request.distinctIds());
	}

}
