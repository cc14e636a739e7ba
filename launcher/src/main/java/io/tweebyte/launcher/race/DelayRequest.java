package io.tweebyte.launcher.race;

import java.time.Duration;

import io.tweebyte.launcher.fault.Delays;
import tools.jackson.databind.JsonNode;

/**
 * How long each response of a service waits on its way to another service.
 *
 * @param millis 0 to 1,000
 */
record DelayRequest(String service, int millis) {

	static DelayRequest of(JsonNode json) {
		JsonNode millis = json.path("millis");
		if (!millis.isInt() || millis.intValue() < 0 || millis.intValue() > RaceOptions.MOST_DELAY) {
			throw PanelRefusal
				.invalid("millis must be a whole number from 0 to %,d.".formatted(RaceOptions.MOST_DELAY));
		}
		String service = json.path("service").asString("");
		if (!Delays.SERVICES.contains(service)) {
			throw PanelRefusal.invalid("service must be user, tweet or interaction.");
		}
		return new DelayRequest(service, millis.intValue());
	}

	Duration time() {
		return Duration.ofMillis(this.millis);
	}

}
