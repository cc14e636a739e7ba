package io.tweebyte.load.cli;

import java.util.List;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The commands of {@code ./tweebyte} that need the load rig. */
@Command(name = "tweebyte", subcommands = { LoadCommand.class, ProfileCommand.class, DataCommand.class,
		ReportCommand.class, RigCommand.Bench.class })
public class RigCommand {

	/** Returns the exit code: 0, 1 when something failed, 2 for wrong usage. */
	public static int execute(List<String> arguments) {
		CommandLine commandLine = new CommandLine(new RigCommand()).setUsageHelpWidth(120)
			.setCaseInsensitiveEnumValuesAllowed(true);
		commandLine.setExecutionExceptionHandler((ex, command, result) -> {
			command.getErr().println("tweebyte: " + ex.getMessage());
			return CommandLine.ExitCode.SOFTWARE;
		});
		commandLine.setParameterExceptionHandler((ex, wrong) -> {
			CommandLine command = ex.getCommandLine();
			command.getErr().println("tweebyte: " + ex.getMessage());
			command.getErr().printf("See ./%s --help%n", command.getCommandSpec().qualifiedName());
			return CommandLine.ExitCode.USAGE;
		});
		return commandLine.execute(arguments.toArray(String[]::new));
	}

	/** {@code ./tweebyte bench}: small benchmarks that report and never assert. */
	@Command(name = "bench", description = "Small benchmarks: they report, and nothing is asserted.",
			subcommands = { BenchTweetsCommand.class, BenchLadderCommand.class, BenchStreamsCommand.class })
	static class Bench {

		@Option(names = { "-h", "--help" }, usageHelp = true, description = "Shows this help.")
		private boolean help;

	}

}
