package io.tweebyte.launcher.workspace;

import java.util.Locale;

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

	/** The word for it on the command line, in settings and in paths. */
	public String label() {
		return name().toLowerCase(Locale.ROOT);
	}

	/**
	 * The database it owns.
	 * @return the database's name, empty for the gateway, which has none
	 */
	public String database() {
		return this.database;
	}

	/**
	 * The port it listens on unless told otherwise.
	 * @param model how it is written
	 * @return 8080..8083 or 9080..9083
	 */
	public int port(Model model) {
		return model.firstPort() + ordinal();
	}

}
