package io.tweebyte.launcher.command;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.Arrays;

import io.tweebyte.launcher.workspace.Workspace;
import io.tweebyte.servers.PostgresServer;
import io.tweebyte.servers.process.Passwords;
import io.tweebyte.testsupport.EncryptedPostgres;
import io.tweebyte.testsupport.SelfSignedCertificate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

import static org.assertj.core.api.Assertions.assertThat;

class MigrateCommandIntegrationTests {

	@TempDir
	private Path folder;

	private final StringWriter out = new StringWriter();

	private final StringWriter err = new StringWriter();

	@Test
	void bringsDatabasesToTheirNewestVersion() {
		try (PostgresServer server = PostgresServer.temporary()) {
			server.createDatabase("users");
			server.createDatabase("tweets");

			assertThat(execute("--database", "users=127.0.0.1:" + server.port(), "--database",
					"tweets=127.0.0.1:" + server.port(), "--passwords", folder(server.passwords())))
				.isZero();

			assertThat(this.out.toString()).contains("users on 127.0.0.1 is at version 4")
				.contains("tweets on 127.0.0.1 is at version 7");
		}
	}

	@Test
	void believesOnlyTheCertificateItIsGiven() {
		try (EncryptedPostgres server = EncryptedPostgres.start()) {
			String[] words = { "--database", "users=127.0.0.1:" + server.users().port(), "--passwords",
					folder(server.passwords()), "--ssl-mode", "verify-full", "--ssl-root-certificate" };

			assertThat(execute(words, server.certificate())).isZero();
			assertThat(execute(words, SelfSignedCertificate.of("127.0.0.1").file())).isOne();

			assertThat(this.out.toString()).contains("users on 127.0.0.1 is at version 4");
		}
	}

	@Test
	void knowsHowPostgresEncrypts() {
		assertThat(execute("--database", "users=db", "--passwords", this.folder.toString(), "--ssl-mode", "on"))
			.isEqualTo(2);
		assertThat(this.err.toString()).contains("'on' is no mode: there are disable, prefer, require, verify-full.");
		assertThat(
				execute("--database", "users=db", "--passwords", this.folder.toString(), "--ssl-mode", "verify-full"))
			.isEqualTo(2);
		assertThat(this.err.toString()).contains("verify-full needs --ssl-root-certificate.");
	}

	@Test
	void knowsNoOtherDatabase() {
		assertThat(execute("--database", "people=db", "--passwords", this.folder.toString())).isEqualTo(2);
		assertThat(this.err.toString()).contains("'people' is no database: there are users, tweets, interactions.");
	}

	@Test
	void saysThatAPortIsNone() {
		assertThat(execute("--database", "users=db:many", "--passwords", this.folder.toString())).isEqualTo(2);
		assertThat(this.err.toString()).contains("'many' is no port");
	}

	@Test
	void saysThatThePasswordIsMissing() {
		assertThat(execute("--database", "users=db", "--passwords", "nowhere")).isOne();
		assertThat(this.err.toString()).contains("Cannot read the password file nowhere/users_owner");
	}

	private static String folder(Passwords passwords) {
		return passwords.folder().toString();
	}

	private int execute(String[] arguments, Path last) {
		String[] words = Arrays.copyOf(arguments, arguments.length + 1);
		words[arguments.length] = last.toString();
		return execute(words);
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
