package io.tweebyte.user.controller;

import java.util.List;
import java.util.concurrent.CompletableFuture;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.enums.ParameterIn;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import io.swagger.v3.oas.annotations.tags.Tag;
import io.tweebyte.contracts.user.AccountPrivacy;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.http.PrivacyQuery;
import io.tweebyte.shared.http.Query;
import io.tweebyte.user.service.PrivacyService;

import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/**
 * Which accounts are private, for other services.
 */
@RestController
@Tag(name = "Users")
@RequestMapping("/internal/users")
class PrivacyController {

	private final PrivacyService users;

	PrivacyController(PrivacyService users) {
		this.users = users;
	}

	@GetMapping("/privacy")
	@Operation(summary = "The accounts whose privacy changed, for other services", parameters = {
			@Parameter(name = "after", in = ParameterIn.QUERY, description = "The position of the last known change",
					schema = @Schema(types = "integer", format = "int64", minimum = "0")),
			@Parameter(name = "after_id", in = ParameterIn.QUERY, description = "The account of that change",
					schema = @Schema(types = "string", format = "uuid")),
			@Parameter(name = "limit", in = ParameterIn.QUERY, description = "1 to 1000, 1000 by default",
					schema = @Schema(types = "integer", minimum = "1", maximum = "1000")) })
	@ApiResponse(responseCode = "200", description = "The accounts in the order of their changes")
	CompletableFuture<List<AccountPrivacy>> changes(Caller caller, Query query) {
		return this.users.changes(PrivacyQuery.parse(query));
	}

}
