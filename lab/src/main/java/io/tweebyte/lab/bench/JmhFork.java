package io.tweebyte.lab.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;

import io.tweebyte.lab.work.FileFailure;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.BenchmarkException;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * A JVM that JMH starts, to measure a {@link CellBenchmark}.
 *
 * @param parameters of the benchmark, by their names
 * @param output the file for what JMH and the JVM print
 */
record JmhFork(LabPreset preset, Map<String, String> parameters, Path output) {

	static final String ALLOCATED = "gc.alloc.rate.norm";

	private static final int WARNS_OF_UNSAFE = 24;

	private static final int NETTY_WITHOUT_UNSAFE = 25;

	/**
	 * Measures it.
	 * @throws IOException when it fails, with the message of the style
	 */
	RunResult run() throws IOException {
		try {
			Collection<RunResult> results = new Runner(options().build()).run();
			if (!results.isEmpty()) {
				return results.iterator().next();
			}
			throw new IOException("It has no result. The output of JMH is in %s".formatted(this.output));
		}
		catch (RunnerException ex) {
			throw new IOException("%s. The output of JMH is in %s"
				.formatted(FileFailure.message(cause(ex)).replaceAll("\\.$", ""), this.output), ex);
		}
	}

	private OptionsBuilder options() {
		TimeValue time = TimeValue.milliseconds(this.preset.iteration().toMillis());
		OptionsBuilder options = new OptionsBuilder();
		options.include(CellBenchmark.class.getName())
			.forks(1)
			.warmupIterations(this.preset.warmUps())
			.warmupTime(time)
			.measurementIterations(this.preset.iterations())
			.measurementTime(time)
			.jvmArgs(flags(Runtime.version().feature()).toArray(String[]::new))
			.addProfiler(CpuProfiler.class)
			.addProfiler(GCProfiler.class)
			.verbosity(VerboseMode.NORMAL)
			.output(this.output.toString())
			.shouldFailOnError(true);
		this.parameters.forEach(options::param);
		return options;
	}

	static List<String> flags(int jdk) {
		List<String> flags = new ArrayList<>(
				List.of("-Xms512m", "-Xmx512m", "-XX:+UseSerialGC", "--enable-native-access=ALL-UNNAMED"));
		if (jdk >= WARNS_OF_UNSAFE) {
			// JMH asks for the layout of objects, which newer JDKs warn of in each fork
			flags.add("--sun-misc-unsafe-memory-access=allow");
		}
		if (jdk >= NETTY_WITHOUT_UNSAFE) {
			// Netty would take the flag above as a permission to use Unsafe. Without it,
			// as in JVMs of users, it does not on these JDKs.
			flags.add("-Dio.netty.noUnsafe=true");
		}
		return flags;
	}

	/** Returns the exception of the style, which JMH's own ones have within them. */
	private static Exception cause(RunnerException failure) {
		Exception cause = failure;
		while (within(cause) instanceof Exception next) {
			cause = next;
		}
		return cause;
	}

	private static Throwable within(Exception failure) {
		return switch (failure) {
			case RunnerException runner -> runner.getCause();
			case BenchmarkException benchmark when benchmark.getSuppressed().length > 0 -> benchmark.getSuppressed()[0];
			default -> null;
		};
	}

	/** Returns the figure of a profiler; not a number where it has none. */
	static double secondary(RunResult result, String name) {
		return result.getSecondaryResults()
			.entrySet()
			.stream()
			.filter((entry) -> entry.getKey().endsWith(name))
			.map(Map.Entry::getValue)
			.mapToDouble(Result::getScore)
			.findFirst()
			.orElse(Double.NaN);
	}

}
