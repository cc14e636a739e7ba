package io.tweebyte.launcher;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;

import io.tweebyte.testsupport.PostgresServer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

import static org.assertj.core.api.Assertions.assertThat;

class MigrateCommandIntegrationTests {

	@TempDir
	private Path folder;

	private final StringWriter out = new StringWriter();

	private final StringWriter err = new StringWriter();

	private Path password;

	@BeforeEach
	void writePassword() throws IOException {
		this.password = Files.writeString(this.folder.resolve("password"), PostgresServer.ROLE + "\n");
	}

	@Test
	void bringsDatabasesToTheirNewestVersion() {
		try (PostgresServer server = PostgresServer.temporary()) {
			server.createDatabase("users");
			server.createDatabase("tweets");

			assertThat(execute("--database", "users=127.0.0.1:" + server.port(), "--database",
					"tweets=127.0.0.1:" + server.port(), "--password-file", this.password.toString()))
				.isZero();

			assertThat(this.out.toString()).contains("users on 127.0.0.1 is at version 1")
				.contains("tweets on 127.0.0.1 is at version 1");
		}
	}

	@Test
	void knowsNoOtherDatabase() {
		assertThat(execute("--database", "people=db", "--password-file", this.password.toString())).isEqualTo(2);
		assertThat(this.err.toString()).contains("'people' is no database: there are users, tweets, interactions.");
	}

	@Test
	void saysThatAPortIsNone() {
		assertThat(execute("--database", "users=db:many", "--password-file", this.password.toString())).isEqualTo(2);
		assertThat(this.err.toString()).contains("'many' is no port");
	}

	@Test
	void saysThatThePasswordIsMissing() {
		assertThat(execute("--database", "users=db", "--password-file", "nowhere")).isOne();
		assertThat(this.err.toString()).contains("Cannot read the password nowhere: no such file");
	}

	private int execute(String... arguments) {
		CommandLine commandLine = TweebyteCommand.commandLine(Workspace.at(this.folder));
		commandLine.setOut(new PrintWriter(this.out)).setErr(new PrintWriter(this.err));
		String[] words = new String[arguments.length + 1];
		words[0] = "migrate";
		System.arraycopy(arguments, 0, words, 1, arguments.length);
		return commandLine.execute(words);
	}

}
