package io.tweebyte.tweet.controller;

import java.util.List;
import java.util.concurrent.CompletableFuture;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.tags.Tag;
import io.tweebyte.contracts.page.CursorOf;
import io.tweebyte.contracts.page.ListNames;
import io.tweebyte.contracts.page.NumberParameters;
import io.tweebyte.contracts.page.PageQuery;
import io.tweebyte.contracts.search.FoundTweet;
import io.tweebyte.contracts.tweet.PopularHashtag;
import io.tweebyte.contracts.validation.HashtagName;
import io.tweebyte.contracts.validation.SearchTerm;
import io.tweebyte.shared.api.PageResponse;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.web.Responses;
import io.tweebyte.tweet.service.SearchService;
import jakarta.validation.Valid;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;

import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

@RestController
@Tag(name = "Tweets")
@RequestMapping(path = "/tweets", produces = MediaType.APPLICATION_JSON_VALUE)
class SearchController {

	private final SearchService tweets;

	SearchController(SearchService tweets) {
		this.tweets = tweets;
	}

	@GetMapping("/search/{term}")
	@Operation(summary = "Searches the texts of tweets")
	@PageResponse
	CompletableFuture<ResponseEntity<List<FoundTweet>>> search(Caller caller, @PathVariable @SearchTerm String term,
			@Valid @CursorOf(ListNames.TWEETS_SEARCH) PageQuery page) {
		return this.tweets.search(term, page, caller).thenApply((found) -> Responses.page(found, page.limit()));
	}

	@GetMapping("/search/hashtag/{tag}")
	@Operation(summary = "Finds the tweets that have a hashtag")
	@PageResponse
	CompletableFuture<ResponseEntity<List<FoundTweet>>> byHashtag(Caller caller, @PathVariable @HashtagName String tag,
			@Valid @CursorOf(ListNames.HASHTAG_SEARCH) PageQuery page) {
		return this.tweets.byHashtag(tag, page, caller).thenApply((found) -> Responses.page(found, page.limit()));
	}

	@GetMapping("/hashtag/popular")
	@Operation(summary = "The most popular hashtags")
	CompletableFuture<List<PopularHashtag>> popular(Caller caller,
			@RequestParam(defaultValue = NumberParameters.POPULAR_DEFAULT) @Min(value = NumberParameters.POPULAR_MIN,
					message = NumberParameters.POPULAR_MESSAGE) @Max(value = NumberParameters.POPULAR_MAX,
							message = NumberParameters.POPULAR_MESSAGE) int limit) {
		return this.tweets.popular(limit);
	}

}
