package io.tweebyte.load;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.function.Supplier;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

import io.tweebyte.contracts.token.SigningKey;
import io.tweebyte.launcher.Infrastructure;
import io.tweebyte.launcher.Workspace;
import io.tweebyte.load.data.LoadUser;
import io.tweebyte.load.data.Population;
import io.tweebyte.load.data.TokenFile;
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

	private static final int POPULATION = 1000;

	/** A backend's start and end, and JMeter's. */
	private static final Duration AROUND_BACKEND = Duration.ofSeconds(20);

	private static final Duration AROUND_CELL = Duration.ofSeconds(6);

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
		Preset chosen = choose(() -> Choice.named("preset", List.of(this.preset), Preset.values())).getFirst();
		List<Contender> contenders = choose(() -> Choice.named("backend", this.backends, Contender.values()));
		List<Scenario> played = choose(() -> Choice.named("scenario", this.scenarios, Scenario.values()));
		List<Integer> levels = choose(() -> Ranges.check("--users", this.users, chosen.levels(), 1, 1000));
		int seconds = choose(() -> Ranges.check("--duration", (this.duration == null) ? null : List.of(this.duration),
				List.of((int) chosen.measured().toSeconds()), 1, 3600))
			.getFirst();
		Timing timing = new Timing(chosen.rampUp(), chosen.warmUp(), Duration.ofSeconds(seconds));
		Progress progress = new Progress(this.spec.commandLine().getOut(), System.console() != null,
				expected(contenders.size(), played.size() * levels.size(), timing));
		try (Interruption interruption = new Interruption()) {
			return run(chosen, contenders, played, levels, timing, progress);
		}
		catch (InterruptedException ex) {
			progress.say("Interrupted: what was started is stopped, the cells so far are kept.");
			return CommandLine.ExitCode.SOFTWARE;
		}
		catch (ServerException ex) {
			progress.say("tweebyte: " + ex.getMessage());
			return CommandLine.ExitCode.SOFTWARE;
		}
	}

	private int run(Preset preset, List<Contender> contenders, List<Scenario> scenarios, List<Integer> levels,
			Timing timing, Progress progress) throws IOException, SQLException, InterruptedException {
		Workspace workspace = Workspace.find();
		RigFiles files = new RigFiles(workspace);
		RunFolder folder = RunFolder.create(files.runs(), preset.label());
		progress.working("starting the databases");
		try (Infrastructure infrastructure = Infrastructure.open(workspace)) {
			List<LoadUser> population = new Population(infrastructure.postgres().connection("users")).write(POPULATION);
			Map<UUID, String> tokens = new TokenFile(SigningKey.load(infrastructure.tokenKey())).write(population,
					files.users());
			Laboratory laboratory = new Laboratory(infrastructure, folder.logs());
			Environment environment = Environment.of(workspace.root(), laboratory.flags(), scenarios, files.plans());
			CellJudge judge = new CellJudge(timing, preset.leastSamples(), new GeneratorLimit(files).known());
			CellRunner runner = new CellRunner(files.jmeter(), files.plans(), files.users(), timing, judge, progress);
			LoadRun run = new LoadRun(preset.label(), laboratory, runner, new AnswerCheck(population, tokens), folder,
					environment, progress);
			announce(environment, timing, progress);
			RunRecord.State state = RunRecord.State.INTERRUPTED;
			try {
				for (Contender contender : contenders) {
					run.measure(contender, cells(contender, scenarios, levels));
				}
				state = RunRecord.State.COMPLETE;
			}
			finally {
				run.write(state);
			}
			return conclude(run.results(), folder.path(), progress);
		}
	}

	private static List<Cell> cells(Contender contender, List<Scenario> scenarios, List<Integer> levels) {
		return scenarios.stream()
			.flatMap((scenario) -> levels.stream().map((users) -> new Cell(contender, scenario, users)))
			.toList();
	}

	private static void announce(Environment environment, Timing timing, Progress progress) {
		progress.say("Limits of profile '%s': production's time-outs, rates, retries and breakers are off."
			.formatted(environment.profile()));
		progress.say("%s, %d cores, JDK %s".formatted(environment.system(), environment.cores(), environment.jdk()));
		progress.say("Commit %s; services %s; JMeter %s".formatted(environment.commit(),
				String.join(" ", environment.serviceFlags()), String.join(" ", environment.generatorFlags())));
		progress.say("A cell: %d s of ramp-up, %d s of warm-up, %d s measured".formatted(timing.rampUp().toSeconds(),
				timing.warmUp().toSeconds(), timing.measured().toSeconds()));
	}

	private static int conclude(List<CellResult> results, Path folder, Progress progress) {
		progress.say("");
		ResultTable.lines(results).forEach(progress::say);
		progress.say("");
		progress.say("Kept in " + folder);
		return results.stream().allMatch(CellResult::counts) ? CommandLine.ExitCode.OK : CommandLine.ExitCode.SOFTWARE;
	}

	private static Duration expected(int contenders, int cells, Timing timing) {
		return AROUND_BACKEND.plus(timing.total().plus(AROUND_CELL).multipliedBy(cells)).multipliedBy(contenders);
	}

	private <T> T choose(Supplier<T> choice) {
		try {
			return choice.get();
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
