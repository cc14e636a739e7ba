package io.tweebyte.load.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

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
		NamedDatabases named = parse("--passwords", this.folder.toString());

		assertThat(named.areNamed()).isTrue();
		assertThat(named.users()).isEqualTo(new DatabaseConnection("db", 5432, "people", "users_owner", "one"));
		assertThat(named.tweets()).isEqualTo(new DatabaseConnection("db", 5433, "tweets", "tweets_owner", "other"));
		assertThatExceptionOfType(ServerException.class).isThrownBy(named::interactions)
			.withMessageContaining("Cannot read the password file " + this.folder.resolve("interactions_owner"));
	}

	@Test
	void wantThePasswords() {
		assertThatIllegalArgumentException().isThrownBy(() -> parse().users()).withMessageContaining("--passwords");
	}

	private static NamedDatabases parse(String... more) {
		Holder holder = new Holder();
		CommandLine commandLine = new CommandLine(holder);
		String[] arguments = new String[URLS.length + more.length];
		System.arraycopy(URLS, 0, arguments, 0, URLS.length);
		System.arraycopy(more, 0, arguments, URLS.length, more.length);
		commandLine.parseArgs(arguments);
		return holder.named;
	}

	/** A command that has the options and nothing else. */
	@Command
	private static final class Holder {

		@Mixin
		private NamedDatabases named;

	}

}
