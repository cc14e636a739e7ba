package io.tweebyte.launcher.workspace;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

class WorkspaceLockTests {

	@TempDir
	private Path folder;

	@Test
	void isAFileThatOtherUsersMayNotOpen() throws IOException {
		take();
		assertThat(mode()).isEqualTo("rw-------");

		Files.setPosixFilePermissions(file(), PosixFilePermissions.fromString("rw-r--r--"));
		take();
		assertThat(mode()).isEqualTo("rw-------");
	}

	@Test
	void isHeldUntilItIsClosed() throws IOException {
		try (WorkspaceLock lock = WorkspaceLock.take(Workspace.at(this.folder), (message) -> {
		}); FileChannel other = FileChannel.open(file(), StandardOpenOption.WRITE)) {
			assertThatExceptionOfType(OverlappingFileLockException.class).isThrownBy(other::tryLock);
		}
		take();
	}

	@Test
	void isNotTheLockOfRecordings() {
		List<String> messages = new ArrayList<>();
		try (WorkspaceLock lock = WorkspaceLock.takeForRecording(Workspace.at(this.folder), messages::add)) {
			take();
		}
		assertThat(messages).isEmpty();
	}

	private void take() {
		WorkspaceLock.take(Workspace.at(this.folder), (message) -> {
		}).close();
	}

	private Path file() {
		return this.folder.resolve(".tweebyte/lock");
	}

	private String mode() throws IOException {
		return PosixFilePermissions.toString(Files.getPosixFilePermissions(file()));
	}

}
