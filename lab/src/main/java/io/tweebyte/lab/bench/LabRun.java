package io.tweebyte.lab.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

import io.tweebyte.lab.work.FileFailure;
import io.tweebyte.lab.work.UnwritableException;
import io.tweebyte.measuring.run.JsonLines;
import io.tweebyte.measuring.run.RunFolder;

/**
 * Measures cell after cell, round after round, so that the drift of a machine meets all
 * styles alike. What is measured is kept at once: a run that was killed resumes with the
 * next cell. A workload that fails is left out, and does not end the run.
 */
public final class LabRun {

	private static final String ORDER = "order.json";

	private static final String FORKS = "forks.jsonl";

	private static final String OUTPUT = "jmh-%s.log";

	private final RunFolder folder;

	public LabRun(RunFolder folder) {
		this.folder = folder;
	}

	/** Returns the run of a folder; empty when it has none. */
	public static Optional<LabRun> in(Path folder) {
		return Files.exists(folder.resolve(ORDER)) ? Optional.of(new LabRun(new RunFolder(folder))) : Optional.empty();
	}

	/** Returns the runs of a folder, the oldest first. */
	public static List<LabRun> all(Path runs) throws IOException {
		return RunFolder.all(runs, ORDER).stream().map(LabRun::new).toList();
	}

	public RunFolder folder() {
		return this.folder;
	}

	public void begin(LabOrder order) throws IOException {
		this.folder.write(ORDER, order);
	}

	public LabOrder order() throws IOException {
		return this.folder.read(ORDER, LabOrder.class);
	}

	public List<Fork> forks() throws IOException {
		return lines().read();
	}

	private JsonLines<Fork> lines() {
		return this.folder.lines(FORKS, Fork.class);
	}

	/** Returns whether all of it is measured. */
	public boolean isComplete() throws IOException {
		LabOrder order = order();
		return forks().size() >= order.cells().size() * order.rounds();
	}

	/** Records that something is left out from now on, with the reason. */
	public void leaveOut(String sentence) throws IOException {
		LabOrder order = order();
		begin(order.leavingOut(Stream.concat(order.leftOut().stream(), Stream.of(sentence)).toList()));
	}

	/** Measures all cells that are not measured yet, until one fails. */
	public void run(CellRunner runner, Progress progress) throws IOException {
		run(runner, (cell) -> true, (cell, attempt, failure) -> {
			throw new IOException("%s could not be measured: %s".formatted(cell, FileFailure.message(failure)),
					failure);
		}, progress);
	}

	/**
	 * Measures what is not measured yet.
	 * @param startable the cells that can be measured; the others are left out
	 * @throws IOException when a failure ends the run, or {@link UnwritableException}
	 */
	public void run(CellRunner runner, Predicate<Cell> startable, Failures failures, Progress progress)
			throws IOException {
		LabOrder order = order();
		Set<String> done = new HashSet<>();
		forks().forEach((fork) -> done.add(key(fork.round(), fork.cell())));
		Set<String> failed = new HashSet<>();
		Predicate<Cell> measurable = startable.and((cell) -> !failed.contains(cell.workload()));
		for (int round = 0; round < order.rounds(); round++) {
			for (Cell cell : order.round(round)) {
				if (measurable.test(cell) && !done.contains(key(round, cell))) {
					progress.next(done.size(), all(order, measurable, done), cell);
					if (isKept(runner, cell, round, failures)) {
						done.add(key(round, cell));
					}
					else {
						failed.add(cell.workload());
					}
				}
			}
		}
	}

	/** Returns how many forks a run has in the end. */
	private static int all(LabOrder order, Predicate<Cell> measurable, Set<String> done) {
		Set<String> all = new HashSet<>(done);
		for (int round = 0; round < order.rounds(); round++) {
			for (Cell cell : order.cells()) {
				if (measurable.test(cell)) {
					all.add(key(round, cell));
				}
			}
		}
		return all.size();
	}

	/** Measures a cell as often as failures allow, and keeps what was measured. */
	private boolean isKept(CellRunner runner, Cell cell, int round, Failures failures) throws IOException {
		Optional<Fork> fork = Optional.empty();
		boolean isRepeated = true;
		for (int attempt = 1; fork.isEmpty() && isRepeated; attempt++) {
			try {
				fork = Optional.of(measured(runner, cell, round));
			}
			catch (IOException | RuntimeException ex) {
				isRepeated = failures.isRepeated(cell, attempt, ex);
			}
		}
		if (fork.isPresent()) {
			keep(fork.get());
		}
		return fork.isPresent();
	}

	/** The output of a cell that fails stays where its message names it. */
	private Fork measured(CellRunner runner, Cell cell, int round) throws IOException {
		Path output = this.folder.path().resolve(OUTPUT.formatted(cell.toString().replace(' ', '-')));
		Fork fork = runner.run(cell, round, output);
		Files.deleteIfExists(output);
		return fork;
	}

	private void keep(Fork fork) throws IOException {
		try {
			lines().append(List.of(fork));
		}
		catch (IOException ex) {
			throw new UnwritableException(this.folder.path(), ex);
		}
	}

	private static String key(int round, Cell cell) {
		return round + " " + cell;
	}

	/** Measures a cell. */
	@FunctionalInterface
	public interface CellRunner {

		/**
		 * Measures it once.
		 * @param output the file for what JMH prints
		 * @throws IOException when the work fails, or is not equal
		 */
		Fork run(Cell cell, int round, Path output) throws IOException;

	}

	/** Decides what becomes of a cell that could not be measured. */
	@FunctionalInterface
	public interface Failures {

		/**
		 * Is called after each attempt that failed.
		 * @param attempt 1 for the first one
		 * @return whether the cell is measured again; otherwise its workload is left out
		 * @throws IOException to end the run
		 */
		boolean isRepeated(Cell cell, int attempt, Exception failure) throws IOException;

	}

	/** Gets what is measured next. */
	@FunctionalInterface
	public interface Progress {

		/**
		 * Is called before a cell is measured.
		 * @param done forks that are measured, those of an interrupted run among them
		 * @param all forks that are measured in the end
		 */
		void next(int done, int all, Cell cell);

	}

}
