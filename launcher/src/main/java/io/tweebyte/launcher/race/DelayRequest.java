package io.tweebyte.launcher.race;

import java.time.Duration;
import java.util.List;

import io.tweebyte.launcher.workspace.ServiceName;
import tools.jackson.databind.JsonNode;

/**
 * How long each response of a service waits on its way to another service.
 *
 * @param millis 0 to 1,000
 */
record DelayRequest(ServiceName service, int millis) {

	/** The services that others call. */
	static final List<ServiceName> SERVICES = List.of(ServiceName.USER, ServiceName.TWEET, ServiceName.INTERACTION);

	static DelayRequest of(JsonNode json) {
		JsonNode millis = json.path("millis");
		if (!millis.isInt() || millis.intValue() < 0 || millis.intValue() > RaceOptions.MOST_DELAY) {
			throw PanelRefusal
				.invalid("millis must be a whole number from 0 to %,d.".formatted(RaceOptions.MOST_DELAY));
		}
		return new DelayRequest(service(json.path("service").asString("")), millis.intValue());
	}

	Duration time() {
		return Duration.ofMillis(this.millis);
	}

	private static ServiceName service(String label) {
		return SERVICES.stream()
			.filter((service) -> service.label().equals(label))
			.findFirst()
			.orElseThrow(() -> PanelRefusal.invalid("service must be user, tweet or interaction."));
	}

}
