package io.tweebyte.user.controller;

import java.util.List;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.enums.ParameterIn;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import io.swagger.v3.oas.annotations.tags.Tag;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.http.Query;
import io.tweebyte.shared.token.PasswordChange;
import io.tweebyte.user.service.PasswordChangeService;
import reactor.core.publisher.Mono;

import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/**
 * Changed passwords, for the gateways.
 */
@RestController
@Tag(name = "Users")
@RequestMapping("/internal/users")
class PasswordChangeController {

	private final PasswordChangeService changes;

	PasswordChangeController(PasswordChangeService changes) {
		this.changes = changes;
	}

	@GetMapping("/password-changes")
	@Operation(summary = "Changed passwords, for the gateways",
			parameters = @Parameter(name = "after", in = ParameterIn.QUERY,
					description = "Only changes after this time, in UTC with six digits",
					schema = @Schema(types = "string", format = "date-time")))
	@ApiResponse(responseCode = "200", description = "The oldest of these changes, at most about a thousand")
	Mono<List<PasswordChange>> passwordChanges(Caller caller, Query query) {
		return this.changes.changes(PasswordChange.after(query.values("after")));
	}

}
