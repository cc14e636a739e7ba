package io.tweebyte.user.controller;

import java.time.Duration;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import io.swagger.v3.oas.annotations.tags.Tag;
import io.tweebyte.user.service.TokenService;

import org.springframework.http.CacheControl;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

@RestController
@Tag(name = "Keys")
class KeyController {

	private static final Duration KEPT = Duration.ofMinutes(1);

	private final TokenService tokens;

	KeyController(TokenService tokens) {
		this.tokens = tokens;
	}

	@GetMapping(path = "/.well-known/jwks.json", produces = MediaType.APPLICATION_JSON_VALUE)
	@Operation(summary = "The public keys that verify tokens")
	@ApiResponse(responseCode = "200", description = "A JSON Web Key Set",
			content = @Content(schema = @Schema(types = "object")))
	ResponseEntity<String> keys() {
		return ResponseEntity.ok()
			.cacheControl(CacheControl.maxAge(KEPT).cachePublic())
			.contentType(MediaType.APPLICATION_JSON)
			.body(this.tokens.publicKeys());
	}

}
