package io.tweebyte.interaction.controller;

import java.util.List;
import java.util.UUID;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.enums.ParameterIn;
import io.swagger.v3.oas.annotations.headers.Header;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import io.swagger.v3.oas.annotations.tags.Tag;
import io.tweebyte.contracts.page.NumberQuery;
import io.tweebyte.contracts.tweet.PopularHashtag;
import io.tweebyte.contracts.user.UserSummary;
import io.tweebyte.contracts.validation.Violations;
import io.tweebyte.interaction.service.PopularHashtagService;
import io.tweebyte.interaction.service.RecommendationService;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.http.HeaderNames;
import io.tweebyte.shared.http.Query;
import io.tweebyte.shared.token.AsYourself;
import reactor.core.publisher.Mono;

import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/**
 * Whom to follow and what to read.
 */
@RestController
@Tag(name = "Recommendations")
@RequestMapping("/recommendations")
class RecommendationController {

	private final RecommendationService users;

	private final PopularHashtagService hashtags;

	RecommendationController(RecommendationService users, PopularHashtagService hashtags) {
		this.users = users;
		this.hashtags = hashtags;
	}

	@GetMapping("/{userId}/follow")
	@AsYourself
	@Operation(summary = "Whom the caller might follow",
			parameters = {
					@Parameter(name = "page", in = ParameterIn.QUERY, description = "0 to 100, 0 by default",
							schema = @Schema(types = "integer", minimum = "0", maximum = "100")),
					@Parameter(name = "size", in = ParameterIn.QUERY, description = "1 to 100, 20 by default",
							schema = @Schema(types = "integer", minimum = "1", maximum = "100")) })
	@ApiResponse(responseCode = "200", description = "Users, the best first",
			headers = @Header(name = HeaderNames.DEGRADED, description = "The parts that are missing",
					schema = @Schema(types = "string")))
	Mono<ResponseEntity<List<UserSummary>>> follow(Caller caller, @PathVariable("userId") UUID userId, Query query) {
		Violations violations = new Violations();
		int page = NumberQuery.PAGE.parse(query.values("page"), violations);
		int size = NumberQuery.SIZE.parse(query.values("size"), violations);
		violations.throwIfAny();
		return this.users.follow(userId, page, size, caller).map(Answers::answer);
	}

	@GetMapping("/hashtags")
	@Operation(summary = "The most popular hashtags",
			parameters = @Parameter(name = "limit", in = ParameterIn.QUERY, description = "1 to 100, 10 by default",
					schema = @Schema(types = "integer", minimum = "1", maximum = "100")))
	@ApiResponse(responseCode = "200", description = "The hashtags, the most popular first",
			headers = @Header(name = HeaderNames.DEGRADED, description = "The parts that are stale",
					schema = @Schema(types = "string")))
	Mono<ResponseEntity<List<PopularHashtag>>> hashtags(Caller caller, Query query) {
		Violations violations = new Violations();
		int limit = NumberQuery.POPULAR.parse(query.values("limit"), violations);
		violations.throwIfAny();
		return this.hashtags.popular(limit, caller).map(Answers::answer);
	}

}
