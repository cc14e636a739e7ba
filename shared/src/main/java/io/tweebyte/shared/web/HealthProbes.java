package io.tweebyte.shared.web;

import io.tweebyte.shared.api.GatewayPaths;
import io.tweebyte.shared.token.EndedTokens;

import org.springframework.boot.availability.ApplicationAvailability;
import org.springframework.boot.availability.LivenessState;
import org.springframework.boot.availability.ReadinessState;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

@RestController
public class HealthProbes {

	private final ApplicationAvailability availability;

	private final EndedTokens ended;

	HealthProbes(ApplicationAvailability availability, EndedTokens ended) {
		this.availability = availability;
		this.ended = ended;
	}

	@GetMapping(GatewayPaths.LIVENESS)
	ResponseEntity<String> liveness() {
		return response(this.availability.getLivenessState() == LivenessState.CORRECT, "DOWN");
	}

	@GetMapping(GatewayPaths.READINESS)
	ResponseEntity<String> readiness() {
		return response(
				this.availability.getReadinessState() == ReadinessState.ACCEPTING_TRAFFIC && this.ended.isComplete(),
				"OUT_OF_SERVICE");
	}

	private static ResponseEntity<String> response(boolean up, String otherwise) {
		return ResponseEntity.status(up ? HttpStatus.OK : HttpStatus.SERVICE_UNAVAILABLE)
			.contentType(MediaType.APPLICATION_JSON)
			.body("{\"status\":\"" + (up ? "UP" : otherwise) + "\"}");
	}

}
