package io.tweebyte.measuring.run;

import java.io.IOException;
import java.nio.file.Path;

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
		assertThatThrownBy(() -> RunLock.take(this.runs.resolve("load"))).isInstanceOf(IOException.class)
			.hasMessageContaining("Another command");
		lock.close();
		assertThatCode(() -> RunLock.take(this.runs.resolve("load")).close()).doesNotThrowAnyException();
	}

}
