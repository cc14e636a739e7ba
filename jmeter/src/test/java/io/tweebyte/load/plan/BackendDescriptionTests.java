package io.tweebyte.load.plan;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

class BackendDescriptionTests {

	@TempDir
	private Path folder;

	@Test
	void hasAddressAndProcesses() throws IOException {
		BackendDescription description = read(
				"url = http://127.0.0.1:9000\nprocess.gateway = 11\nprocess.postgres = 12\n");
		assertThat(description.url()).isEqualTo(URI.create("http://127.0.0.1:9000"));
		assertThat(description.processes()).isEqualTo(Map.of("gateway", 11L, "postgres", 12L));
		assertThat(description.key()).isEmpty();
	}

	@Test
	void hasNoProcessesOfABackendOnAnotherMachine() throws IOException {
		Path key = Files.writeString(this.folder.resolve("token-key.pem"), "");
		BackendDescription description = read("url = http://other:8080/\nkey = %s\n".formatted(key));
		assertThat(description.processes()).isEmpty();
		assertThat(description.key()).contains(key);
	}

	@Test
	void needsAnAddress() {
		assertThatIllegalArgumentException().isThrownBy(() -> read("process.gateway = 11\n"))
			.withMessage(file() + " must have url, and process.NAME for each process");
	}

	@ParameterizedTest
	@ValueSource(strings = { "127.0.0.1:8080", "localhost:8080", "//localhost:8080", "ftp://localhost", "http://",
			"http://a b", "http://localhost:8080/api", "" })
	void refusesWhatIsNoAddress(String url) {
		assertThatIllegalArgumentException().isThrownBy(() -> read("url = " + url + "\n"))
			.withMessage("%s: url must be an address without a path, such as http://127.0.0.1:8080, not '%s'", file(),
					url);
	}

	@ParameterizedTest
	@ValueSource(strings = { "abc", "-1", "0", "" })
	void refusesWhatIsNoProcess(String process) {
		assertThatIllegalArgumentException()
			.isThrownBy(() -> read("url = http://127.0.0.1:9000\nprocess.gateway = " + process + "\n"))
			.withMessage("%s: process.gateway must be the id of a process, not '%s'", file(), process);
	}

	@Test
	void refusesAMissingKey() {
		assertThatIllegalArgumentException().isThrownBy(() -> read("url = http://127.0.0.1:9000\nkey = nowhere.pem\n"))
			.withMessage("%s: key must be a readable file, not 'nowhere.pem'", file());
	}

	@Test
	void refusesAFileThatIsMalformed() {
		assertThatIllegalArgumentException().isThrownBy(() -> read("url = \\u12\n"))
			.withMessageStartingWith(file() + " cannot be read: ");
	}

	private Path file() {
		return this.folder.resolve("older.properties");
	}

	private BackendDescription read(String text) throws IOException {
		return BackendDescription.read(Files.writeString(file(), text));
	}

}
