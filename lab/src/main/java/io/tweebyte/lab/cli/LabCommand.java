package io.tweebyte.lab.cli;

import java.io.IOException;
import java.time.InstantSource;
import java.util.Arrays;
import java.util.List;

import io.tweebyte.lab.bench.Cell;
import io.tweebyte.lab.bench.ForkRunner;
import io.tweebyte.lab.bench.LabPreset;
import io.tweebyte.lab.bench.LabRun;
import io.tweebyte.lab.catalog.Sources;
import io.tweebyte.lab.catalog.Workload;
import io.tweebyte.lab.catalog.Workloads;
import io.tweebyte.lab.check.Check;
import io.tweebyte.lab.report.LabReport;
import io.tweebyte.lab.report.LabResult;
import io.tweebyte.lab.work.FileFailure;
import io.tweebyte.lab.work.Scale;
import io.tweebyte.measuring.run.RunLock;
import io.tweebyte.measuring.run.Terminal;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
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
				"  ./tweebyte lab smoke                  does all of it work? 2 minutes",
				"  ./tweebyte lab full                   all workloads: a night; makes claims",
				"  ./tweebyte lab --workloads stream-pipeline,group-words",
				"  ./tweebyte lab --level calls          calls of a service over HTTP: 15 minutes",
				"  ./tweebyte lab --level messages       records of Kafka: 45 minutes",
				"  ./tweebyte lab --corpus books/        your own books, as text",
				"  ./tweebyte lab --resume               resumes the latest run that was interrupted",
				"  ./tweebyte lab check                  whether all styles do equal work",
				"  ./tweebyte lab list                   workloads and styles",
				"  ./tweebyte lab waiting                bytes of an operation that waits: 3 minutes",
				"  ./tweebyte lab back-pressure          a fast source in front of a slow sink: 75 seconds",
				"  ./tweebyte lab errors                 what one failed call means for the others",
				"  ./tweebyte lab cancel                 what a cancelled call still does",
				"  ./tweebyte lab messages               what a record of Kafka costs, by records in flight: 8 minutes",
				"  ./tweebyte lab study P                a published comparison, from its own form to a fair one",
				"  ./tweebyte lab report                 rewrites the report of the latest run", "",
				"quick and smoke only indicate differences: their warm-ups are too short to leave out the JIT compiler.",
				"Everything is kept in .tweebyte/lab/<run>/: report.html, .md, .csv and .json, and what each JVM has measured.",
				"A style that fails is measured once more; if it fails again, its workload is left out.",
				"Exit code: 0 measured, 1 failed (if only in part), unequal work, or results that cannot be written",
				"(such as a full disk), 2 wrong usage.", "" })
public final class LabCommand extends LabTask {

	@Parameters(arity = "0..1", paramLabel = "PRESET", defaultValue = "quick", description = "smoke, quick or full.")
	private LabPreset preset;

	@Mixin
	private ChosenWorkloads workloads;

	@Mixin
	private ChosenBooks books;

	@Option(names = "--seed", defaultValue = "20261121", paramLabel = "N",
			description = "Seed of the order of styles in a round; ${DEFAULT-VALUE} by default.")
	private long seed;

	@Option(names = "--resume",
			description = "Resumes the latest run that was interrupted, with its own preset, workloads and books; "
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
				: usage(() -> this.preset.cells(this.workloads.names()));
		Corpus corpus = (interrupted != null) ? new Corpus(interrupted.order().corpus()) : this.books.corpus();
		StartableWorkloads startable;
		try (Sources sources = corpus.sources(Scale.CHECK)) {
			startable = StartableWorkloads.of(workloads(chosen), sources, this::say);
			if (!isEqual(startable.workloads(), sources)) {
				return ExitCode.SOFTWARE;
			}
		}
		LabPreset measured = (interrupted != null) ? interrupted.order().preset() : this.preset;
		try (ForkRunner runner = new ForkRunner(corpus.books(Scale.MEASURED), measured)) {
			startable = startable.startedFor(runner.sources(), this::say);
			if (startable.workloads().isEmpty()) {
				// the reasons are above
				say("Nothing was measured.");
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
		if (!this.workloads.names().isEmpty() || this.books.corpus().folder() != null) {
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
		unequal.forEach((check) -> say(check.sentence()));
		return unequal.isEmpty();
	}

	private int measure(LabRun run, StartableWorkloads startable, ForkRunner runner) throws IOException {
		LabResult result;
		FailedCells failed;
		try (ResumeHint hint = new ResumeHint(run, this::say)) {
			failed = new FailedCells(run, hint::isEnding, this::say);
			result = measure(run, startable, runner, failed, hint);
		}
		if (result == null) {
			return ExitCode.SOFTWARE;
		}
		Terminal.progress("");
		LabReport.sentences(result).forEach(this::say);
		say("");
		say("Report: " + run.folder().path().resolve("report.html"));
		if (!failed.isEmpty()) {
			say("Workloads that failed are left out of it; ./tweebyte lab --resume measures them again.");
			return ExitCode.SOFTWARE;
		}
		return ExitCode.OK;
	}

	/** Returns nothing when the JVM is ending. */
	private LabResult measure(LabRun run, StartableWorkloads startable, ForkRunner runner, FailedCells failed,
			ResumeHint hint) throws IOException {
		try {
			run.run(runner, startable::has, failed, new LabProgress(this::say, InstantSource.system()));
			return LabReport.write(run, LabFolders.find().root());
		}
		catch (IOException | RuntimeException ex) {
			if (hint.isEnding()) {
				return null;
			}
			hint.say();
			throw ex;
		}
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
			Terminal.progress("");
			command.getErr().println("tweebyte: " + FileFailure.message(ex));
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
