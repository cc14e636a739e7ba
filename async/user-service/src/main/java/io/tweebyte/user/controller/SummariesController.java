package io.tweebyte.user.controller;

import java.util.List;
import java.util.concurrent.CompletableFuture;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import io.swagger.v3.oas.annotations.tags.Tag;
import io.tweebyte.contracts.user.SummariesRequest;
import io.tweebyte.contracts.user.UserSummary;
import io.tweebyte.shared.body.RequestBody;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.user.service.UserService;

import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/**
 * Reads the summaries of many users at once, for other services.
 */
@RestController
@Tag(name = "Users")
@RequestMapping("/internal/users")
class SummariesController {

	private final UserService users;

	SummariesController(UserService users) {
		this.users = users;
	}

	@PostMapping("/summaries")
	@Operation(summary = "Many summaries, for other services",
			requestBody = @io.swagger.v3.oas.annotations.parameters.RequestBody(
					content = @Content(schema = @Schema(implementation = SummariesRequest.class))))
	@ApiResponse(responseCode = "200", description = "The summaries of the users that exist, newest first")
	CompletableFuture<List<UserSummary>> summaries(Caller caller, RequestBody body) {
		return this.users.summaries(body.as(SummariesRequest.class));
	}

}
