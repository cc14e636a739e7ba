package io.tweebyte.measuring.machine;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** Measures a JVM of its own, which allocates a megabyte on a signal. */
class ProcessMeterTests {

	private static final int MEGABYTE = 1 << 20;

	private Process process;

	@BeforeEach
	void start() throws IOException {
		this.process = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-Xmx64m",
				"-XX:+UseSerialGC", "-cp", System.getProperty("java.class.path"), Allocator.class.getName())
			.start();
		await();
	}

	@AfterEach
	void stop() {
		this.process.destroyForcibly();
	}

	@Test
	void findsWhatEachProcessUsed() throws IOException, InterruptedException {
		List<WatchedProcess> processes = List.of(WatchedProcess.alone("allocator", this.process.pid()),
				WatchedProcess.family("self", ProcessHandle.current().pid()));
		try (ProcessMeter meter = new ProcessMeter()) {
			ProcessMeter.Measurement measurement = meter.begin(processes);
			for (int time = 0; time < 20; time++) {
				this.process.outputWriter().append('\n').flush();
				await();
			}
			Map<String, ProcessUse> use = measurement.end();
			assertThat(use).containsOnlyKeys("allocator", "self");
			assertThat(use.get("allocator").allocated()).isBetween(20.0 * MEGABYTE, 30.0 * MEGABYTE);
			assertThat(use.get("allocator").cpu()).isPositive();
			assertThat(use.get("self").allocated()).isNaN();
		}
	}

	@Test
	void findsWhatAJvmOccupies() {
		try (ProcessMeter meter = new ProcessMeter()) {
			Map<String, Footprint> footprints = meter
				.footprints(List.of(WatchedProcess.alone("allocator", this.process.pid()),
						WatchedProcess.family("self", ProcessHandle.current().pid())));
			assertThat(footprints).containsOnlyKeys("allocator");
			Footprint footprint = footprints.get("allocator");
			assertThat(footprint.heap()).isBetween((double) MEGABYTE, 64.0 * MEGABYTE);
			assertThat(footprint.resident()).isGreaterThan(footprint.heap());
			assertThat(footprint.threads()).isGreaterThan(5);
		}
	}

	private void await() throws IOException {
		assertThat(this.process.getInputStream().read()).isNotNegative();
	}

	/** Responds once it has started, and to each byte. */
	static final class Allocator {

		private static volatile byte[] latest;

		private Allocator() {
		}

		public static void main(String[] arguments) throws IOException {
			do {
				latest = new byte[MEGABYTE];
				System.out.print('.');
				System.out.flush();
			}
			while (System.in.read() >= 0);
		}

	}

}
