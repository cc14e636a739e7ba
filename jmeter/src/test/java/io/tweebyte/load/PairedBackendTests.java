package io.tweebyte.load;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;

import io.tweebyte.load.watch.Watched;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

class PairedBackendTests {

	@TempDir
	private Path folder;

	@Test
	void readsANameAndASecurityMode() {
		assertThat(PairedBackend.parse("reactive"))
			.isEqualTo(new PairedBackend("reactive", Contender.REACTIVE, "gateway", null));
		assertThat(PairedBackend.parse("async:off"))
			.isEqualTo(new PairedBackend("async:off", Contender.ASYNC, "off", null));
	}

	@Test
	void saysWhatThereIsWhenANameIsUnknown() {
		assertThatIllegalArgumentException().isThrownBy(() -> PairedBackend.parse("async:none"))
			.withMessage("There is no security mode 'none'. There are: gateway, off, zero-trust");
		assertThatIllegalArgumentException().isThrownBy(() -> PairedBackend.parse("blocking"))
			.withMessageContaining("async-virtual");
		assertThatIllegalArgumentException()
			.isThrownBy(() -> PairedBackend.parse(this.folder.resolve("older.properties").toString()))
			.withMessageStartingWith("There is no readable file");
	}

	@Test
	void readsABackendThatRunsAlready() throws IOException {
		Path file = Files.writeString(this.folder.resolve("older.properties"),
				"url = http://127.0.0.1:9000\nprocess.gateway = 11\nprocess.postgres = 12\n");
		PairedBackend backend = PairedBackend.parse(file.toString());
		assertThat(backend.label()).isEqualTo("older");
		Target target = backend.described();
		assertThat(target.gateway()).isEqualTo(URI.create("http://127.0.0.1:9000"));
		assertThat(target.processes()).containsExactly(Watched.alone("gateway", 11), Watched.family("postgres", 12));
	}

	@Test
	void refusesADescriptionWithoutProcesses() throws IOException {
		Path file = Files.writeString(this.folder.resolve("older.properties"), "url = http://127.0.0.1:9000\n");
		PairedBackend backend = PairedBackend.parse(file.toString());
		assertThatExceptionOfType(IOException.class).isThrownBy(backend::described)
			.withMessageEndingWith("must have url and at least one process.NAME");
	}

}
