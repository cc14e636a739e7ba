package io.tweebyte.lab.cli;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiConsumer;

import io.tweebyte.lab.bench.Cell;
import io.tweebyte.lab.bench.ForkRunner;
import io.tweebyte.lab.bench.LabOrder;
import io.tweebyte.lab.bench.LabPreset;
import io.tweebyte.lab.bench.LabRun;
import io.tweebyte.lab.catalog.Sources;
import io.tweebyte.lab.catalog.Workload;
import io.tweebyte.lab.catalog.Workloads;
import io.tweebyte.lab.check.Check;
import io.tweebyte.lab.report.LabReport;
import io.tweebyte.lab.report.LabResult;
import io.tweebyte.lab.work.Scale;
import io.tweebyte.measuring.run.RunLock;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code ./tweebyte lab}: what a style of programming itself costs. */
@Command(name = "lab", sortOptions = false,
		subcommands = { CheckCommand.class, ListCommand.class, WaitingCommand.class, BackPressureCommand.class,
				ErrorsCommand.class, CancelCommand.class, MessagesCommand.class, StudyCommand.class,
				ReportCommand.class },
		customSynopsis = { "./tweebyte lab [smoke|quick|full] [OPTION..]",
				"./tweebyte lab check|list|waiting|back-pressure|errors|cancel|messages|study|report" },
		description = "Does the same work in every style, from one operator to one record of Kafka, and measures CPU and allocation per "
				+ "unit of work with JMH. Each JVM measures one style; rounds of JVMs are repeated in an order that is drawn.",
		footer = { "", "Examples:", "  ./tweebyte lab                        quick: about 17 minutes on 2 cores",
				"  ./tweebyte lab smoke                  does all of it work? 4 minutes",
				"  ./tweebyte lab full                   all workloads: a night; makes claims",
				"  ./tweebyte lab --workloads stream-pipeline,group-words",
				"  ./tweebyte lab --level calls          calls of a service over HTTP: 15 minutes",
				"  ./tweebyte lab --level messages       records of Kafka: 45 minutes",
				"  ./tweebyte lab --corpus books/        your own books, as text",
				"  ./tweebyte lab --resume               goes on with the latest run that was interrupted",
				"  ./tweebyte lab check                  whether all styles do equal work",
				"  ./tweebyte lab list                   workloads and styles",
				"  ./tweebyte lab waiting                bytes of an operation that waits: 3 minutes",
				"  ./tweebyte lab back-pressure          a fast source in front of a slow sink: 90 seconds",
				"  ./tweebyte lab errors                 what one failed call means for the others",
				"  ./tweebyte lab cancel                 what a cancelled call still does",
				"  ./tweebyte lab messages               what a record of Kafka costs, by records in flight: 8 minutes",
				"  ./tweebyte lab study P                a published comparison, from its own form to a fair one",
				"  ./tweebyte lab report                 writes the report of the latest run anew", "",
				"quick and smoke only indicate differences: their warm-ups are too short to leave out the JIT compiler.",
				"Everything is kept in .tweebyte/lab/<run>/: report.html, .md, .csv and .json, and what each JVM has measured.",
				"Exit code: 0 measured, 1 failed, unequal work, or results that cannot be written (such as a full disk),",
				"2 wrong usage.", "" })
public final class LabCommand extends LabTask {

	@Parameters(arity = "0..1", paramLabel = "PRESET", defaultValue = "quick", description = "smoke, quick or full.")
	private LabPreset preset;

	@Option(names = "--seed", defaultValue = "20261121", paramLabel = "N",
			description = "Of the order of styles in a round.")
	private long seed;

	@Option(names = "--resume",
			description = "Goes on with the latest run that was interrupted, with its own preset, workloads and books; "
					+ "not with another JDK or commit, or changed books.")
	private boolean resume;

	@Override
	public Integer call() throws IOException {
		LabFolders folders = LabFolders.find();
		// before anything else is done: it would disturb another command that measures
		try (RunLock lock = lock(folders)) {
			return run(new LabRuns(folders));
		}
	}

	private int run(LabRuns runs) throws IOException {
		LabRun interrupted = this.resume ? usage(() -> interrupted(runs)) : null;
		List<Cell> chosen = (interrupted != null) ? interrupted.order().cells()
				: usage(() -> this.preset.cells(names()));
		Corpus corpus = (interrupted != null) ? new Corpus(interrupted.order().corpus()) : corpus();
		StartableWorkloads startable;
		try (Sources sources = corpus.sources(Scale.CHECK)) {
			startable = StartableWorkloads.of(workloads(chosen), sources, this::say);
			if (startable.workloads().isEmpty() || !isEqual(startable.workloads(), sources)) {
				return ExitCode.SOFTWARE;
			}
		}
		LabPreset measured = (interrupted != null) ? interrupted.order().preset() : this.preset;
		try (ForkRunner runner = new ForkRunner(corpus.books(Scale.MEASURED), measured)) {
			startable = startable.startedFor(runner.sources(), this::say);
			if (startable.workloads().isEmpty()) {
				return ExitCode.SOFTWARE;
			}
			LabRun run = (interrupted != null) ? interrupted
					: runs.begin(measured, measurable(chosen, startable), this.seed, corpus);
			run.begin(run.order().leavingOut(startable.leftOut()));
			return measure(run, startable, runner);
		}
	}

	private static List<Cell> measurable(List<Cell> chosen, StartableWorkloads startable) {
		return chosen.stream().filter(startable::has).toList();
	}

	private LabRun interrupted(LabRuns runs) throws IOException {
		if (!names().isEmpty() || corpus().folder() != null) {
			throw new IllegalArgumentException(
					"--resume takes workloads and books of the interrupted run; leave out --workloads and --corpus.");
		}
		return runs.interrupted();
	}

	private static List<Workload> workloads(List<Cell> cells) {
		return cells.stream().map(Cell::workload).distinct().map(Workloads::named).toList();
	}

	private boolean isEqual(List<Workload> workloads, Sources sources) {
		List<Check> unequal = check(workloads, sources).stream().filter((check) -> !check.isEqual()).toList();
		unequal.forEach(
				(check) -> say("%s of %s: %s".formatted(check.style().label(), check.workload(), check.difference())));
		return unequal.isEmpty();
	}

	private int measure(LabRun run, StartableWorkloads startable, ForkRunner runner) throws IOException {
		LabOrder order = run.order();
		LabResult result;
		try {
			run.run(runner, startable::has, progress(order));
			result = LabReport.write(run, LabFolders.find().root());
		}
		catch (IOException ex) {
			say("The run %s was interrupted; ./tweebyte lab --resume goes on with it.".formatted(run.folder().name()));
			throw ex;
		}
		progress("");
		LabReport.sentences(result).forEach(this::say);
		say("");
		say("Report: " + run.folder().path().resolve("report.html"));
		return ExitCode.OK;
	}

	private BiConsumer<Integer, Cell> progress(LabOrder order) {
		int all = order.cells().size() * order.rounds();
		return (done, cell) -> {
			String line = "%d of %d · %s".formatted(done + 1, all, cell);
			progress(line);
			if (System.console() == null && done % order.cells().size() == 0) {
				say(line);
			}
		};
	}

	/** Runs the command of the arguments, and ends the JVM with its exit code. */
	public static void main(String[] arguments) {
		System.exit(execute(Arrays.asList(arguments)));
	}

	/**
	 * Runs a command.
	 * @return the exit code: 0, 1 when something failed, 2 for wrong usage
	 */
	static int execute(List<String> arguments) {
		CommandLine commandLine = new CommandLine(new LabCommand()).setUsageHelpWidth(120)
			.setCaseInsensitiveEnumValuesAllowed(true);
		commandLine.setExecutionExceptionHandler((ex, command, result) -> {
			command.getErr().println("tweebyte: " + ex.getMessage());
			return ExitCode.SOFTWARE;
		});
		commandLine.setParameterExceptionHandler((ex, wrong) -> {
			CommandLine command = ex.getCommandLine();
			command.getErr().println("tweebyte: " + ex.getMessage());
			command.getErr().println("See ./tweebyte lab --help");
			return ExitCode.USAGE;
		});
		return commandLine.execute(arguments.toArray(String[]::new));
	}

}
