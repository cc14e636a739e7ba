package io.tweebyte.load.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code ./tweebyte bench}: small benchmarks that report and never assert. */
@Command(name = "bench", description = "Small benchmarks: they report, and nothing is asserted.",
		subcommands = { BenchTweetsCommand.class, BenchLadderCommand.class, BenchStreamsCommand.class })
class BenchCommand {

	@Option(names = { "-h", "--help" }, usageHelp = true, description = "Shows this help.")
	private boolean help;

}
