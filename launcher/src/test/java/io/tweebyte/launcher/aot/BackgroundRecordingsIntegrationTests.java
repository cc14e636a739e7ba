package io.tweebyte.launcher.aot;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;

import io.tweebyte.launcher.backend.FakeCheckout;
import io.tweebyte.launcher.service.AotMode;
import io.tweebyte.launcher.service.BackendOptions;
import io.tweebyte.launcher.workspace.MixedSetup;
import io.tweebyte.launcher.workspace.Model;
import io.tweebyte.launcher.workspace.ServiceName;
import io.tweebyte.launcher.workspace.Workspace;
import io.tweebyte.servers.process.Lifetime;
import io.tweebyte.servers.process.Pause;
import io.tweebyte.servers.process.ServerProcess;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/** Recordings beside a backend, by processes of their own. */
class BackgroundRecordingsIntegrationTests {

	private static final Duration DEADLINE = Duration.ofMinutes(2);

	private static final Duration POLL = Duration.ofMillis(20);

	private static final List<MixedSetup> SETUPS = List.of(MixedSetup.of(Model.ASYNC));

	private static final BackendOptions OPTIONS = BackendOptions.defaults()
		.withHeap("32m")
		.withAot(AotMode.EXISTING)
		.withLifetime(Lifetime.DETACHED);

	@TempDir
	private Path folder;

	private Workspace workspace;

	private BackgroundRecordings recordings;

	private ServiceJars jars;

	@BeforeEach
	void makeCheckout() throws IOException {
		Assumptions.assumeTrue(AotCache.isSupported(), "this JDK has no AOT caches");
		this.workspace = FakeCheckout.in(this.folder);
		this.recordings = new BackgroundRecordings(this.workspace);
		this.jars = new ServiceJars(this.workspace, SETUPS.getFirst(), OPTIONS);
	}

	@AfterEach
	void stop() {
		if (this.recordings != null) {
			this.recordings.stop();
		}
	}

	@Test
	void recordEveryMissingCacheOnce() throws IOException {
		List<ServerProcess> both = List.of(start(), start());

		both.forEach((process) -> await(() -> !process.isAlive()));

		assertThat(this.jars.withoutCache()).isEmpty();
		assertThat(Files.readAllLines(this.workspace.aotLog()))
			.filteredOn((line) -> line.contains(" recorded the AOT cache of async/"))
			.hasSize(2);
		assertThat(this.recordings.start(SETUPS, OPTIONS)).isEmpty();
		assertThat(this.jars.cache(ServiceName.USER).folder()).isDirectoryNotContaining("glob:**unfinished*");
	}

	@Test
	void leaveNoProcessAndNoHalfCacheWhenTheyAreStopped() {
		ServerProcess recorder = start();
		await(() -> practises(recorder));

		this.recordings.stop();

		await(() -> processes().isEmpty());
		assertThat(this.jars.unrecorded()).contains(ServiceName.USER);
		assertThat(this.workspace.aotCaches()).isDirectoryNotContaining("glob:**recorder-*");

		ServerProcess next = start();
		await(() -> !next.isAlive());
		assertThat(this.jars.withoutCache()).isEmpty();
	}

	@Test
	void leaveNoProcessWhenTheyAreKilled() {
		ServerProcess recorder = start();
		await(() -> practises(recorder));

		ProcessHandle.of(recorder.identity().pid()).orElseThrow().destroyForcibly();

		await(() -> processes().isEmpty());
		assertThat(this.jars.unrecorded()).contains(ServiceName.USER);
	}

	@Test
	void goOnWithTheNextServiceWhenOneCannotBeRecorded() throws IOException {
		try (JarOutputStream jar = new JarOutputStream(
				Files.newOutputStream(this.workspace.jar(Model.ASYNC, ServiceName.GATEWAY)))) {
			jar.putNextEntry(new JarEntry("no-main-class"));
		}

		ServerProcess recorder = start();
		await(() -> !recorder.isAlive());

		assertThat(this.jars.withoutCache()).containsExactly(ServiceName.GATEWAY);
		assertThat(this.jars.cache(ServiceName.GATEWAY).folder().resolve("failures")).content().hasLineCount(1);
		assertThat(this.workspace.aotLog()).content().contains("async/gateway ended before it was ready");
	}

	@Test
	void giveWayToEverythingElse() throws IOException {
		ServerProcess recorder = start();
		Path autogroup = Path.of("/proc", Long.toString(recorder.identity().pid()), "autogroup");
		Assumptions.assumeTrue(Files.exists(autogroup), "this system does not divide processors among sessions");

		await(() -> read(autogroup).endsWith("nice 19") || !recorder.isAlive());
		assertThat(recorder.isAlive()).isTrue();
	}

	/** From then on it is guarded: the recorder may learn late what it has started. */
	private boolean practises(ServerProcess recorder) {
		return read(this.jars.cache(ServiceName.GATEWAY).log()).contains("started with")
				&& ProcessHandle.of(recorder.identity().pid())
					.stream()
					.flatMap(ProcessHandle::descendants)
					.anyMatch((process) -> process.info().commandLine().orElse("").contains("tweebyte-guard"));
	}

	private ServerProcess start() {
		return this.recordings.start(SETUPS, OPTIONS).orElseThrow();
	}

	/** The commands of all processes that name this checkout. */
	private List<String> processes() {
		return ProcessHandle.allProcesses()
			.flatMap((process) -> process.info().commandLine().stream())
			.filter((command) -> command.contains(this.folder.toString()))
			.toList();
	}

	private static String read(Path file) {
		try {
			return Files.readString(file).strip();
		}
		catch (IOException ex) {
			return "";
		}
	}

	private static void await(BooleanSupplier condition) {
		assertThat(Pause.until(condition, DEADLINE, POLL)).as("in time").isTrue();
	}

}
