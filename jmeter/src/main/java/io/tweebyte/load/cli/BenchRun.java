package io.tweebyte.load.cli;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;

import io.tweebyte.launcher.workspace.Model;
import io.tweebyte.load.bench.BenchSession;
import io.tweebyte.load.bench.Benchmark;
import io.tweebyte.load.data.TweetScale;
import io.tweebyte.load.plan.RigFiles;
import io.tweebyte.measuring.run.Interruption;
import io.tweebyte.measuring.run.RunLock;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Option;

/** What the benchmarks have in common as commands. */
abstract class BenchRun extends RigTask {

	@Option(names = "--backends", split = ",", defaultValue = "async,reactive,virtual", paramLabel = "NAME",
			description = "Which, in this order: ${DEFAULT-VALUE}.")
	private List<Model> backends;

	@Override
	public Integer call() throws IOException {
		List<Model> backends = usage(this::backends);
		Benchmark<?> benchmark = usage(this::benchmark);
		RigFiles files = RigFiles.find();
		AtomicBoolean fine = new AtomicBoolean();
		try (RunLock lock = RunLock.take(files.runs()); Interruption interruption = new Interruption()) {
			attempt(this::say, () -> fine.set(new BenchSession(files, scale(), this::say).run(benchmark, backends)));
		}
		return fine.get() ? ExitCode.OK : ExitCode.SOFTWARE;
	}

	/**
	 * Returns the backends, in the order of the options.
	 * @throws IllegalArgumentException when options are wrong
	 */
	List<Model> backends() {
		return this.backends.stream().distinct().toList();
	}

	/**
	 * Returns what is measured.
	 * @throws IllegalArgumentException when options are wrong
	 */
	abstract Benchmark<?> benchmark();

	abstract TweetScale scale();

}
