package io.tweebyte.user.controller;

import io.tweebyte.contracts.body.RequestBody;
import io.tweebyte.contracts.http.Caller;
import io.tweebyte.contracts.user.LoginRequest;
import io.tweebyte.contracts.user.RegistrationForm;
import io.tweebyte.contracts.user.TokenAnswer;
import io.tweebyte.user.service.AuthenticationService;
import reactor.core.publisher.Mono;

import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/**
 * Registration and log-in.
 */
@RestController
@RequestMapping("/auth")
class AuthenticationController {

	private final AuthenticationService authentication;

	AuthenticationController(AuthenticationService authentication) {
		this.authentication = authentication;
	}

	@PostMapping("/register")
	Mono<TokenAnswer> register(Caller caller, RequestBody body) {
		return this.authentication.register(body.as(RegistrationForm.class));
	}

	@PostMapping("/login")
	Mono<TokenAnswer> login(Caller caller, RequestBody body) {
		return this.authentication.login(body.as(LoginRequest.class), caller);
	}

}
