package io.tweebyte.shared.api;

import java.util.Arrays;
import java.util.Optional;

/** The services behind the gateway, by the first segment of a path. */
public enum Service {

	USER("user-service"),

	TWEET("tweet-service"),

	INTERACTION("interaction-service");

	private final String segment;

	Service(String segment) {
		this.segment = segment;
	}

	public String segment() {
		return this.segment;
	}

	public static Optional<Service> of(String segment) {
		return Arrays.stream(values()).filter((service) -> service.segment.equals(segment)).findFirst();
	}

}
