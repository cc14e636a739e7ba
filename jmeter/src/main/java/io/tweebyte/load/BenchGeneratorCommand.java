package io.tweebyte.load;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
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
		Progress progress = new Progress(this.spec.commandLine().getOut(), System.console() != null,
				GeneratorBench.TIMING.total());
		try (RunLock lock = RunLock.take(files.runs()); Interruption interruption = new Interruption()) {
			Path folder = RunFolder.create(files.runs(), "generator").path();
			progress.say(new GeneratorBench(files, progress).measure(level, folder).line());
			return CommandLine.ExitCode.OK;
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

}
