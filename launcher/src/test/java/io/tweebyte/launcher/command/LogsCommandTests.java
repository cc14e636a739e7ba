package io.tweebyte.launcher.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import io.tweebyte.launcher.workspace.Workspace;
import io.tweebyte.servers.process.ServerException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

class LogsCommandTests {

	@TempDir
	private Path folder;

	private Workspace workspace;

	@BeforeEach
	void makeLogs() throws IOException {
		this.workspace = Workspace.at(this.folder);
		write("async-user.log");
		write("reactive-user.log");
		write("async-gateway.log");
	}

	@Test
	void findsAServiceByModelAndName() {
		assertThat(LogsCommand.find(this.workspace, "reactive/user")).hasFileName("reactive-user.log");
	}

	@Test
	void findsAServiceByItsNameAloneWhenThereIsOne() {
		assertThat(LogsCommand.find(this.workspace, "gateway")).hasFileName("async-gateway.log");
	}

	@Test
	void asksWhichOneIsMeant() {
		assertThatExceptionOfType(ServerException.class).isThrownBy(() -> LogsCommand.find(this.workspace, "user"))
			.withMessage("Which one: async/user or reactive/user?");
	}

	@Test
	void listsTheLogsThereAre() {
		assertThatExceptionOfType(ServerException.class)
			.isThrownBy(() -> LogsCommand.find(this.workspace, "../../etc/passwd"))
			.withMessage("There is no log of '../../etc/passwd'. There are async/gateway, async/user, reactive/user.");
	}

	private void write(String name) throws IOException {
		Files.createDirectories(this.workspace.logs());
		Files.writeString(this.workspace.logs().resolve(name), "");
	}

}
