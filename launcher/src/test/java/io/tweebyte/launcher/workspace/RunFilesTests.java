package io.tweebyte.launcher.workspace;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;

import io.tweebyte.servers.process.ProcessIdentity;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class RunFilesTests {

	private static final ProcessIdentity SELF = ProcessIdentity.of(ProcessHandle.current().pid()).orElseThrow();

	private static final ProcessIdentity EARLIER = new ProcessIdentity(SELF.pid(), "an earlier process of this number");

	@TempDir
	private Path folder;

	private Workspace workspace;

	private RunFiles runFiles;

	@BeforeEach
	void makeWorkspace() {
		this.workspace = Workspace.at(this.folder);
		this.runFiles = new RunFiles(this.workspace);
	}

	@Test
	void findsWhatWasWritten() {
		RunFile entry = entry(ServiceName.USER, SELF);

		this.runFiles.write(entry);

		assertThat(this.runFiles.find(Model.ASYNC, ServiceName.USER)).contains(entry);
		assertThat(this.runFiles.living()).containsExactly(entry);
	}

	@Test
	void listsGatewaysFirst() {
		this.runFiles.write(entry(ServiceName.USER, SELF));
		this.runFiles.write(entry(ServiceName.GATEWAY, SELF));

		assertThat(this.runFiles.living()).extracting(RunFile::label).containsExactly("async/gateway", "async/user");
	}

	@Test
	void forgetsAProcessWhoseNumberAnotherOneHas() {
		this.runFiles.write(entry(ServiceName.USER, EARLIER));

		assertThat(this.runFiles.living()).isEmpty();
		this.runFiles.clean();
		assertThat(this.workspace.runFiles()).isEmptyDirectory();
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "{", "[]", "null", "{\"model\":\"ASYNC\"}", "{\"process\":{\"pid\":\"x\"}}" })
	void forgetsWhatItCannotRead(String content) throws IOException {
		Files.createDirectories(this.workspace.runFiles());
		Files.writeString(this.workspace.runFiles().resolve("async-user.json"), content);

		assertThat(this.runFiles.living()).isEmpty();
		this.runFiles.clean();
		assertThat(this.workspace.runFiles()).isEmptyDirectory();
	}

	@Test
	void deletesOnlyTheProcessThatIsMeant() {
		RunFile later = entry(ServiceName.USER, SELF);
		this.runFiles.write(later);

		this.runFiles.delete(entry(ServiceName.USER, EARLIER));
		assertThat(this.runFiles.living()).containsExactly(later);

		this.runFiles.delete(later);
		assertThat(this.runFiles.living()).isEmpty();
	}

	@Test
	void knowsThatTheLauncherWasKilled() {
		assertThat(entry(ServiceName.USER, SELF).isOrphaned()).isFalse();
		assertThat(owned(EARLIER).isOrphaned()).isTrue();
		assertThat(owned(SELF).isOrphaned()).isFalse();
	}

	private static RunFile entry(ServiceName service, ProcessIdentity process) {
		return new RunFile("async", Model.ASYNC, service, process, null, URI.create("http://127.0.0.1:1"),
				URI.create("http://127.0.0.1:2"), Path.of("/tmp/log"));
	}

	private static RunFile owned(ProcessIdentity owner) {
		RunFile entry = entry(ServiceName.USER, SELF);
		return new RunFile("async", Model.ASYNC, ServiceName.USER, SELF, owner, entry.url(), entry.managementUrl(),
				entry.log());
	}

}
