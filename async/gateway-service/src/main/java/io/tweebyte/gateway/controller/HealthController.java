package io.tweebyte.gateway.controller;

import io.tweebyte.shared.api.GatewayPages;

import org.springframework.boot.availability.ApplicationAvailability;
import org.springframework.boot.availability.LivenessState;
import org.springframework.boot.availability.ReadinessState;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

/**
 * Tells at the public entry whether the gateway lives and takes requests.
 */
@RestController
class HealthController {

	private final ApplicationAvailability availability;

	HealthController(ApplicationAvailability availability) {
		this.availability = availability;
	}

	@GetMapping(GatewayPages.LIVENESS)
	ResponseEntity<String> liveness() {
		return answer(this.availability.getLivenessState() == LivenessState.CORRECT, "DOWN");
	}

	@GetMapping(GatewayPages.READINESS)
	ResponseEntity<String> readiness() {
		return answer(this.availability.getReadinessState() == ReadinessState.ACCEPTING_TRAFFIC, "OUT_OF_SERVICE");
	}

	private static ResponseEntity<String> answer(boolean up, String otherwise) {
		return ResponseEntity.status(up ? HttpStatus.OK : HttpStatus.SERVICE_UNAVAILABLE)
			.contentType(MediaType.APPLICATION_JSON)
			.body("{\"status\":\"" + (up ? "UP" : otherwise) + "\"}");
	}

}
