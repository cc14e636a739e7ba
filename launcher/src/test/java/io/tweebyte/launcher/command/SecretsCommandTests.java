package io.tweebyte.launcher.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;

import io.tweebyte.launcher.workspace.Workspace;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

import static org.assertj.core.api.Assertions.assertThat;

class SecretsCommandTests {

	@TempDir
	private Path folder;

	private final StringWriter out = new StringWriter();

	private final StringWriter err = new StringWriter();

	@Test
	void makesSecretsThatDiffer() throws IOException {
		assertThat(execute("--token-key", file("token/key.pem"), "--password", file("one/password"), "--password",
				file("other/password")))
			.isZero();

		assertThat(this.folder.resolve("token/key.pem")).content().startsWith("-----BEGIN PRIVATE KEY-----");
		assertThat(permissions("token/key.pem")).isEqualTo("rw-------");
		assertThat(this.folder.resolve("one/password")).content().matches("[0-9a-f]{64}");
		assertThat(permissions("one/password")).isEqualTo("r--r--r--");
		assertThat(Files.readString(this.folder.resolve("other/password")))
			.isNotEqualTo(Files.readString(this.folder.resolve("one/password")));
		assertThat(this.out.toString()).contains("made " + file("token/key.pem"));
	}

	@Test
	void keepsTheSecretsThatAreThere() throws IOException {
		execute("--token-key", file("key.pem"), "--password", file("password"));
		String key = Files.readString(this.folder.resolve("key.pem"));
		String password = Files.readString(this.folder.resolve("password"));

		assertThat(execute("--token-key", file("key.pem"), "--password", file("password"))).isZero();

		assertThat(this.folder.resolve("key.pem")).hasContent(key);
		assertThat(this.folder.resolve("password")).hasContent(password);
		assertThat(this.out.toString()).contains("kept " + file("password"));
	}

	@Test
	void makesTheUsersOfRedis() throws IOException {
		String[] arguments = { "--redis-password", file("password"), "--redis-cleaner-password", file("cleaner"),
				"--redis-users", file("users.acl") };
		assertThat(execute(arguments)).isZero();
		String users = Files.readString(this.folder.resolve("users.acl"));
		assertThat(users).contains("user default reset off")
			.contains("user tweebyte reset on #")
			.contains("user cleaner reset on #")
			.doesNotContain(Files.readString(this.folder.resolve("password")))
			.doesNotContain(Files.readString(this.folder.resolve("cleaner")));

		assertThat(execute(arguments)).isZero();
		assertThat(this.folder.resolve("users.acl")).hasContent(users);
		assertThat(execute("--redis-users", file("users.acl"))).isEqualTo(2);
	}

	@Test
	void printsNoSecret() throws IOException {
		execute("--password", file("password"));

		assertThat(this.out.toString() + this.err).doesNotContain(Files.readString(this.folder.resolve("password")));
	}

	@Test
	void saysThatAFileCannotBeWritten() throws IOException {
		Files.writeString(this.folder.resolve("a"), "a file is in the way");

		assertThat(execute("--password", file("a/password"))).isOne();
		assertThat(this.err.toString()).contains("Cannot write the password " + file("a/password"));
	}

	private String file(String name) {
		return this.folder.resolve(name).toString();
	}

	private String permissions(String name) throws IOException {
		return PosixFilePermissions.toString(Files.getPosixFilePermissions(this.folder.resolve(name)));
	}

	private int execute(String... arguments) {
		CommandLine commandLine = TweebyteCommand.commandLine(Workspace.at(this.folder));
		commandLine.setOut(new PrintWriter(this.out)).setErr(new PrintWriter(this.err));
		String[] words = new String[arguments.length + 1];
		words[0] = "secrets";
		System.arraycopy(arguments, 0, words, 1, arguments.length);
		return commandLine.execute(words);
	}

}
