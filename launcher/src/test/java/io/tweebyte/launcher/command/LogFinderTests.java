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

class LogFinderTests {

	@TempDir
	private Path folder;

	private Workspace workspace;

	private LogFinder finder;

	@BeforeEach
	void makeLogs() throws IOException {
		this.workspace = Workspace.at(this.folder);
		this.finder = new LogFinder(this.workspace);
		write("async-user.log");
		write("reactive-user.log");
		write("async-gateway.log");
	}

	@Test
	void findsAServiceByModelAndName() {
		assertThat(this.finder.find("reactive/user")).hasFileName("reactive-user.log");
	}

	@Test
	void findsAServiceByItsNameAloneWhenThereIsOne() {
		assertThat(this.finder.find("gateway")).hasFileName("async-gateway.log");
	}

	@Test
	void asksWhichOneIsMeant() {
		assertThatExceptionOfType(ServerException.class).isThrownBy(() -> this.finder.find("user"))
			.withMessage("Which one: async/user or reactive/user?");
	}

	@Test
	void listsTheLogsThereAre() {
		assertThatExceptionOfType(ServerException.class).isThrownBy(() -> this.finder.find("../../etc/passwd"))
			.withMessage("There is no log of '../../etc/passwd'. There are async/gateway, async/user, reactive/user.");
	}

	private void write(String name) throws IOException {
		Files.createDirectories(this.workspace.logs());
		Files.writeString(this.workspace.logs().resolve(name), "");
	}

}
