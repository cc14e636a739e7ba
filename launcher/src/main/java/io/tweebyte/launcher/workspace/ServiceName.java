package io.tweebyte.launcher.workspace;

import java.util.Locale;
import java.util.stream.Stream;

/** The services of a backend, in the order of their ports. */
public enum ServiceName {

	/** The only entry for clients. */
	GATEWAY(""),

	/** Accounts, log-in, profiles. */
	USER("users"),

	/** Tweets, mentions, hashtags. */
	TWEET("tweets"),

	/** Follows, likes, replies, retweets. */
	INTERACTION("interactions");

	private final String database;

	ServiceName(String database) {
		this.database = database;
	}

	/**
	 * The service of a label, in upper or lower case.
	 * @throws IllegalArgumentException if there is none
	 */
	public static ServiceName of(String label) {
		return Stream.of(values())
			.filter((service) -> service.label().equalsIgnoreCase(label))
			.findFirst()
			.orElseThrow(() -> new IllegalArgumentException(
					"'%s' is no service: write gateway, user, tweet or interaction.".formatted(label)));
	}

	/** The word for it on the command line, in settings and in paths. */
	public String label() {
		return name().toLowerCase(Locale.ROOT);
	}

	/** The name by which commands know it in one model, such as {@code async/user}. */
	public String label(Model model) {
		return model.label() + "/" + label();
	}

	/** The name of its files without their ending, such as {@code async-user}. */
	public String fileName(Model model) {
		return model.label() + "-" + label();
	}

	/** The database it owns, empty for the gateway, which has none. */
	public String database() {
		return this.database;
	}

	/**
	 * The port it listens on by default: 8080 to 8083 for async, 9080 to 9083 for
	 * reactive, 7080 to 7083 for virtual.
	 */
	public int port(Model model) {
		return model.firstPort() + ordinal();
	}

}
