package io.tweebyte.user.controller;

import java.util.List;

import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

/**
 * Lists changed passwords for the gateway, which accepts no token before it has read
 * them. This service changes none.
 */
@RestController
class PasswordChangeController {

	@GetMapping("/internal/users/password-changes")
	List<?> changes() {
		return List.of();
	}

}
