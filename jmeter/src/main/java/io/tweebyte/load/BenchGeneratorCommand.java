package io.tweebyte.load;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.OptionalDouble;
import java.util.concurrent.Callable;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

import io.tweebyte.launcher.Workspace;

/**
 * {@code ./tweebyte bench generator}: what JMeter reaches on this machine when the other
 * side does nothing.
 */
@Command(name = "generator", description = "Requests a second that JMeter reaches against a stub, kept for later runs.",
		customSynopsis = "./tweebyte bench generator [OPTION..]",
		footer = { "", "Example:", "  ./tweebyte bench generator --users 10", "" })
class BenchGeneratorCommand implements Callable<Integer> {

	private static final Timing TIMING = new Timing(Duration.ofSeconds(1), Duration.ofSeconds(5),
			Duration.ofSeconds(8));

	@Spec
	private CommandSpec spec;

	@Option(names = "--users", defaultValue = "10", paramLabel = "N",
			description = "Simulated users: ${DEFAULT-VALUE}.")
	private int users;

	@Option(names = { "-h", "--help" }, usageHelp = true, description = "Shows this help.")
	private boolean help;

	@Override
	public Integer call() throws IOException, InterruptedException {
		int level = level();
		RigFiles files = new RigFiles(Workspace.find());
		Path folder = RunFolder.create(files.runs(), "generator").path();
		Progress progress = new Progress(this.spec.commandLine().getOut(), System.console() != null, TIMING.total());
		try (StubServer stub = new StubServer(); Interruption interruption = new Interruption()) {
			CellRunner runner = new CellRunner(files.jmeter(), files.plans(), stub.users(folder), TIMING,
					new CellJudge(TIMING, 1, OptionalDouble.empty()), progress);
			// The stub is part of this JVM, which is watched anyway.
			Target target = new Target(stub.uri(), List.of());
			CellResult result = runner.run(Cell.closed(Contender.ASYNC, Scenario.USER_SUMMARY, level), target,
					folder.resolve("stub"));
			return report(result, files, progress);
		}
	}

	private int level() {
		try {
			return Ranges.check("--users", List.of(this.users), List.of(), 1, 1000).getFirst();
		}
		catch (IllegalArgumentException ex) {
			throw new ParameterException(this.spec.commandLine(), ex.getMessage());
		}
	}

	private int report(CellResult result, RigFiles files, Progress progress) throws IOException {
		if (!result.counts()) {
			progress.say("tweebyte: " + result.failures());
			return CommandLine.ExitCode.SOFTWARE;
		}
		double rate = result.figures().orElseThrow().throughput();
		double cpu = result.usage().get(CellRunner.GENERATOR).cpuPerRequest();
		int cores = Runtime.getRuntime().availableProcessors();
		new GeneratorLimit(files).write(new GeneratorLimit.Measurement(Instant.now(), this.users, rate, cpu, cores));
		progress
			.say("JMeter with %d users reaches %.0f requests/s against a stub on the same %d cores, %.2f ms of CPU each"
				.formatted(this.users, rate, cores, cpu));
		return CommandLine.ExitCode.OK;
	}

}
