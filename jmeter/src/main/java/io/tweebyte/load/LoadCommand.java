package io.tweebyte.load;

import java.io.IOException;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;

import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

import io.tweebyte.launcher.Workspace;
import io.tweebyte.testsupport.ServerException;

/**
 * {@code ./tweebyte load}: measures each backend under load and prints one table.
 */
@Command(name = "load", sortOptions = false, customSynopsis = "./tweebyte load [OPTION..]",
		description = "Measures each backend under load from Apache JMeter, one after the other, and prints one table.",
		footer = { "", "Examples:", "  ./tweebyte load --preset smoke", "  ./tweebyte load --backends async,reactive",
				"  ./tweebyte load --backends reactive --users 10,50 --duration 30", "",
				"Everything is kept in .tweebyte/load/<run>/: result.json, raw samples, readings of the processes, logs.",
				"Exit code: 0 all cells count, 1 some do not, 2 wrong usage.", "" })
public final class LoadCommand implements Callable<Integer> {

	private static final int MOST_USERS = 1000;

	private static final int LONGEST_SECONDS = 3600;

	@Spec
	private CommandSpec spec;

	@Option(names = "--preset", defaultValue = "smoke", paramLabel = "NAME", description = "smoke, the default: shows "
			+ "within 3 minutes that everything works; its figures are no results.")
	private String preset;

	@Option(names = "--backends", split = ",", defaultValue = "async,async-virtual,reactive", paramLabel = "NAME",
			description = "Which, in this order: ${DEFAULT-VALUE}.")
	private List<String> backends;

	@Option(names = "--scenarios", split = ",", defaultValue = "user-summary", paramLabel = "NAME",
			description = "What the users do: ${DEFAULT-VALUE}.")
	private List<String> scenarios;

	@Option(names = "--users", split = ",", paramLabel = "N",
			description = "Numbers of simulated users, a cell each, 1 to 1000; the preset's otherwise.")
	private List<Integer> users;

	@Option(names = "--duration", paramLabel = "SECONDS",
			description = "The measured window, 1 to 3600; the preset's otherwise.")
	private Integer duration;

	@Option(names = { "-h", "--help" }, usageHelp = true, description = "Shows this help.")
	private boolean help;

	@Override
	public Integer call() throws IOException, SQLException {
		LoadOrder order = order();
		Progress progress = new Progress(this.spec.commandLine().getOut(), System.console() != null, order.expected());
		try (Interruption interruption = new Interruption()) {
			List<CellResult> results = new LoadSession(Workspace.find(), order, progress).run();
			return results.stream().allMatch(CellResult::counts) ? ExitCode.OK : ExitCode.SOFTWARE;
		}
		catch (InterruptedException ex) {
			progress.say("Interrupted: what was started is stopped, the cells so far are kept.");
			return ExitCode.SOFTWARE;
		}
		catch (ServerException ex) {
			progress.say("tweebyte: " + ex.getMessage());
			return ExitCode.SOFTWARE;
		}
	}

	private LoadOrder order() {
		try {
			Preset chosen = Choice.named("preset", List.of(this.preset), Preset.values()).getFirst();
			List<Integer> levels = Ranges.check("--users", this.users, chosen.levels(), 1, MOST_USERS);
			int seconds = Ranges
				.check("--duration", (this.duration == null) ? null : List.of(this.duration),
						List.of((int) chosen.measured().toSeconds()), 1, LONGEST_SECONDS)
				.getFirst();
			return new LoadOrder(chosen, Choice.named("backend", this.backends, Contender.values()),
					Choice.named("scenario", this.scenarios, Scenario.values()), levels,
					new Timing(chosen.rampUp(), chosen.warmUp(), Duration.ofSeconds(seconds)));
		}
		catch (IllegalArgumentException ex) {
			throw new ParameterException(this.spec.commandLine(), ex.getMessage());
		}
	}

	/**
	 * Runs the command of the arguments, {@code load} or {@code bench}, and ends the JVM
	 * with its exit code.
	 */
	public static void main(String[] arguments) {
		System.exit(RigCommand.execute(Arrays.asList(arguments)));
	}

}
