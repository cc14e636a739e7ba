package io.tweebyte.user.controller;

import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;

import io.tweebyte.contracts.body.RequestBody;
import io.tweebyte.contracts.http.Caller;
import io.tweebyte.contracts.http.HeaderNames;
import io.tweebyte.contracts.http.Query;
import io.tweebyte.contracts.page.Page;
import io.tweebyte.contracts.page.PageQuery;
import io.tweebyte.contracts.user.SummariesRequest;
import io.tweebyte.contracts.user.UserProfile;
import io.tweebyte.contracts.user.UserSummary;
import io.tweebyte.contracts.user.UserUpdate;
import io.tweebyte.contracts.validation.SearchTermRule;
import io.tweebyte.contracts.validation.Violations;
import io.tweebyte.user.service.ProfileService;
import io.tweebyte.user.service.UserService;

import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/**
 * Users, for themselves and for others.
 */
@RestController
@RequestMapping("/users")
class UserController {

	private final UserService users;

	private final ProfileService profiles;

	UserController(UserService users, ProfileService profiles) {
		this.users = users;
		this.profiles = profiles;
	}

	@GetMapping("/{userId}")
	CompletableFuture<ResponseEntity<UserProfile>> profile(Caller caller, @PathVariable("userId") UUID userId) {
		return this.profiles.profile(userId, caller).thenApply(UserController::answer);
	}

	private static ResponseEntity<UserProfile> answer(UserProfile profile) {
		ResponseEntity.BodyBuilder answer = ResponseEntity.ok();
		if (profile.degraded() != null) {
			answer.header(HeaderNames.DEGRADED, String.join(", ", profile.degraded()));
		}
		return answer.body(profile);
	}

	@GetMapping("/summary/{userId}")
	CompletableFuture<UserSummary> summary(Caller caller, @PathVariable("userId") UUID userId) {
		return this.users.summary(userId);
	}

	@GetMapping("/summary/name/{userName}")
	CompletableFuture<UserSummary> summaryByName(Caller caller, @PathVariable("userName") String userName) {
		return this.users.summaryByName(userName);
	}

	@PostMapping("/summaries")
	CompletableFuture<List<UserSummary>> summaries(Caller caller, RequestBody body) {
		return this.users.summaries(body.as(SummariesRequest.class));
	}

	@GetMapping("/search/{term}")
	CompletableFuture<ResponseEntity<List<UserSummary>>> search(Caller caller, @PathVariable("term") String term,
			Query query) {
		Violations violations = new Violations().require("term", term, SearchTermRule::violation);
		PageQuery page = PageQuery.parse(query.values("limit"), query.values("before"), UserService.SEARCH, violations);
		violations.throwIfAny();
		return this.users.search(term, page).thenApply((found) -> answer(found, page.limit()));
	}

	private static ResponseEntity<List<UserSummary>> answer(Page<UserSummary> found, int limit) {
		ResponseEntity.BodyBuilder answer = ResponseEntity.ok();
		found.link(limit).ifPresent((link) -> answer.header(HeaderNames.LINK, link));
		return answer.body(found.items());
	}

	@PutMapping("/{userId}")
	CompletableFuture<ResponseEntity<Void>> update(Caller caller, @PathVariable("userId") UUID userId,
			RequestBody body) {
		caller.mustBe(userId);
		return this.users.update(userId, body.as(UserUpdate.class))
			.thenApply((done) -> ResponseEntity.noContent().build());
	}

}
