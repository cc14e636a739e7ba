package io.tweebyte.load.backend;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;

import io.tweebyte.measuring.machine.WatchedProcess;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

class DescribedBackendTests {

	@TempDir
	private Path folder;

	@Test
	void readsAddressAndProcesses() throws IOException {
		Path file = Files.writeString(this.folder.resolve("older.properties"),
				"url = http://127.0.0.1:9000\nprocess.gateway = 11\nprocess.postgres = 12\n");
		Target target = DescribedBackend.target(file);
		assertThat(target.gateway()).isEqualTo(URI.create("http://127.0.0.1:9000"));
		assertThat(target.processes()).containsExactly(WatchedProcess.alone("gateway", 11),
				WatchedProcess.family("postgres", 12));
	}

	@Test
	void knowsNoProcessesOfABackendOnAnotherMachine() throws IOException {
		Path file = Files.writeString(this.folder.resolve("other.properties"),
				"url = http://other:8080\nkey = token-key.pem\n");
		assertThat(DescribedBackend.target(file).processes()).isEmpty();
		assertThat(DescribedBackend.key(file)).contains(Path.of("token-key.pem"));
	}

	@Test
	void refusesADescriptionWithoutAnAddress() throws IOException {
		Path file = Files.writeString(this.folder.resolve("older.properties"), "process.gateway = 11\n");
		assertThatExceptionOfType(IOException.class).isThrownBy(() -> DescribedBackend.target(file))
			.withMessageEndingWith("must have url, and process.NAME for each process");
		assertThat(DescribedBackend.key(file)).isEmpty();
	}

}
