package io.tweebyte.user.controller;

import java.util.List;
import java.util.UUID;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.enums.ParameterIn;
import io.swagger.v3.oas.annotations.headers.Header;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import io.swagger.v3.oas.annotations.tags.Tag;
import io.tweebyte.contracts.page.Page;
import io.tweebyte.contracts.page.PageQuery;
import io.tweebyte.contracts.user.UserProfile;
import io.tweebyte.contracts.user.UserSummary;
import io.tweebyte.contracts.user.UserUpdate;
import io.tweebyte.contracts.validation.SearchTermRule;
import io.tweebyte.contracts.validation.Violations;
import io.tweebyte.shared.body.RequestBody;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.http.HeaderNames;
import io.tweebyte.shared.http.Query;
import io.tweebyte.shared.token.AsYourself;
import io.tweebyte.user.service.ProfileService;
import io.tweebyte.user.service.UserService;
import reactor.core.publisher.Mono;

import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/**
 * Users, for themselves and for others.
 */
@RestController
@Tag(name = "Users")
@RequestMapping("/users")
class UserController {

	private final UserService users;

	private final ProfileService profiles;

	UserController(UserService users, ProfileService profiles) {
		this.users = users;
		this.profiles = profiles;
	}

	@GetMapping("/{userId}")
	@Operation(summary = "A user's page, as the reader may see it")
	@ApiResponse(responseCode = "200", description = "The page", headers = @Header(name = HeaderNames.DEGRADED,
			description = "The parts that are missing", schema = @Schema(types = "string")))
	Mono<ResponseEntity<UserProfile>> profile(Caller caller, @PathVariable("userId") UUID userId) {
		return this.profiles.profile(userId, caller).map(UserController::answer);
	}

	private static ResponseEntity<UserProfile> answer(UserProfile profile) {
		ResponseEntity.BodyBuilder answer = ResponseEntity.ok();
		if (profile.degraded() != null) {
			answer.header(HeaderNames.DEGRADED, String.join(", ", profile.degraded()));
		}
		return answer.body(profile);
	}

	@GetMapping("/summary/{userId}")
	@Operation(summary = "What everybody may know of a user")
	@ApiResponse(responseCode = "200", description = "The summary")
	Mono<UserSummary> summary(Caller caller, @PathVariable("userId") UUID userId) {
		return this.users.summary(userId);
	}

	@GetMapping("/summary/name/{userName}")
	@Operation(summary = "What everybody may know of a user, by name")
	@ApiResponse(responseCode = "200", description = "The summary")
	Mono<UserSummary> summaryByName(Caller caller, @PathVariable("userName") String userName) {
		return this.users.summaryByName(userName);
	}

	@GetMapping("/search/{term}")
	@Operation(summary = "Searches user names",
			parameters = {
					@Parameter(name = "limit", in = ParameterIn.QUERY, description = "1 to 1000, 100 by default",
							schema = @Schema(types = "integer", minimum = "1", maximum = "1000")),
					@Parameter(name = "before", in = ParameterIn.QUERY, description = "Where the page before ended",
							schema = @Schema(types = "string")) })
	@ApiResponse(responseCode = "200", description = "A page of summaries, newest first",
			headers = @Header(name = HeaderNames.LINK, description = "The next page, absent on the last one",
					schema = @Schema(types = "string")))
	Mono<ResponseEntity<List<UserSummary>>> search(Caller caller, @PathVariable("term") String term, Query query) {
		Violations violations = new Violations().require("term", term, SearchTermRule::violation);
		PageQuery page = PageQuery.parse(query.values("limit"), query.values("before"), UserService.SEARCH, violations);
		violations.throwIfAny();
		return this.users.search(term, page).map((found) -> answer(found, page.limit()));
	}

	private static ResponseEntity<List<UserSummary>> answer(Page<UserSummary> found, int limit) {
		ResponseEntity.BodyBuilder answer = ResponseEntity.ok();
		found.link(limit).ifPresent((link) -> answer.header(HeaderNames.LINK, link));
		return answer.body(found.items());
	}

	@PutMapping("/{userId}")
	@AsYourself
	@Operation(summary = "Changes the own account",
			requestBody = @io.swagger.v3.oas.annotations.parameters.RequestBody(
					content = @Content(schema = @Schema(implementation = UserUpdate.class))))
	@ApiResponse(responseCode = "204", description = "Stored")
	Mono<ResponseEntity<Void>> update(Caller caller, @PathVariable("userId") UUID userId, RequestBody body) {
		return this.users.update(userId, body.as(UserUpdate.class), caller)
			.then(Mono.fromSupplier(() -> ResponseEntity.noContent().build()));
	}

}
