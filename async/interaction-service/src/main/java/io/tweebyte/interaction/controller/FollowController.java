package io.tweebyte.interaction.controller;

import java.util.UUID;
import java.util.concurrent.CompletableFuture;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import io.swagger.v3.oas.annotations.tags.Tag;
import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.interaction.FollowStatus;
import io.tweebyte.interaction.service.FollowService;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.token.AsYourself;

import org.springframework.http.ResponseEntity;
import org.springframework.security.access.prepost.PreAuthorize;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/**
 * Follows, for those who follow and are followed.
 */
@RestController
@Tag(name = "Follows")
@RequestMapping("/follows/{userId}")
class FollowController {

	private final FollowService follows;

	FollowController(FollowService follows) {
		this.follows = follows;
	}

	@PostMapping("/{followedId}")
	@AsYourself
	@Operation(summary = "Follows a user, or asks a private one")
	@ApiResponse(responseCode = "204", description = "Stored, now or before")
	CompletableFuture<ResponseEntity<Void>> follow(Caller caller, @PathVariable("userId") UUID userId,
			@PathVariable("followedId") UUID followedId) {
		if (followedId.equals(userId)) {
			throw ContractException.invalid("followedId", FollowStatus.ONESELF_SENTENCE);
		}
		return this.follows.follow(userId, followedId, caller).thenApply((done) -> ResponseEntity.noContent().build());
	}

	@DeleteMapping("/{followedId}")
	@PreAuthorize("@ownership.is(authentication, #userId) or @ownership.is(authentication, #followedId)")
	@Operation(summary = "Ends a follow, takes a request back, or removes a follower")
	@ApiResponse(responseCode = "204", description = "Gone")
	CompletableFuture<ResponseEntity<Void>> unfollow(Caller caller, @PathVariable("userId") UUID userId,
			@PathVariable("followedId") UUID followedId) {
		return this.follows.unfollow(userId, followedId, caller)
			.thenApply((done) -> ResponseEntity.noContent().build());
	}

	@PutMapping("/{followRequestId}/{status}")
	@AsYourself
	@Operation(summary = "Answers a follow request")
	@ApiResponse(responseCode = "204", description = "Stored, now or before")
	CompletableFuture<ResponseEntity<Void>> answer(Caller caller, @PathVariable("userId") UUID userId,
			@PathVariable("followRequestId") UUID followRequestId,
			@Parameter(schema = @Schema(implementation = FollowStatus.class)) @PathVariable("status") String status) {
		FollowStatus wanted = FollowStatus.parse(status)
			.orElseThrow(() -> ContractException.invalid("status", FollowStatus.SENTENCE));
		return this.follows.answer(userId, followRequestId, wanted)
			.thenApply((done) -> ResponseEntity.noContent().build());
	}

}
