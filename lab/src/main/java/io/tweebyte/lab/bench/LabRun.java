package io.tweebyte.lab.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Predicate;

import io.tweebyte.lab.work.UnwritableException;
import io.tweebyte.measuring.run.JsonLines;
import io.tweebyte.measuring.run.RunFolder;

/**
 * Measures cell after cell, round after round, so that the drift of a machine meets all
 * styles alike. What is measured is kept at once: a run that was killed goes on with the
 * next cell.
 */
public final class LabRun {

	private static final String ORDER = "order.json";

	private static final String FORKS = "forks.jsonl";

	private final RunFolder folder;

	public LabRun(RunFolder folder) {
		this.folder = folder;
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

	/** As {@link #run(CellRunner, Predicate, BiConsumer)}, of all cells. */
	public void run(CellRunner runner, BiConsumer<Integer, Cell> progress) throws IOException {
		run(runner, (cell) -> true, progress);
	}

	/**
	 * Measures what is not measured yet.
	 * @param startable the cells that can be measured; the others are left out
	 * @param progress gets the number of forks that are done, and the next cell
	 * @throws IOException when a style fails, or {@link UnwritableException}
	 */
	public void run(CellRunner runner, Predicate<Cell> startable, BiConsumer<Integer, Cell> progress)
			throws IOException {
		LabOrder order = order();
		Set<String> done = new HashSet<>();
		forks().forEach((fork) -> done.add(key(fork.round(), fork.cell())));
		for (int round = 0; round < order.rounds(); round++) {
			for (Cell cell : order.round(round)) {
				if (startable.test(cell) && done.add(key(round, cell))) {
					progress.accept(done.size() - 1, cell);
					keep(runner.run(cell, round));
				}
			}
		}
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
		 * @throws IOException when the work fails, or is not equal
		 */
		Fork run(Cell cell, int round) throws IOException;

	}

}
