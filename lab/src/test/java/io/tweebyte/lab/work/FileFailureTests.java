package io.tweebyte.lab.work;

import java.io.IOException;
import java.nio.file.NoSuchFileException;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class FileFailureTests {

	@Test
	void putsFailuresInWords() {
		assertThat(FileFailure.message(new IOException("Broken."))).isEqualTo("Broken.");
		assertThat(FileFailure.message(new NoSuchFileException("/none")))
			.isEqualTo("A file cannot be used: there is no /none.");
		assertThat(FileFailure.message(new IllegalStateException()))
			.isEqualTo("It failed without a message: java.lang.IllegalStateException");
	}

}
