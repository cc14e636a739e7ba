package io.tweebyte.load.cli;

import java.net.URI;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

import io.tweebyte.load.data.SharedDatabases;
import io.tweebyte.servers.database.DatabaseConnection;
import io.tweebyte.servers.database.DatabaseRoles;
import io.tweebyte.servers.process.Passwords;
import picocli.CommandLine.Option;

/** The options that name three databases anywhere. */
public class NamedDatabases {

	private static final String JDBC = "jdbc:";

	private static final int STANDARD_PORT = 5432;

	@Option(names = "--users-db", paramLabel = "URL",
			description = "jdbc:postgresql://host:port/name of the user service's database, instead of the checkout's own.")
	private String users;

	@Option(names = "--tweets-db", paramLabel = "URL", description = "The same of the tweet service.")
	private String tweets;

	@Option(names = "--interactions-db", paramLabel = "URL", description = "The same of the interaction service.")
	private String interactions;

	@Option(names = "--passwords", paramLabel = "FOLDER",
			description = "Holds a file for each owner of the three, called after the role: users_owner, tweets_owner,"
					+ " interactions_owner.")
	private Path passwords;

	/**
	 * Returns the databases, each as the role that owns it; empty when none is named.
	 * @throws IllegalArgumentException when only some are, or the rest is missing or
	 * malformed
	 */
	Optional<SharedDatabases> open(Consumer<String> progress) {
		long named = Stream.of(this.users, this.tweets, this.interactions).filter(Objects::nonNull).count();
		if (named == 0) {
			return Optional.empty();
		}
		if (named < 3) {
			throw new IllegalArgumentException("--users-db, --tweets-db and --interactions-db are given together");
		}
		return Optional.of(new SharedDatabases(connection("users", this.users), connection("tweets", this.tweets),
				connection("interactions", this.interactions), progress));
	}

	private DatabaseConnection connection(String database, String url) {
		if (this.passwords == null) {
			throw new IllegalArgumentException("--users-db wants --passwords: the folder of the owners' passwords");
		}
		boolean isUrl = url.matches("jdbc:postgresql://[^/?#@]+/[^/?#]+");
		URI address = URI.create(isUrl ? url.substring(JDBC.length()) : "");
		if (address.getHost() == null) {
			throw new IllegalArgumentException(
					"'%s' is not of the form jdbc:postgresql://host:port/name".formatted(url));
		}
		String owner = DatabaseRoles.owner(database);
		return new DatabaseConnection(address.getHost(), (address.getPort() < 0) ? STANDARD_PORT : address.getPort(),
				address.getPath().substring(1), owner, Passwords.read(this.passwords.resolve(owner)));
	}

}
