package io.tweebyte.tweet.controller;

import java.util.List;
import java.util.concurrent.CompletableFuture;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.enums.ParameterIn;
import io.swagger.v3.oas.annotations.headers.Header;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import io.swagger.v3.oas.annotations.tags.Tag;
import io.tweebyte.contracts.page.ListNames;
import io.tweebyte.contracts.page.NumberQuery;
import io.tweebyte.contracts.page.PageQuery;
import io.tweebyte.contracts.search.FoundTweet;
import io.tweebyte.contracts.tweet.PopularHashtag;
import io.tweebyte.contracts.validation.HashtagRule;
import io.tweebyte.contracts.validation.SearchTermRule;
import io.tweebyte.contracts.validation.Violations;
import io.tweebyte.shared.api.PageParameters;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.http.HeaderNames;
import io.tweebyte.shared.http.Query;
import io.tweebyte.tweet.service.SearchService;

import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/**
 * Tweets and hashtags, for those who look for them.
 */
@RestController
@Tag(name = "Tweets")
@RequestMapping("/tweets")
class SearchController {

	private final SearchService tweets;

	SearchController(SearchService tweets) {
		this.tweets = tweets;
	}

	@GetMapping("/search/{term}")
	@PageParameters
	@Operation(summary = "Searches the texts of tweets")
	@ApiResponse(responseCode = "200", description = "A page of tweets, newest first",
			headers = {
					@Header(name = HeaderNames.DEGRADED, description = "The parts that are missing",
							schema = @Schema(types = "string")),
					@Header(name = HeaderNames.LINK, description = "The next page, absent on the last one",
							schema = @Schema(types = "string")) })
	CompletableFuture<ResponseEntity<List<FoundTweet>>> search(Caller caller, @PathVariable("term") String term,
			Query query) {
		PageQuery page = page(query, ListNames.TWEETS_SEARCH,
				new Violations().require("term", term, SearchTermRule::violation));
		return this.tweets.search(term, page, caller).thenApply((found) -> Answers.page(found, page.limit()));
	}

	@GetMapping("/search/hashtag/{tag}")
	@PageParameters
	@Operation(summary = "Finds the tweets that have a hashtag")
	@ApiResponse(responseCode = "200", description = "A page of tweets, newest first",
			headers = {
					@Header(name = HeaderNames.DEGRADED, description = "The parts that are missing",
							schema = @Schema(types = "string")),
					@Header(name = HeaderNames.LINK, description = "The next page, absent on the last one",
							schema = @Schema(types = "string")) })
	CompletableFuture<ResponseEntity<List<FoundTweet>>> byHashtag(Caller caller, @PathVariable("tag") String tag,
			Query query) {
		PageQuery page = page(query, ListNames.HASHTAG_SEARCH,
				new Violations().require("tag", tag, HashtagRule::violation));
		return this.tweets.byHashtag(tag, page, caller).thenApply((found) -> Answers.page(found, page.limit()));
	}

	private static PageQuery page(Query query, String list, Violations violations) {
		PageQuery page = PageQuery.parse(query.values("limit"), query.values("before"), list, violations);
		violations.throwIfAny();
		return page;
	}

	@GetMapping("/hashtag/popular")
	@Operation(summary = "The most popular hashtags",
			parameters = @Parameter(name = "limit", in = ParameterIn.QUERY, description = "1 to 100, 10 by default",
					schema = @Schema(types = "integer", minimum = "1", maximum = "100")))
	@ApiResponse(responseCode = "200", description = "The hashtags, the most popular first")
	CompletableFuture<List<PopularHashtag>> popular(Caller caller, Query query) {
		Violations violations = new Violations();
		int limit = NumberQuery.POPULAR.parse(query.values("limit"), violations);
		violations.throwIfAny();
		return this.tweets.popular(limit);
	}

}
