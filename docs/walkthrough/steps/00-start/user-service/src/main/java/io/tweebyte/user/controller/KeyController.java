package io.tweebyte.user.controller;

import java.time.Duration;

import io.tweebyte.user.service.TokenService;

import org.springframework.http.CacheControl;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

@RestController
class KeyController {

	private static final Duration KEPT = Duration.ofMinutes(1);

	private final TokenService tokens;

	KeyController(TokenService tokens) {
		this.tokens = tokens;
	}

	@GetMapping("/.well-known/jwks.json")
	ResponseEntity<String> keys() {
		return ResponseEntity.ok()
			.cacheControl(CacheControl.maxAge(KEPT).cachePublic())
			.contentType(MediaType.APPLICATION_JSON)
			.body(this.tokens.publicKeys());
	}

}
