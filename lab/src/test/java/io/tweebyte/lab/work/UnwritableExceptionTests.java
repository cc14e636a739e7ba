package io.tweebyte.lab.work;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class UnwritableExceptionTests {

	@Test
	void namesPathAndReason() {
		assertThat(message(new IOException("No space left on device")))
			.isEqualTo("run cannot be written: No space left on device");
		assertThat(message(new FileSystemException("run/file", null, "Read-only file system")))
			.isEqualTo("run cannot be written: run/file: Read-only file system");
		assertThat(message(new AccessDeniedException("run/file")))
			.isEqualTo("run cannot be written: no permission for run/file");
		assertThat(message(new FileAlreadyExistsException("run"))).isEqualTo("run cannot be written: run is a file");
		assertThat(message(new NoSuchFileException("run"))).isEqualTo("run cannot be written: there is no run");
	}

	private static String message(IOException cause) {
		return new UnwritableException(Path.of("run"), cause).getMessage();
	}

}
