package io.tweebyte.interaction.follow;

import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import io.swagger.v3.oas.annotations.tags.Tag;
import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.interaction.Follow;
import io.tweebyte.contracts.interaction.FollowStatus;
import io.tweebyte.contracts.page.CursorOf;
import io.tweebyte.contracts.page.ListNames;
import io.tweebyte.contracts.page.PageQuery;
import io.tweebyte.shared.api.FailsWith;
import io.tweebyte.shared.api.PageResponse;
import io.tweebyte.shared.api.PartialResponse;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.interaction.FollowRow.UserCounts;
import io.tweebyte.shared.token.AsYourself;
import io.tweebyte.shared.web.Responses;
import jakarta.validation.Valid;

import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.security.access.prepost.PreAuthorize;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

@RestController
@Tag(name = "Follows")
@RequestMapping(path = "/follows/{userId}", produces = MediaType.APPLICATION_JSON_VALUE)
class FollowController {

	private final FollowService follows;

	FollowController(FollowService follows) {
		this.follows = follows;
	}

	@PostMapping("/{followedId}")
	@AsYourself
	@Operation(summary = "Follows a user, or requests to follow a private one")
	@FailsWith(404)
	@ResponseStatus(HttpStatus.NO_CONTENT)
	@ApiResponse(responseCode = "204", description = "Stored, now or before")
	CompletableFuture<Void> follow(Caller caller, @PathVariable UUID userId, @PathVariable UUID followedId) {
		if (followedId.equals(userId)) {
			throw ApiException.invalid("followedId", FollowStatus.ONESELF_MESSAGE);
		}
		return this.follows.follow(userId, followedId, caller);
	}

	@DeleteMapping("/{followedId}")
	@PreAuthorize("@ownership.is(authentication, #userId) or @ownership.is(authentication, #followedId)")
	@Operation(summary = "Ends a follow, takes a request back, or removes a follower")
	@ResponseStatus(HttpStatus.NO_CONTENT)
	CompletableFuture<Void> unfollow(Caller caller, @PathVariable UUID userId, @PathVariable UUID followedId) {
		return this.follows.unfollow(userId, followedId, caller);
	}

	@PutMapping("/{followRequestId}/{status}")
	@AsYourself
	@Operation(summary = "Accepts or rejects a follow request")
	@FailsWith(404)
	@ResponseStatus(HttpStatus.NO_CONTENT)
	@ApiResponse(responseCode = "204", description = "Stored, now or before")
	CompletableFuture<Void> decide(@PathVariable UUID userId, @PathVariable UUID followRequestId,
			@PathVariable FollowStatus status) {
		return this.follows.decide(userId, followRequestId, status);
	}

	@GetMapping("/followers")
	@Operation(summary = "Who follows a user")
	@FailsWith({ 403, 404 })
	@PageResponse
	CompletableFuture<ResponseEntity<List<Follow>>> followers(Caller caller, @PathVariable UUID userId,
			@Valid @CursorOf(ListNames.FOLLOWERS) PageQuery page) {
		return this.follows.followers(userId, page, caller).thenApply((found) -> Responses.page(found, page.limit()));
	}

	@GetMapping("/following")
	@Operation(summary = "Whom a user follows; for the user, open requests too")
	@FailsWith({ 403, 404 })
	@PageResponse
	CompletableFuture<ResponseEntity<List<Follow>>> following(Caller caller, @PathVariable UUID userId,
			@Valid @CursorOf(ListNames.FOLLOWING) PageQuery page) {
		return this.follows.following(userId, page, caller).thenApply((found) -> Responses.page(found, page.limit()));
	}

	@GetMapping("/requests")
	@AsYourself
	@Operation(summary = "Who wants to follow the caller")
	@PageResponse
	CompletableFuture<ResponseEntity<List<Follow>>> requests(Caller caller, @PathVariable UUID userId,
			@Valid @CursorOf(ListNames.REQUESTS) PageQuery page) {
		return this.follows.requests(userId, page, caller).thenApply((found) -> Responses.page(found, page.limit()));
	}

	@GetMapping("/followers/count")
	@Operation(summary = "How many follow a user")
	@FailsWith(404)
	@PartialResponse("The number")
	CompletableFuture<ResponseEntity<Long>> followersCount(Caller caller, @PathVariable UUID userId) {
		return this.follows.count(userId, caller, UserCounts::followers).thenApply(Responses::of);
	}

	@GetMapping("/following/count")
	@Operation(summary = "How many a user follows")
	@FailsWith(404)
	@PartialResponse("The number")
	CompletableFuture<ResponseEntity<Long>> followingCount(Caller caller, @PathVariable UUID userId) {
		return this.follows.count(userId, caller, UserCounts::following).thenApply(Responses::of);
	}

	@GetMapping("/following/identifiers")
	@Operation(summary = "All whom a user follows")
	@FailsWith({ 403, 404 })
	@ApiResponse(responseCode = "200", description = "Their ids, the newest follow first")
	CompletableFuture<List<UUID>> followedIds(Caller caller, @PathVariable UUID userId) {
		return this.follows.followedIds(userId, caller);
	}

	@GetMapping("/followers/identifiers")
	@Operation(summary = "The same, at the path that was published first", deprecated = true)
	@FailsWith({ 403, 404 })
	@ApiResponse(responseCode = "200", description = "Their ids, the newest follow first")
	CompletableFuture<List<UUID>> followedIdsAtFirstPath(Caller caller, @PathVariable UUID userId) {
		return followedIds(caller, userId);
	}

}
