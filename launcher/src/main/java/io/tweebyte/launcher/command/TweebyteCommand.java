package io.tweebyte.launcher.command;

import java.io.PrintWriter;
import java.util.stream.Collectors;

import io.tweebyte.launcher.workspace.Terminal;
import io.tweebyte.launcher.workspace.Workspace;
import io.tweebyte.servers.process.ServerException;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.UnmatchedArgumentException;

/** The command behind {@code ./tweebyte}. */
@Command(name = "tweebyte",
		subcommands = { UpCommand.class, DownCommand.class, StatusCommand.class, LogsCommand.class, BenchCommand.class,
				SecretsCommand.class, MigrateCommand.class },
		description = "One small Twitter-like backend, built three times: async, reactive and virtual.",
		synopsisHeading = "", customSynopsis = "Usage: ./tweebyte COMMAND [OPTIONS]",
		commandListHeading = "%nCommands:%n",
		footer = { "", "Examples:", "  ./tweebyte up async                      a backend until Ctrl-C",
				"  ./tweebyte up all --detach               all three, in the background",
				"  ./tweebyte up all --race                 all three, and sliders for the page's race",
				"  ./tweebyte up --gateway=reactive         each service in the model you like", "  ./tweebyte status",
				"  ./tweebyte logs async/user --follow", "  ./tweebyte down",
				"  ./tweebyte load smoke                    compare the backends under load",
				"  ./tweebyte report                        a page of the latest run", "  ./tweebyte test --quick",
				"  ./tweebyte diff user UserService         a class in two trees", "",
				"./tweebyte COMMAND --help tells more. State lies in .tweebyte/." })
public final class TweebyteCommand extends LauncherCommand {

	/** The command line cannot be understood. */
	static final int USAGE = 2;

	/** Commands that the script hands to other programs, and their lines of the help. */
	private static final String[][] ELSEWHERE = {
			{ "data", "Fill the databases with users and tweets, and write the files of the load plans." },
			{ "load", "Compare backends under load, and write a report." },
			{ "profile", "Show where backends spend the CPU of a request, with flame graphs." },
			{ "report", "Write the report of a run under load anew." },
			{ "lab", "Compare styles of programming by the same work, from one operator to one record of Kafka." },
			{ "test", "Run the tests: --quick for every commit, --all, --seeded, --mutations." },
			{ "diff", "Show two trees side by side, here or as pages (--html)." },
			{ "docs", "Write the excerpts and diagrams of README.md and docs/ anew." },
			{ "walkthrough", "Build and run a step of the migration from one tree to another." } };

	@Option(names = { "-h", "--help" }, usageHelp = true, scope = ScopeType.INHERIT, description = "Show this help.")
	private boolean help;

	private final Workspace workspace;

	private TweebyteCommand(Workspace workspace) {
		this.workspace = workspace;
	}

	@Override
	Workspace workspace() {
		return this.workspace;
	}

	/**
	 * Runs one command and ends the JVM with its exit code: 0 done, 1 failed, 2 not
	 * understood, 3 nothing is up.
	 * @param args the words after {@code ./tweebyte}
	 */
	public static void main(String[] args) {
		System.exit(commandLine(Workspace.find()).execute(args));
	}

	static CommandLine commandLine(Workspace workspace) {
		CommandLine commandLine = new CommandLine(new TweebyteCommand(workspace));
		for (String[] nameAndDescription : ELSEWHERE) {
			CommandSpec spec = CommandSpec.wrapWithoutInspection((Runnable) () -> {
				throw new IllegalStateException(
						"The script runs this command: call ./tweebyte " + nameAndDescription[0]);
			});
			spec.usageMessage().description(nameAndDescription[1]);
			commandLine.addSubcommand(nameAndDescription[0], spec);
		}
		return commandLine.setCaseInsensitiveEnumValuesAllowed(true)
			.setUsageHelpAutoWidth(true)
			.setParameterExceptionHandler(TweebyteCommand::explain)
			.setExecutionExceptionHandler(TweebyteCommand::fail);
	}

	private static int explain(ParameterException ex, String[] args) {
		CommandLine command = ex.getCommandLine();
		String message = ex.getMessage();
		if (ex instanceof UnmatchedArgumentException unmatched && command.getParent() == null) {
			message = "'%s' is no command: there are %s.".formatted(unmatched.getUnmatched().getFirst(),
					command.getSubcommands().keySet().stream().collect(Collectors.joining(", ")));
		}
		terminal(command).failure(message);
		PrintWriter err = command.getErr();
		err.println("Try ./%s --help".formatted(command.getCommandSpec().qualifiedName()));
		err.flush();
		return USAGE;
	}

	private static int fail(Exception ex, CommandLine commandLine, ParseResult parsed) {
		if (ex instanceof ServerException) {
			terminal(commandLine).failure(ex.getMessage());
		}
		else {
			terminal(commandLine).failure("A fault of tweebyte itself, please report it:");
			ex.printStackTrace(commandLine.getErr());
		}
		return Terminal.FAILED;
	}

}
