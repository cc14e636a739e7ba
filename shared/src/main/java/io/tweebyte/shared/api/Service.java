package io.tweebyte.shared.api;

import java.util.Optional;

/**
 * The services behind the gateway, by the first segment of a path.
 */
public enum Service {

	/** Accounts, log-in and profiles. */
	USER("user-service"),

	/** Tweets, feeds and hashtags. */
	TWEET("tweet-service"),

	/** Follows, likes, replies, retweets and recommendations. */
	INTERACTION("interaction-service");

	private final String segment;

	Service(String segment) {
		this.segment = segment;
	}

	/**
	 * The first segment of the paths that lead to the service.
	 * @return such as {@code user-service}
	 */
	public String segment() {
		return this.segment;
	}

	/**
	 * Finds the service that a path leads to.
	 * @param segment the first segment of the path
	 * @return the service, or empty when there is none
	 */
	public static Optional<Service> of(String segment) {
		for (Service service : values()) {
			if (service.segment.equals(segment)) {
				return Optional.of(service);
			}
		}
		return Optional.empty();
	}

}
