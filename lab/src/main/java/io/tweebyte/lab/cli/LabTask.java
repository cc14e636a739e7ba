package io.tweebyte.lab.cli;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;

import io.tweebyte.lab.catalog.Sources;
import io.tweebyte.lab.catalog.Workload;
import io.tweebyte.lab.catalog.Workloads;
import io.tweebyte.lab.check.Check;
import io.tweebyte.lab.work.UnwritableException;
import io.tweebyte.measuring.run.RunLock;
import io.tweebyte.measuring.table.Table;
import io.tweebyte.measuring.table.TerminalTable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** What the commands of the lab have in common. */
abstract class LabTask implements Callable<Integer> {

	@Spec
	private CommandSpec spec;

	@Option(names = "--workloads", split = ",", paramLabel = "NAME",
			description = "Only these; ./tweebyte lab list names all.")
	private List<String> workloads = List.of();

	@Option(names = "--level", split = ",", paramLabel = "LEVEL",
			description = "Only workloads of these levels: ${COMPLETION-CANDIDATES}.",
			completionCandidates = Levels.class)
	private List<String> levels = List.of();

	@Option(names = "--corpus", paramLabel = "DIR",
			description = "A folder with books as text, instead of those that are made.")
	private Path corpus;

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
			throw new ParameterException(this.spec.commandLine(), ex.getMessage());
		}
	}

	/**
	 * Returns the names of the workloads that were chosen, by name or by level; none for
	 * all.
	 */
	final List<String> names() {
		Stream<Workload> named = this.workloads.stream().map(Workloads::named);
		Stream<Workload> ofLevels = this.levels.stream().flatMap((level) -> Workloads.ofLevel(level).stream());
		return Stream.concat(named, ofLevels).map(Workload::name).distinct().toList();
	}

	/** Returns the workloads that were chosen, or all. */
	final List<Workload> chosen() {
		List<String> names = names();
		return names.isEmpty() ? Workloads.all() : names.stream().map(Workloads::named).toList();
	}

	/** Returns the books that were chosen, or those that are made. */
	final Corpus corpus() {
		return Corpus.of(this.corpus);
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
		for (Workload workload : workloads) {
			progress("Checking " + workload.name());
			checks.addAll(Check.of(List.of(workload), sources));
		}
		progress("");
		return checks;
	}

	/** Shows a line in place of the one before, on a terminal alone. */
	static void progress(String line) {
		if (System.console() != null) {
			System.out.print("\r\033[K" + line);
			System.out.flush();
		}
	}

	/** Shows a table on the terminal. */
	final void show(Table<?> table) {
		say(new TerminalTable(System.console() != null).render(table));
	}

	/**
	 * Shows a table, and writes it as Markdown and CSV beside the runs.
	 * @throws UnwritableException when it cannot be written
	 */
	final void keep(String name, Table<?> table) throws IOException {
		show(table);
		say("Kept: " + KeptTables.write(LabFolders.find().runs(), name, List.of(table), table));
	}

	final void say(String line) {
		this.spec.commandLine().getOut().println(line);
		this.spec.commandLine().getOut().flush();
	}

	/** The names of levels, for the help. */
	static final class Levels extends ArrayList<String> {

		Levels() {
			super(Workloads.LEVELS);
		}

	}

	/** Something that options ask for. */
	interface Request<T> {

		T get() throws IOException;

	}

}
