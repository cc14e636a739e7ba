package io.tweebyte.tweet.controller;

import java.util.List;
import java.util.UUID;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.headers.Header;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import io.swagger.v3.oas.annotations.tags.Tag;
import io.tweebyte.contracts.page.ListNames;
import io.tweebyte.contracts.page.PageQuery;
import io.tweebyte.contracts.tweet.TweetDetails;
import io.tweebyte.contracts.tweet.TweetSummary;
import io.tweebyte.shared.api.PageParameters;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.http.HeaderNames;
import io.tweebyte.shared.http.Partial;
import io.tweebyte.shared.http.Query;
import io.tweebyte.shared.token.AsYourself;
import io.tweebyte.tweet.service.FeedService;
import io.tweebyte.tweet.service.TweetReadService;
import reactor.core.publisher.Mono;

import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/**
 * Tweets, for those who read them.
 */
@RestController
@Tag(name = "Tweets")
@RequestMapping("/tweets")
class TweetReadController {

	private final TweetReadService tweets;

	private final FeedService feeds;

	TweetReadController(TweetReadService tweets, FeedService feeds) {
		this.tweets = tweets;
		this.feeds = feeds;
	}

	@GetMapping("/{tweetId}")
	@Operation(summary = "A tweet with its newest replies")
	@ApiResponse(responseCode = "200", description = "The tweet",
			headers = {
					@Header(name = HeaderNames.DEGRADED, description = "The parts that are missing",
							schema = @Schema(types = "string")),
					@Header(name = HeaderNames.ETAG, description = "The version, for If-Match",
							schema = @Schema(types = "string")) })
	Mono<ResponseEntity<TweetDetails>> tweet(Caller caller, @PathVariable("tweetId") UUID tweetId) {
		return this.tweets.tweet(tweetId, caller).map(TweetReadController::answer);
	}

	private static ResponseEntity<TweetDetails> answer(Partial<TweetDetails> tweet) {
		return Answers.ok(tweet).eTag("\"" + tweet.value().version() + "\"").body(tweet.value());
	}

	@GetMapping("/{userId}/feed")
	@AsYourself
	@PageParameters
	@Operation(summary = "The tweets of everybody whom the reader follows")
	@ApiResponse(responseCode = "200", description = "A page of tweets, newest first",
			headers = {
					@Header(name = HeaderNames.DEGRADED, description = "The parts that are missing",
							schema = @Schema(types = "string")),
					@Header(name = HeaderNames.LINK, description = "The next page, absent on the last one",
							schema = @Schema(types = "string")) })
	Mono<ResponseEntity<List<TweetDetails>>> feed(Caller caller, @PathVariable("userId") UUID userId, Query query) {
		PageQuery page = PageQuery.parse(query.values("limit"), query.values("before"), ListNames.FEED);
		return this.feeds.feed(userId, page, caller).map((found) -> Answers.page(found, page.limit()));
	}

	@GetMapping("/user/{userId}")
	@PageParameters
	@Operation(summary = "A user's tweets")
	@ApiResponse(responseCode = "200", description = "A page of tweets, newest first",
			headers = {
					@Header(name = HeaderNames.DEGRADED, description = "The parts that are missing",
							schema = @Schema(types = "string")),
					@Header(name = HeaderNames.LINK, description = "The next page, absent on the last one",
							schema = @Schema(types = "string")) })
	Mono<ResponseEntity<List<TweetDetails>>> ofUser(Caller caller, @PathVariable("userId") UUID userId, Query query) {
		PageQuery page = PageQuery.parse(query.values("limit"), query.values("before"), ListNames.USER_TWEETS);
		return this.tweets.ofUser(userId, page, caller).map((found) -> Answers.page(found, page.limit()));
	}

	@GetMapping("/{tweetId}/summary")
	@Operation(summary = "A tweet without what others made of it")
	@ApiResponse(responseCode = "200", description = "The summary")
	Mono<TweetSummary> summary(Caller caller, @PathVariable("tweetId") UUID tweetId) {
		return this.tweets.summary(tweetId, caller);
	}

	@GetMapping("/user/{userId}/summary")
	@PageParameters
	@Operation(summary = "A user's tweets without what others made of them")
	@ApiResponse(responseCode = "200", description = "A page of summaries, newest first",
			headers = @Header(name = HeaderNames.LINK, description = "The next page, absent on the last one",
					schema = @Schema(types = "string")))
	Mono<ResponseEntity<List<TweetSummary>>> summariesOfUser(Caller caller, @PathVariable("userId") UUID userId,
			Query query) {
		PageQuery page = PageQuery.parse(query.values("limit"), query.values("before"), ListNames.USER_TWEETS);
		return this.tweets.summariesOfUser(userId, page, caller)
			.map((found) -> Answers.page(Partial.whole(found), page.limit()));
	}

}
