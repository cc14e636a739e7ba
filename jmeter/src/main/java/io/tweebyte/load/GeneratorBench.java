package io.tweebyte.load;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.OptionalDouble;

/**
 * What JMeter reaches on this machine when the other side does nothing.
 */
class GeneratorBench {

	/** The course of the measurement. */
	static final Timing TIMING = new Timing(Duration.ofSeconds(1), Duration.ofSeconds(3), Duration.ofSeconds(6));

	/** Nothing arrives at random. */
	private static final long SEED = 0;

	private final RigFiles files;

	private final Progress progress;

	GeneratorBench(RigFiles files, Progress progress) {
		this.files = files;
		this.progress = progress;
	}

	/**
	 * Measures, and keeps the outcome for later runs.
	 * @param users simulated users
	 * @param folder for samples and logs
	 * @throws IOException when JMeter does not work, or files cannot be written
	 * @throws InterruptedException when it is broken off
	 */
	GeneratorLimit.Measurement measure(int users, Path folder) throws IOException, InterruptedException {
		CellResult result = against(users, folder);
		if (!result.counts()) {
			throw new IOException("JMeter's own limit cannot be measured: " + result.failures());
		}
		GeneratorLimit.Measurement measurement = GeneratorLimit.Measurement.of(Instant.now(), users,
				result.figures().orElseThrow().throughput(), result.usage().get(CellRunner.GENERATOR).cpuPerRequest());
		new GeneratorLimit(this.files).write(measurement);
		return measurement;
	}

	private CellResult against(int users, Path folder) throws IOException, InterruptedException {
		try (StubProcess stub = new StubProcess()) {
			CellRunner runner = new CellRunner(this.files.jmeter(), this.files.plans(), TIMING, SEED,
					new CellJudge(TIMING, OptionalDouble.empty(), false), this.progress);
			return runner.run(Cell.closed(Contender.ASYNC, Scenario.USER_SUMMARY, users), stub.target(),
					StubServer.users(folder), folder.resolve("stub-" + users));
		}
	}

}
