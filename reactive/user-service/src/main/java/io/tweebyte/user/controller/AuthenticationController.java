package io.tweebyte.user.controller;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import io.swagger.v3.oas.annotations.tags.Tag;
import io.tweebyte.contracts.user.LoginRequest;
import io.tweebyte.contracts.user.RegistrationForm;
import io.tweebyte.contracts.user.TokenAnswer;
import io.tweebyte.shared.body.RequestBody;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.user.service.AuthenticationService;
import reactor.core.publisher.Mono;

import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/**
 * Registration and log-in.
 */
@RestController
@Tag(name = "Authentication")
@RequestMapping("/auth")
class AuthenticationController {

	private final AuthenticationService authentication;

	AuthenticationController(AuthenticationService authentication) {
		this.authentication = authentication;
	}

	@PostMapping("/register")
	@Operation(summary = "Registers a user",
			requestBody = @io.swagger.v3.oas.annotations.parameters.RequestBody(
					content = @Content(schema = @Schema(implementation = RegistrationForm.class))))
	@ApiResponse(responseCode = "200", description = "A token of the new user")
	Mono<TokenAnswer> register(Caller caller, RequestBody body) {
		return this.authentication.register(body.as(RegistrationForm.class), caller);
	}

	@PostMapping("/login")
	@Operation(summary = "Logs a user in",
			requestBody = @io.swagger.v3.oas.annotations.parameters.RequestBody(
					content = @Content(schema = @Schema(implementation = LoginRequest.class))))
	@ApiResponse(responseCode = "200", description = "A token of the user")
	Mono<TokenAnswer> login(Caller caller, RequestBody body) {
		return this.authentication.login(body.as(LoginRequest.class), caller);
	}

}
