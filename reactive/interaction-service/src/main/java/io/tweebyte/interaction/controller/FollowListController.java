package io.tweebyte.interaction.controller;

import java.util.List;
import java.util.UUID;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.headers.Header;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import io.swagger.v3.oas.annotations.tags.Tag;
import io.tweebyte.contracts.interaction.Follow;
import io.tweebyte.contracts.page.ListNames;
import io.tweebyte.contracts.page.PageQuery;
import io.tweebyte.interaction.service.FollowCountService;
import io.tweebyte.interaction.service.FollowListService;
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
 * Who follows whom, for whoever may know.
 */
@RestController
@Tag(name = "Follows")
@RequestMapping("/follows/{userId}")
class FollowListController {

	private final FollowListService lists;

	private final FollowCountService counts;

	FollowListController(FollowListService lists, FollowCountService counts) {
		this.lists = lists;
		this.counts = counts;
	}

	@GetMapping("/followers")
	@Operation(summary = "Who follows a user")
	@PagedList
	Mono<ResponseEntity<List<Follow>>> followers(Caller caller, @PathVariable("userId") UUID userId, Query query) {
		PageQuery page = PageQuery.parse(query.values("limit"), query.values("before"), ListNames.FOLLOWERS);
		return this.lists.followers(userId, page, caller).map((found) -> Answers.page(found, page.limit()));
	}

	@GetMapping("/following")
	@Operation(summary = "Whom a user follows, and whom he himself asked")
	@PagedList
	Mono<ResponseEntity<List<Follow>>> following(Caller caller, @PathVariable("userId") UUID userId, Query query) {
		PageQuery page = PageQuery.parse(query.values("limit"), query.values("before"), ListNames.FOLLOWING);
		return this.lists.following(userId, page, caller).map((found) -> Answers.page(found, page.limit()));
	}

	@GetMapping("/requests")
	@AsYourself
	@Operation(summary = "Who wants to follow the caller")
	@PagedList
	Mono<ResponseEntity<List<Follow>>> requests(Caller caller, @PathVariable("userId") UUID userId, Query query) {
		PageQuery page = PageQuery.parse(query.values("limit"), query.values("before"), ListNames.REQUESTS);
		return this.lists.requests(userId, page, caller).map((found) -> Answers.page(found, page.limit()));
	}

	@GetMapping("/followers/count")
	@Operation(summary = "How many follow a user")
	@ApiResponse(responseCode = "200", description = "The number", headers = @Header(name = HeaderNames.DEGRADED,
			description = "The parts that are missing", schema = @Schema(types = "string")))
	Mono<ResponseEntity<Long>> followersCount(Caller caller, @PathVariable("userId") UUID userId) {
		return this.counts.followers(userId, caller).map(Answers::answer);
	}

	@GetMapping("/following/count")
	@Operation(summary = "How many a user follows")
	@ApiResponse(responseCode = "200", description = "The number", headers = @Header(name = HeaderNames.DEGRADED,
			description = "The parts that are missing", schema = @Schema(types = "string")))
	Mono<ResponseEntity<Long>> followingCount(Caller caller, @PathVariable("userId") UUID userId) {
		return this.counts.following(userId, caller).map(Answers::answer);
	}

	@GetMapping("/following/identifiers")
	@Operation(summary = "All whom a user follows")
	@ApiResponse(responseCode = "200", description = "Their ids, the newest follow first")
	Mono<List<UUID>> followedIds(Caller caller, @PathVariable("userId") UUID userId) {
		return this.lists.followedIds(userId, caller);
	}

	@GetMapping("/followers/identifiers")
	@Operation(summary = "The same at the path under which it was published first")
	@ApiResponse(responseCode = "200", description = "Their ids, the newest follow first")
	Mono<List<UUID>> followedIdsAsPublished(Caller caller, @PathVariable("userId") UUID userId) {
		return this.lists.followedIds(userId, caller);
	}

}
