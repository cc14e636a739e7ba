package io.tweebyte.load.plan;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

class BackendSpecTests {

	@TempDir
	private Path folder;

	@Test
	void readsANameAndASecurityMode() {
		assertThat(BackendSpec.parse("reactive"))
			.isEqualTo(new BackendSpec("reactive", Optional.of(BackendName.REACTIVE), "gateway", Optional.empty()));
		assertThat(BackendSpec.parse("async:off"))
			.isEqualTo(new BackendSpec("async:off", Optional.of(BackendName.ASYNC), "off", Optional.empty()));
	}

	@Test
	void saysWhatThereIsWhenANameIsUnknown() {
		assertThatIllegalArgumentException().isThrownBy(() -> BackendSpec.parse("async:none"))
			.withMessage("There is no security mode 'none'. There are: gateway, off, zero-trust");
		assertThatIllegalArgumentException().isThrownBy(() -> BackendSpec.parse("async-virtual"))
			.withMessage("There is no backend 'async-virtual'. There are: async, reactive, virtual");
		assertThatIllegalArgumentException()
			.isThrownBy(() -> BackendSpec.parse(this.folder.resolve("older.properties").toString()))
			.withMessageStartingWith("There is no readable file");
	}

	@Test
	void namesABackendThatRunsAlreadyAfterItsFile() throws IOException {
		Path file = Files.writeString(this.folder.resolve("older.properties"), "url = http://127.0.0.1:9000\n");
		BackendSpec backend = BackendSpec.parse(file.toString());
		assertThat(backend.label()).isEqualTo("older");
		assertThat(backend.description()).contains(file.toAbsolutePath());
		assertThat(backend.name()).isEmpty();
	}

}
