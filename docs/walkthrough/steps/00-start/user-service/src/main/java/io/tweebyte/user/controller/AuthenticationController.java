package io.tweebyte.user.controller;

import javax.servlet.http.HttpServletRequest;

import io.tweebyte.contracts.user.LoginRequest;
import io.tweebyte.contracts.user.RegistrationForm;
import io.tweebyte.contracts.user.TokenResponse;
import io.tweebyte.shared.http.HeaderNames;
import io.tweebyte.user.service.AuthenticationService;

import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

@RestController
@RequestMapping("/auth")
class AuthenticationController {

	private final AuthenticationService authentication;

	AuthenticationController(AuthenticationService authentication) {
		this.authentication = authentication;
	}

	@PostMapping("/register")
	TokenResponse register(RegistrationForm form) {
		return this.authentication.register(form);
	}

	@PostMapping("/login")
	TokenResponse login(@RequestBody LoginRequest request, HttpServletRequest http) {
		return this.authentication.login(request, address(http));
	}

	/** The client's address, in a header that only the gateway can set. */
	private static String address(HttpServletRequest http) {
		String forwarded = http.getHeader(HeaderNames.FORWARDED_FOR);
		return (forwarded != null) ? forwarded : http.getRemoteAddr();
	}

}
