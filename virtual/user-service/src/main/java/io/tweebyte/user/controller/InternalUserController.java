package io.tweebyte.user.controller;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.tags.Tag;
import io.tweebyte.contracts.user.AccountPrivacy;
import io.tweebyte.contracts.user.SummariesRequest;
import io.tweebyte.contracts.user.UserSummary;
import io.tweebyte.shared.http.PrivacyQuery;
import io.tweebyte.shared.token.PasswordChange;
import io.tweebyte.user.service.AccountChangeService;
import io.tweebyte.user.service.UserService;
import jakarta.validation.Valid;

import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.ModelAttribute;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** What only services and gateways call. */
@RestController
@Tag(name = "Users")
@RequestMapping(path = "/internal/users", produces = MediaType.APPLICATION_JSON_VALUE)
class InternalUserController {

	private final UserService users;

	private final AccountChangeService changes;

	InternalUserController(UserService users, AccountChangeService changes) {
		this.users = users;
		this.changes = changes;
	}

	@PostMapping("/summaries")
	@Operation(summary = "Many summaries, for other services")
	List<UserSummary> summaries(@Valid @RequestBody SummariesRequest request) {
		return this.users.summaries(request);
	}

	@GetMapping("/privacy")
	@Operation(summary = "The accounts whose privacy changed, for other services")
	List<AccountPrivacy> privacyChanges(@Valid @ModelAttribute PrivacyQuery query) {
		return this.changes.privacyChanges(query);
	}

	@GetMapping("/password-changes")
	@Operation(summary = "Changed passwords, for the gateways")
	List<PasswordChange> passwordChanges(@RequestParam(required = false) Instant after) {
		return this.changes.changes(Optional.ofNullable(after));
	}

}
