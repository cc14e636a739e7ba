package io.tweebyte.servers.process;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

class ServerProcessTests {

	private static final Duration PATIENCE = Duration.ofSeconds(10);

	@TempDir
	private Path folder;

	@Test
	void stopsAProcessThatListens() {
		ServerProcess process = shell("exec sleep 100");

		assertThat(process.isAlive()).isTrue();
		assertThat(process.stop(PATIENCE)).isTrue();
		assertThat(process.isAlive()).isFalse();
	}

	@Test
	void killsAProcessThatDoesNotListen() {
		ServerProcess process = shell("trap '' TERM; echo trapped; while :; do sleep 0.1; done");
		process.awaitReady(() -> process.logTail().contains("trapped"), PATIENCE);

		assertThat(process.stop(Duration.ofMillis(300))).isFalse();
		assertThat(process.isAlive()).isFalse();
	}

	@Test
	void leavesAProcessAloneThatOnlyHasTheSameNumber() {
		ServerProcess process = shell("exec sleep 100");
		ProcessIdentity earlier = new ProcessIdentity(process.identity().pid(), "another boot:1");

		assertThat(ServerProcess.attach("earlier", earlier, process.log(), StopSignal.TERM).stop(PATIENCE)).isTrue();

		assertThat(process.isAlive()).isTrue();
		process.stop(PATIENCE);
	}

	@Test
	void knowsHowLongAgoItWasStarted() {
		long before = System.nanoTime();
		ServerProcess process = shell("exec sleep 100");

		Duration age = process.age();

		assertThat(age).isPositive().isLessThanOrEqualTo(Duration.ofNanos(System.nanoTime() - before));
		assertThat(process.age()).isGreaterThan(age);
		process.stop(PATIENCE);
	}

	@Test
	void takesOverAProcess() {
		ServerProcess process = shell("exec sleep 100");

		ServerProcess.attach("same", process.identity(), process.log(), StopSignal.TERM).stop(PATIENCE);

		assertThat(process.isAlive()).isFalse();
	}

	@Test
	void showsTheEndOfTheLogWhenTheProcessEndsTooEarly() {
		ServerProcess process = shell("echo one; echo the reason >&2");

		assertThatExceptionOfType(ServerException.class).isThrownBy(() -> process.awaitReady(() -> false, PATIENCE))
			.withMessageContaining("test ended before it was ready")
			.withMessageContaining("the reason");
	}

	@Test
	void givesUpWaitingAtTheDeadline() {
		ServerProcess process = shell("exec sleep 100");

		assertThatExceptionOfType(ServerException.class)
			.isThrownBy(() -> process.awaitReady(() -> false, Duration.ofMillis(200)))
			.withMessageContaining("was not ready within");
		process.stop(PATIENCE);
	}

	@Test
	void removesVariablesFromTheEnvironment() {
		ServerProcess process = ServerProcess.start("test", List.of("sh", "-c", "echo \"[$PATH][$ADDED]\""),
				Map.of("PATH", "", "ADDED", "yes"), this.folder.resolve("env.log"), Lifetime.GUARDED);
		process.awaitEnd(PATIENCE);

		assertThat(process.logTail()).contains("][yes]").doesNotContain(System.getenv("PATH"));
	}

	@Test
	void knowsThatNoSuchProcessLives() {
		assertThat(ProcessIdentity.of(Long.MAX_VALUE)).isEmpty();
	}

	private ServerProcess shell(String script) {
		return ServerProcess.start("test", List.of("sh", "-c", script), Map.of(), this.folder.resolve("test.log"),
				Lifetime.GUARDED);
	}

}
