package io.tweebyte.load.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code ./tweebyte bench}: small benchmarks that report and never assert. */
@Command(name = "bench", description = "Small benchmarks: they report, and nothing is asserted.",
		subcommands = { BenchTweetsCommand.class, BenchLadderCommand.class })
public class BenchCommand implements Runnable {

	@Spec
	private CommandSpec spec;

	@Option(names = { "-h", "--help" }, usageHelp = true, description = "Shows this help.")
	private boolean help;

	@Override
	public void run() {
		throw new ParameterException(this.spec.commandLine(), "Name a benchmark: tweets, ladder");
	}

}
