package io.tweebyte.lab.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

import io.tweebyte.lab.work.FileFailure;
import io.tweebyte.lab.work.UnwritableException;
import io.tweebyte.measuring.run.JsonLines;
import io.tweebyte.measuring.run.RunFolder;

/**
 * Measures cell after cell, round after round, so that the drift of a machine meets all
 * styles alike. What is measured is kept at once: a run that was killed resumes with the
 * next cell.
 */
public final class LabRun {

	private static final String ORDER = "order.json";

	private static final String FORKS = "forks.jsonl";

	private static final String OUTPUT = "jmh.log";

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

	/** As {@link #run(CellRunner, Predicate, Progress)}, of all cells. */
	public void run(CellRunner runner, Progress progress) throws IOException {
		run(runner, (cell) -> true, progress);
	}

	/**
	 * Measures what is not measured yet.
	 * @param startable the cells that can be measured; the others are left out
	 * @throws IOException when a style fails, or {@link UnwritableException}
	 */
	public void run(CellRunner runner, Predicate<Cell> startable, Progress progress) throws IOException {
		LabOrder order = order();
		Set<String> done = new HashSet<>();
		forks().forEach((fork) -> done.add(key(fork.round(), fork.cell())));
		int all = all(order, startable, done);
		for (int round = 0; round < order.rounds(); round++) {
			for (Cell cell : order.round(round)) {
				if (startable.test(cell) && done.add(key(round, cell))) {
					progress.next(done.size() - 1, all, cell);
					keep(measured(runner, cell, round));
				}
			}
		}
		Files.deleteIfExists(output());
	}

	/** Returns how many forks a run has in the end. */
	private static int all(LabOrder order, Predicate<Cell> startable, Set<String> done) {
		Set<String> all = new HashSet<>(done);
		for (int round = 0; round < order.rounds(); round++) {
			for (Cell cell : order.cells()) {
				if (startable.test(cell)) {
					all.add(key(round, cell));
				}
			}
		}
		return all.size();
	}

	private Fork measured(CellRunner runner, Cell cell, int round) throws IOException {
		try {
			return runner.run(cell, round, output());
		}
		catch (IOException ex) {
			throw new IOException("The style %s of %s could not be measured: %s".formatted(cell.style().label(),
					cell.workload(), FileFailure.message(ex)), ex);
		}
	}

	private Path output() {
		return this.folder.path().resolve(OUTPUT);
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
