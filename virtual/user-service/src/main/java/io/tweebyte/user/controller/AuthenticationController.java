package io.tweebyte.user.controller;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.tags.Tag;
import io.tweebyte.contracts.user.LoginRequest;
import io.tweebyte.contracts.user.RegistrationForm;
import io.tweebyte.contracts.user.TokenResponse;
import io.tweebyte.shared.api.FailsWith;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.user.service.AuthenticationService;
import jakarta.validation.Valid;

import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.ModelAttribute;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

@RestController
@Tag(name = "Authentication")
@RequestMapping(path = "/auth", produces = MediaType.APPLICATION_JSON_VALUE)
class AuthenticationController {

	private final AuthenticationService authentication;

	AuthenticationController(AuthenticationService authentication) {
		this.authentication = authentication;
	}

	@PostMapping(path = "/register",
			consumes = { MediaType.APPLICATION_FORM_URLENCODED_VALUE, MediaType.MULTIPART_FORM_DATA_VALUE })
	@Operation(summary = "Registers a user")
	@FailsWith({ 409, 429 })
	TokenResponse register(Caller caller, @Valid @ModelAttribute RegistrationForm form) {
		return this.authentication.register(form, caller);
	}

	@PostMapping("/login")
	@Operation(summary = "Logs a user in")
	@FailsWith({ 401, 429 })
	TokenResponse login(Caller caller, @Valid @RequestBody LoginRequest request) {
		return this.authentication.login(request, caller);
	}

}
