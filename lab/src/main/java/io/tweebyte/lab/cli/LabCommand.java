package io.tweebyte.lab.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

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
import io.tweebyte.measuring.machine.Environment;
import io.tweebyte.measuring.machine.Hardware;
import io.tweebyte.measuring.run.RunFolder;
import io.tweebyte.measuring.run.RunLock;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code ./tweebyte lab}: what a style of programming itself costs. */
@Command(name = "lab", sortOptions = false, subcommands = { CheckCommand.class, ListCommand.class, WaitingCommand.class, CancelCommand.class, StudyCommand.class,
		MessagesCommand.class },
		customSynopsis = { "./tweebyte lab [smoke|quick|full] [OPTION..]", "./tweebyte lab check|list|study|waiting|cancel|messages" },
		description = "Does the same work in every style, from one operator to one book, and measures CPU and allocation per "
				+ "unit of work with JMH. Each JVM measures one style; rounds of JVMs are repeated in an order that is drawn.",
		footer = { "", "Examples:", "  ./tweebyte lab                        about 10 minutes on 2 cores",
				"  ./tweebyte lab smoke                  does all of it work? 2 minutes",
				"  ./tweebyte lab full                   all workloads: a night",
				"  ./tweebyte lab --workloads stream-pipeline,group-words",
				"  ./tweebyte lab --corpus books/        your own books, as text",
				"  ./tweebyte lab --resume               goes on with the latest run that was interrupted",
				"  ./tweebyte lab check                  whether all styles do equal work",
				"  ./tweebyte lab list                   workloads and styles",
				"  ./tweebyte lab waiting                bytes of an operation that waits: 3 minutes",
				"  ./tweebyte lab cancel                 what a cancelled call still does",
				"  ./tweebyte lab messages               what a record of Kafka costs: 4 minutes",
				"  ./tweebyte lab study                  a published comparison, from its own form to a fair one", "",
				"Everything is kept in .tweebyte/lab/<run>/: report.html, .md, .csv and .json, and what each JVM has measured.",
				"Exit code: 0 measured, 1 failed or unequal work, 2 wrong usage.", "" })
public final class LabCommand extends LabTask {

	private static final long SPACE = 50L << 20;

	@Parameters(arity = "0..1", paramLabel = "PRESET", defaultValue = "quick", description = "smoke, quick or full.")
	private LabPreset preset;

	@Option(names = "--seed", defaultValue = "20261121", paramLabel = "N",
			description = "Of the order of styles in a round.")
	private long seed;

	@Option(names = "--resume", description = "Goes on with the latest run that was interrupted.")
	private boolean resume;

	@Override
	public Integer call() throws IOException {
		LabFolders folders = LabFolders.find();
		LabRun interrupted = this.resume ? usage(() -> interrupted(folders)) : null;
		List<Cell> cells = usage(() -> this.preset.cells(names()));
		if (!isEqual()) {
			return ExitCode.SOFTWARE;
		}
		Path books = usage(() -> books(Scale.MEASURED));
		try (RunLock lock = RunLock.take(folders.lock())) {
			return measure((interrupted != null) ? interrupted : begin(folders, cells), books);
		}
	}

	private boolean isEqual() throws IOException {
		List<Check> checks = usage(() -> Check.of(chosen(), sources(Scale.CHECK)));
		checks.stream()
			.filter((check) -> !check.isEqual())
			.forEach((check) -> say("%s of %s: %s".formatted(check.style().label(), check.workload(), check.difference())));
		return checks.stream().allMatch(Check::isEqual);
	}

	private static LabRun interrupted(LabFolders folders) throws IOException {
		for (LabRun run : LabRun.all(folders.runs()).reversed()) {
			if (!run.isComplete()) {
				return run;
			}
		}
		throw new IllegalArgumentException("There is no interrupted run in %s.".formatted(folders.runs()));
	}

	private LabRun begin(LabFolders folders, List<Cell> cells) throws IOException {
		LabRun run = new LabRun(RunFolder.create(folders.runs(), this.preset.label(), SPACE));
		List<String> conditions = List.of("Machine: " + Hardware.words(),
				"Processors: " + Runtime.getRuntime().availableProcessors(), "System: " + Environment.system(),
				"JDK: " + Environment.jdk(), "Commit: " + Environment.commit(folders.root()),
				"JVM of each measurement: 512 MB of heap, serial collector", "Seed of the order: " + this.seed);
		run.begin(new LabOrder(this.preset, cells, this.preset.rounds(), this.seed, signals(cells), conditions));
		return run;
	}

	private Map<String, Double> signals(List<Cell> cells) throws IOException {
		Sources sources = sources(Scale.MEASURED);
		Map<String, Double> signals = new TreeMap<>();
		for (String name : cells.stream().map(Cell::workload).distinct().toList()) {
			Workload workload = Workloads.named(name);
			if (workload.signals() != null) {
				signals.put(name, workload.signals().in(sources));
			}
		}
		return signals;
	}

	private int measure(LabRun run, Path books) throws IOException {
		LabOrder order = run.order();
		int all = order.cells().size() * order.rounds();
		boolean isTerminal = System.console() != null;
		run.run(new ForkRunner(books, order.preset()), (done, cell) -> {
			String line = "%d of %d · %s".formatted(done + 1, all, cell);
			if (isTerminal) {
				System.out.print("\r\033[K" + line);
				System.out.flush();
			}
			else if (done % order.cells().size() == 0) {
				say(line);
			}
		});
		LabResult result = LabReport.write(run);
		say(isTerminal ? "\r\033[K" : "");
		LabReport.sentences(result).forEach(this::say);
		say("");
		say("Report: " + run.folder().path().resolve("report.html"));
		return ExitCode.OK;
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
