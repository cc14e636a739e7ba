package io.tweebyte.load;

import java.net.URI;
import java.util.Map;
import java.util.stream.Stream;

import picocli.CommandLine.Option;

import io.tweebyte.testsupport.DatabaseConnection;

/**
 * The options that name three databases anywhere.
 */
class NamedDatabases {

	/** Holds the role's password, which must not be seen among the processes. */
	static final String PASSWORD = "TWEEBYTE_DATABASE_PASSWORD";

	private static final String JDBC = "jdbc:";

	private static final int STANDARD_PORT = 5432;

	@Option(names = "--users-db", paramLabel = "URL",
			description = "jdbc:postgresql://host:port/name of the user service's database, instead of the checkout's own.")
	private String users;

	@Option(names = "--tweets-db", paramLabel = "URL", description = "The same of the tweet service.")
	private String tweets;

	@Option(names = "--interactions-db", paramLabel = "URL", description = "The same of the interaction service.")
	private String interactions;

	@Option(names = "--role", defaultValue = "tweebyte", paramLabel = "NAME",
			description = "The owner of the three: ${DEFAULT-VALUE}. The password is read from the variable " + PASSWORD
					+ ".")
	private String role;

	/**
	 * Whether they are named: all three or none.
	 * @throws IllegalArgumentException when only some are
	 */
	boolean areNamed() {
		long named = Stream.of(this.users, this.tweets, this.interactions).filter((url) -> url != null).count();
		if (named % 3 != 0) {
			throw new IllegalArgumentException("--users-db, --tweets-db and --interactions-db are given together");
		}
		return named > 0;
	}

	DatabaseConnection users(Map<String, String> environment) {
		return connection(this.users, environment);
	}

	DatabaseConnection tweets(Map<String, String> environment) {
		return connection(this.tweets, environment);
	}

	DatabaseConnection interactions(Map<String, String> environment) {
		return connection(this.interactions, environment);
	}

	private DatabaseConnection connection(String url, Map<String, String> environment) {
		String password = environment.get(PASSWORD);
		if (password == null) {
			throw new IllegalArgumentException(
					"The password of the role %s must be in the variable %s".formatted(this.role, PASSWORD));
		}
		if (!url.matches("jdbc:postgresql://[^/?#@]+/[^/?#]+")) {
			throw new IllegalArgumentException(
					"'%s' is not of the form jdbc:postgresql://host:port/name".formatted(url));
		}
		URI address = URI.create(url.substring(JDBC.length()));
		if (address.getHost() == null) {
			throw new IllegalArgumentException(
					"'%s' is not of the form jdbc:postgresql://host:port/name".formatted(url));
		}
		return new DatabaseConnection(address.getHost(), (address.getPort() < 0) ? STANDARD_PORT : address.getPort(),
				address.getPath().substring(1), this.role, password);
	}

}
