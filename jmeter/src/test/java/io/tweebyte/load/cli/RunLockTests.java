package io.tweebyte.load.cli;

import java.io.IOException;
import java.nio.file.Path;

import io.tweebyte.servers.process.ServerException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

class RunLockTests {

	@TempDir
	Path runs;

	@Test
	void isHeldByOneRunAtATime() throws IOException {
		RunLock lock = RunLock.take(this.runs.resolve("load"));
		assertThatThrownBy(() -> RunLock.take(this.runs.resolve("load"))).isInstanceOf(ServerException.class)
			.hasMessageContaining("Another command");
		lock.close();
		assertThatCode(() -> RunLock.take(this.runs.resolve("load")).close()).doesNotThrowAnyException();
	}

}
