package io.tweebyte.user.controller;

import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.tags.Tag;
import io.tweebyte.contracts.page.CursorOf;
import io.tweebyte.contracts.page.PageQuery;
import io.tweebyte.contracts.user.UserProfile;
import io.tweebyte.contracts.user.UserSummary;
import io.tweebyte.contracts.user.UserUpdate;
import io.tweebyte.contracts.user.UserUpdateForm;
import io.tweebyte.contracts.validation.SearchTerm;
import io.tweebyte.shared.api.FailsWith;
import io.tweebyte.shared.api.PageResponse;
import io.tweebyte.shared.api.PartialResponse;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.http.HeaderNames;
import io.tweebyte.shared.http.Partial;
import io.tweebyte.shared.token.AsYourself;
import io.tweebyte.shared.web.Responses;
import io.tweebyte.user.service.ProfileService;
import io.tweebyte.user.service.UserService;
import jakarta.validation.Valid;

import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.ModelAttribute;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

@RestController
@Tag(name = "Users")
@RequestMapping(path = "/users", produces = MediaType.APPLICATION_JSON_VALUE)
class UserController {

	private final UserService users;

	private final ProfileService profiles;

	UserController(UserService users, ProfileService profiles) {
		this.users = users;
		this.profiles = profiles;
	}

	@GetMapping("/{userId}")
	@Operation(summary = "A user's page, as the reader may see it")
	@FailsWith(404)
	@PartialResponse
	CompletableFuture<ResponseEntity<UserProfile>> profile(Caller caller, @PathVariable UUID userId) {
		return this.profiles.profile(userId, caller).thenApply(UserController::response);
	}

	private static ResponseEntity<UserProfile> response(UserProfile profile) {
		ResponseEntity.BodyBuilder response = ResponseEntity.ok();
		if (profile.degraded() != null) {
			response.header(HeaderNames.DEGRADED, String.join(", ", profile.degraded()));
		}
		return response.body(profile);
	}

	@GetMapping("/summary/{userId}")
	@Operation(summary = "The public summary of a user")
	@FailsWith(404)
	CompletableFuture<UserSummary> summary(@PathVariable UUID userId) {
		return this.users.summary(userId);
	}

	@GetMapping("/summary/name/{userName}")
	@Operation(summary = "The public summary of a user, by name")
	@FailsWith(404)
	CompletableFuture<UserSummary> summaryByName(@PathVariable String userName) {
		return this.users.summaryByName(userName);
	}

	@GetMapping("/search/{term}")
	@Operation(summary = "Searches user names")
	@PageResponse
	CompletableFuture<ResponseEntity<List<UserSummary>>> search(Caller caller, @PathVariable @SearchTerm String term,
			@Valid @CursorOf(UserService.SEARCH) PageQuery page) {
		return this.users.search(term, page).thenApply((found) -> Responses.page(Partial.whole(found), page.limit()));
	}

	@PutMapping("/{userId}")
	@AsYourself
	@Operation(summary = "Changes your own account")
	@FailsWith({ 404, 409, 429 })
	@ResponseStatus(HttpStatus.NO_CONTENT)
	CompletableFuture<Void> update(Caller caller, @PathVariable UUID userId, @Valid @RequestBody UserUpdate request) {
		return this.users.update(userId, request, caller);
	}

	@PutMapping(path = "/{userId}",
			consumes = { MediaType.APPLICATION_FORM_URLENCODED_VALUE, MediaType.MULTIPART_FORM_DATA_VALUE })
	@AsYourself
	@Operation(summary = "Changes your own account")
	@FailsWith({ 404, 409, 429 })
	@ResponseStatus(HttpStatus.NO_CONTENT)
	CompletableFuture<Void> updateByForm(Caller caller, @PathVariable UUID userId,
			@Valid @ModelAttribute UserUpdateForm form) {
		return this.users.update(userId, form.toUpdate(), caller);
	}

}
