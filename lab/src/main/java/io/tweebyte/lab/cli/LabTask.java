package io.tweebyte.lab.cli;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;

import io.tweebyte.lab.catalog.Sources;
import io.tweebyte.lab.catalog.Workload;
import io.tweebyte.lab.check.Check;
import io.tweebyte.lab.work.UnwritableException;
import io.tweebyte.measuring.run.RunLock;
import io.tweebyte.measuring.run.Terminal;
import io.tweebyte.measuring.table.Table;
import io.tweebyte.measuring.table.TerminalTable;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** What the commands of the lab have in common. */
abstract class LabTask implements Callable<Integer> {

	@Spec
	private CommandSpec spec;

	@Option(names = { "-h", "--help" }, order = Integer.MAX_VALUE, usageHelp = true, description = "Shows this help.")
	private boolean help;

	/**
	 * Reads options.
	 * @throws ParameterException when they are wrong, with the message of the
	 * {@link IllegalArgumentException}
	 */
	final <T> T usage(Request<T> request) throws IOException {
		try {
			return request.get();
		}
		catch (IllegalArgumentException ex) {
			throw usage(ex.getMessage());
		}
	}

	/** Returns what is thrown when options are wrong. */
	final ParameterException usage(String message) {
		return new ParameterException(this.spec.commandLine(), message);
	}

	/**
	 * Checks the values of an option.
	 * @throws ParameterException when one is less than the least, or more than the most
	 */
	final void requireRange(String option, List<? extends Number> values, long least, long most) {
		for (Number value : values) {
			if (value.longValue() < least || value.longValue() > most) {
				throw usage(String.format(Locale.ROOT, "%s must be from %,d to %,d, and is %,d.", option, least, most,
						value.longValue()));
			}
		}
	}

	/** Returns whether an option is on the command line. */
	final boolean isGiven(String option) {
		return this.spec.commandLine().getParseResult().hasMatchedOption(option);
	}

	/**
	 * Keeps other commands from measuring at the same time.
	 * @throws IOException when one does, or {@link UnwritableException}
	 */
	static RunLock lock(LabFolders folders) throws IOException {
		try {
			return RunLock.take(folders.lock());
		}
		catch (FileSystemException ex) {
			throw new UnwritableException(folders.lock(), ex);
		}
	}

	/**
	 * Checks that all styles of workloads do equal work, and shows which one is next.
	 */
	final List<Check> check(List<Workload> workloads, Sources sources) {
		List<Check> checks = new ArrayList<>();
		if (!workloads.isEmpty()) {
			announce("Checking that all styles of %s do equal work."
				.formatted((workloads.size() == 1) ? workloads.getFirst().name() : workloads.size() + " workloads"));
		}
		for (Workload workload : workloads) {
			Terminal.progress("Checking " + workload.name());
			checks.addAll(Check.of(List.of(workload), sources));
		}
		Terminal.progress("");
		return checks;
	}

	/** Says what begins where no terminal shows the progress. */
	final void announce(String line) {
		if (!Terminal.isPresent()) {
			say(line);
		}
	}

	/** Shows a table on the terminal. */
	final void show(Table<?> table) {
		say(new TerminalTable(Ansi.AUTO.enabled()).render(table));
	}

	/**
	 * Shows a table, and writes it as Markdown and CSV beside the runs.
	 * @throws UnwritableException when it cannot be written
	 */
	final void keep(String name, Table<?> table) throws IOException {
		show(table);
		say("Kept: " + KeptTables.write(LabFolders.find().runs(), name, List.of(table), table));
	}

	/**
	 * Says what is wrong.
	 * @param faults of styles; empty ones are none
	 * @return the exit code
	 */
	final int exitCode(List<String> faults) {
		List<String> found = faults.stream().filter((fault) -> !fault.isEmpty()).toList();
		found.forEach(this::say);
		return found.isEmpty() ? ExitCode.OK : ExitCode.SOFTWARE;
	}

	final void say(String line) {
		this.spec.commandLine().getOut().println(line);
		this.spec.commandLine().getOut().flush();
	}

	/** Something that options ask for. */
	interface Request<T> {

		T get() throws IOException;

	}

}
