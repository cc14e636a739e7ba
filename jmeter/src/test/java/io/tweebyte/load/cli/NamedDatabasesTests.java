package io.tweebyte.load.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;

import io.tweebyte.load.data.SharedDatabases;
import io.tweebyte.servers.database.DatabaseConnection;
import io.tweebyte.servers.process.ServerException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

class NamedDatabasesTests {

	private static final String[] URLS = { "--users-db", "jdbc:postgresql://db/people", "--tweets-db",
			"jdbc:postgresql://db:5433/tweets", "--interactions-db", "jdbc:postgresql://db/interactions" };

	@TempDir
	private Path folder;

	@Test
	void logInAsTheOwnerOfEachWithItsPassword() throws IOException {
		Files.writeString(this.folder.resolve("users_owner"), "one\n");
		Files.writeString(this.folder.resolve("tweets_owner"), "other\n");
		String[] passwords = { "--passwords", this.folder.toString() };
		assertThatExceptionOfType(ServerException.class).isThrownBy(() -> databases(passwords))
			.withMessageContaining("Cannot read the password file " + this.folder.resolve("interactions_owner"));

		Files.writeString(this.folder.resolve("interactions_owner"), "third\n");
		SharedDatabases databases = databases(passwords);
		assertThat(databases.users()).isEqualTo(new DatabaseConnection("db", 5432, "people", "users_owner", "one"));
		assertThat(databases.tweets()).isEqualTo(new DatabaseConnection("db", 5433, "tweets", "tweets_owner", "other"));
		assertThat(databases.interactions())
			.isEqualTo(new DatabaseConnection("db", 5432, "interactions", "interactions_owner", "third"));
	}

	@Test
	void wantThePasswords() {
		assertThatIllegalArgumentException().isThrownBy(() -> databases()).withMessageContaining("--passwords");
	}

	@Test
	void areAllNamedOrNone() {
		assertThat(parse().open((line) -> {
		})).isEmpty();
		assertThatIllegalArgumentException().isThrownBy(() -> parse(Arrays.copyOf(URLS, 4)).open((line) -> {
		})).withMessage("--users-db, --tweets-db and --interactions-db are given together");
	}

	private static SharedDatabases databases(String... more) {
		String[] arguments = Stream.concat(Stream.of(URLS), Stream.of(more)).toArray(String[]::new);
		return parse(arguments).open((line) -> {
		}).orElseThrow();
	}

	private static NamedDatabases parse(String... arguments) {
		Holder holder = new Holder();
		new CommandLine(holder).parseArgs(arguments);
		return holder.named;
	}

	/** A command that has the options and nothing else. */
	@Command
	private static final class Holder {

		@Mixin
		private NamedDatabases named;

	}

}
