package io.tweebyte.tweet.controller;

import java.util.List;
import java.util.UUID;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.headers.Header;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import io.swagger.v3.oas.annotations.tags.Tag;
import io.tweebyte.contracts.page.CursorOf;
import io.tweebyte.contracts.page.ListNames;
import io.tweebyte.contracts.page.NumberParameters;
import io.tweebyte.contracts.page.PageQuery;
import io.tweebyte.contracts.search.FoundTweet;
import io.tweebyte.contracts.tweet.PopularHashtag;
import io.tweebyte.contracts.tweet.TweetDetails;
import io.tweebyte.contracts.tweet.TweetRequest;
import io.tweebyte.contracts.tweet.TweetSummary;
import io.tweebyte.contracts.validation.HashtagName;
import io.tweebyte.contracts.validation.IdempotencyKey;
import io.tweebyte.contracts.validation.SearchTerm;
import io.tweebyte.shared.api.FailsWith;
import io.tweebyte.shared.api.PageResponse;
import io.tweebyte.shared.api.PartialResponse;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.http.ExpectedVersions;
import io.tweebyte.shared.http.HeaderNames;
import io.tweebyte.shared.http.Partial;
import io.tweebyte.shared.token.AsYourself;
import io.tweebyte.shared.web.Responses;
import io.tweebyte.tweet.service.SearchService;
import io.tweebyte.tweet.service.TweetReadService;
import io.tweebyte.tweet.service.TweetWriteService;
import jakarta.validation.Valid;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;

import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
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
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

@RestController
@Tag(name = "Tweets")
@RequestMapping(path = "/tweets", produces = MediaType.APPLICATION_JSON_VALUE)
class TweetController {

	private final TweetReadService tweets;

	private final TweetWriteService writes;

	private final SearchService searches;

	TweetController(TweetReadService tweets, TweetWriteService writes, SearchService searches) {
		this.tweets = tweets;
		this.writes = writes;
		this.searches = searches;
	}

	@GetMapping("/{tweetId}")
	@Operation(summary = "A tweet with its newest replies")
	@FailsWith({ 403, 404 })
	@ApiResponse(responseCode = "200", description = "The tweet",
			headers = {
					@Header(name = HeaderNames.DEGRADED, description = PartialResponse.DEGRADED,
							schema = @Schema(types = "string")),
					@Header(name = HttpHeaders.ETAG, description = "The version, for If-Match",
							schema = @Schema(types = "string")) })
	ResponseEntity<TweetDetails> tweet(Caller caller, @PathVariable UUID tweetId) {
		Partial<TweetDetails> tweet = this.tweets.tweet(tweetId, caller);
		return Responses.head(tweet).eTag("\"" + tweet.value().version() + "\"").body(tweet.value());
	}

	@GetMapping("/{userId:(?!user$).*}/feed") // not /user/{userId}
	@AsYourself
	@Operation(summary = "The tweets of all users whom the reader follows")
	@PageResponse
	ResponseEntity<List<TweetDetails>> feed(Caller caller, @PathVariable UUID userId,
			@Valid @CursorOf(ListNames.FEED) PageQuery page) {
		return Responses.page(this.tweets.feed(userId, page, caller), page.limit());
	}

	@GetMapping("/user/{userId}")
	@Operation(summary = "A user's tweets")
	@FailsWith({ 403, 404 })
	@PageResponse
	ResponseEntity<List<TweetDetails>> ofUser(Caller caller, @PathVariable UUID userId,
			@Valid @CursorOf(ListNames.USER_TWEETS) PageQuery page) {
		return Responses.page(this.tweets.ofUser(userId, page, caller), page.limit());
	}

	@GetMapping("/{tweetId:(?!search$).*}/summary") // not /search/{term}
	@Operation(summary = "A tweet without its interactions")
	@FailsWith({ 403, 404 })
	TweetSummary summary(Caller caller, @PathVariable UUID tweetId) {
		return this.tweets.summary(tweetId, caller);
	}

	@GetMapping("/user/{userId}/summary")
	@Operation(summary = "A user's tweets without their interactions")
	@FailsWith({ 403, 404 })
	@PageResponse
	ResponseEntity<List<TweetSummary>> summariesOfUser(Caller caller, @PathVariable UUID userId,
			@Valid @CursorOf(ListNames.USER_TWEETS) PageQuery page) {
		return Responses.page(Partial.whole(this.tweets.summariesOfUser(userId, page, caller)), page.limit());
	}

	@GetMapping("/search/{term}")
	@Operation(summary = "Searches the texts of tweets")
	@PageResponse
	ResponseEntity<List<FoundTweet>> search(Caller caller, @PathVariable @SearchTerm String term,
			@Valid @CursorOf(ListNames.TWEETS_SEARCH) PageQuery page) {
		return Responses.page(this.searches.search(term, page, caller), page.limit());
	}

	@GetMapping("/search/hashtag/{tag}")
	@Operation(summary = "Finds the tweets that have a hashtag")
	@PageResponse
	ResponseEntity<List<FoundTweet>> byHashtag(Caller caller, @PathVariable @HashtagName String tag,
			@Valid @CursorOf(ListNames.HASHTAG_SEARCH) PageQuery page) {
		return Responses.page(this.searches.byHashtag(tag, page, caller), page.limit());
	}

	@GetMapping("/hashtag/popular")
	@Operation(summary = "The most popular hashtags")
	List<PopularHashtag> popular(
			@RequestParam(defaultValue = NumberParameters.POPULAR_DEFAULT) @Min(value = NumberParameters.SIZE_MIN,
					message = NumberParameters.SIZE_MESSAGE) @Max(value = NumberParameters.SIZE_MAX,
							message = NumberParameters.SIZE_MESSAGE) int limit) {
		return this.searches.popular(limit);
	}

	@PostMapping("/{userId}")
	@AsYourself
	@Operation(summary = "Posts a tweet")
	@PartialResponse
	ResponseEntity<TweetDetails> post(Caller caller, @PathVariable UUID userId,
			@RequestHeader(name = HeaderNames.IDEMPOTENCY_KEY, required = false) @IdempotencyKey String key,
			@Valid @RequestBody TweetRequest request) {
		return Responses.of(this.writes.post(userId, request.content(), key, caller));
	}

	@PutMapping("/{tweetId}")
	@Operation(summary = "Edits a tweet")
	@FailsWith({ 403, 404, 412 })
	@PartialResponse
	ResponseEntity<Void> edit(Caller caller, @PathVariable UUID tweetId,
			@Parameter(description = "The ETag of the version to edit; without it the last edit wins") @RequestHeader(
					name = HttpHeaders.IF_MATCH, required = false) String ifMatch,
			@Valid @RequestBody TweetRequest request) {
		return Responses.head(this.writes.edit(tweetId, request.content(), ExpectedVersions.parse(ifMatch), caller))
			.build();
	}

	@DeleteMapping("/{tweetId}")
	@Operation(summary = "Deletes a tweet")
	@FailsWith(403)
	@ResponseStatus(HttpStatus.NO_CONTENT)
	void delete(Caller caller, @PathVariable UUID tweetId) {
		this.writes.delete(tweetId, caller);
	}

}
