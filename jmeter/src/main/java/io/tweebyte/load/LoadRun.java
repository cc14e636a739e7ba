package io.tweebyte.load;

import java.io.IOException;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import io.tweebyte.load.stats.CellFigures;
import io.tweebyte.load.watch.Watched;
import io.tweebyte.testsupport.ServerException;

/**
 * Takes backends through their cells, one block after the other, and keeps what came out
 * after each cell.
 */
class LoadRun {

	/** So many starts in vain are no backend's fault. */
	private static final int MOST_IN_VAIN = 3;

	private final LoadOrder order;

	private final Stage stage;

	private final Settling settling;

	private final CellRunner runner;

	private final RunFolder folder;

	private final RunBook book;

	private final Progress progress;

	/**
	 * @param order what is to be measured
	 * @param stage starts the backends
	 * @param settling keeps a backend at work before its first cell
	 * @param runner runs a cell
	 * @param folder takes samples and readings
	 * @param book keeps what came out, and knows what did before
	 * @param progress is told what is going on
	 */
	LoadRun(LoadOrder order, Stage stage, Settling settling, CellRunner runner, RunFolder folder, RunBook book,
			Progress progress) {
		this.order = order;
		this.stage = stage;
		this.settling = settling;
		this.runner = runner;
		this.folder = folder;
		this.book = book;
		this.progress = progress;
	}

	/**
	 * Runs all that was not tried yet. What goes wrong with a backend ends up in its
	 * cells and keeps no other from running.
	 * @throws IOException when nothing can be measured: the disk is full, PostgreSQL or
	 * Redis do not start, or three starts in a row brought no cell that could be run
	 * @throws InterruptedException when the run is broken off
	 */
	void measure() throws IOException, InterruptedException {
		expect();
		int inVain = 0;
		for (Block block : left()) {
			if (inVain == MOST_IN_VAIN) {
				throw new IOException(
						("Of %d starts in a row no cell could be run, the last time because: %s. Once that "
								+ "is mended, --resume with --again measures these cells, too")
							.formatted(MOST_IN_VAIN, lastReason()));
			}
			measure(block);
			inVain = hasRun(block) ? 0 : inVain + 1;
		}
	}

	/**
	 * Starts the backend until there is a result for each cell. Cells that share a start
	 * have done the same before them as those of other backends: when some are left, all
	 * are run again. A cell with which a part of the backend died keeps its result, and
	 * the others are run without it.
	 */
	private void measure(Block block) throws IOException, InterruptedException {
		List<Cell> fatal = new ArrayList<>();
		while (!left(block).isEmpty()) {
			this.folder.requireSpace(this.order.target().isPresent() ? 0 : this.order.scale().bytes());
			begin(block.of(due(block).stream().filter((cell) -> !fatal.contains(cell)).toList())).ifPresent(fatal::add);
		}
	}

	private boolean hasRun(Block block) {
		return this.book.results()
			.stream()
			.anyMatch((result) -> block.cells().contains(result.cell()) && result.figures().isPresent());
	}

	private String lastReason() {
		return this.book.results().getLast().failures().getFirst().lines().findFirst().orElse("");
	}

	private List<Cell> due(Block block) {
		return this.order.preset().freshStarts() ? left(block) : block.cells();
	}

	/**
	 * Starts a backend once.
	 * @return the cell with which a part of it died
	 */
	private Optional<Cell> begin(Block block) throws IOException, InterruptedException {
		try (Scene scene = this.stage.open(block)) {
			if (!block.production()) {
				noteStart(block.contender(), scene);
			}
			this.book.forget(block.cells());
			Optional<String> problem = problem(block, scene);
			for (Cell cell : block.cells()) {
				Target target = scene.target();
				keep(problem.isPresent() ? CellResult.failed(cell, problem.get()) : run(cell, target, scene));
				if (problem.isEmpty() && !target.processes().stream().allMatch(Watched::isAlive)) {
					return Optional.of(cell);
				}
			}
		}
		catch (IOException ex) {
			requireUninterrupted(block);
			throw ex;
		}
		catch (ServerException | SQLException ex) {
			// A start that is broken off fails too, and is no fault of the backend.
			requireUninterrupted(block);
			if (ex instanceof SQLException refusal && DiskFull.is(refusal)) {
				throw new IOException("The disk of the databases is full: " + ex.getMessage(), ex);
			}
			for (Cell cell : left(block)) {
				keep(CellResult.failed(cell, ex.getMessage()));
			}
		}
		return Optional.empty();
	}

	private Optional<String> problem(Block block, Scene scene) throws IOException, InterruptedException {
		Optional<String> problem = scene.problem();
		// A check that is broken off finds fault with a backend that has none.
		requireUninterrupted(block);
		return problem.isPresent() ? problem : this.settling.run(block, scene);
	}

	private static void requireUninterrupted(Block block) throws InterruptedException {
		if (Thread.interrupted()) {
			throw new InterruptedException("Interrupted while " + block.contender().label() + " started");
		}
	}

	private void noteStart(Contender contender, Scene scene) throws IOException, InterruptedException {
		if (this.book.knows(contender)) {
			this.book.keep(contender, scene.starts());
		}
		else {
			this.book.keep(scene.statics());
		}
	}

	private CellResult run(Cell cell, Target target, Scene scene) throws IOException, InterruptedException {
		try {
			return this.runner.run(cell, target, scene.data(cell), this.folder.cell(cell));
		}
		catch (IOException ex) {
			// A disk that is full spoils the next thing that is written, too.
			this.folder.requireSpace();
			return CellResult.failed(cell, "the cell could not be run: " + ex.getMessage());
		}
	}

	private List<Cell> left(Block block) {
		return block.cells().stream().filter((cell) -> !this.book.has(cell)).toList();
	}

	private List<Block> left() {
		return this.order.blocks()
			.stream()
			.filter((block) -> !left(block).isEmpty())
			.map((block) -> block.of(due(block)))
			.toList();
	}

	private void expect() {
		List<Block> blocks = this.order.blocks().stream().filter((block) -> !left(block).isEmpty()).toList();
		long begun = blocks.stream().filter((block) -> left(block).size() < block.cells().size()).count();
		int cells = blocks.stream().mapToInt((block) -> left(block).size()).sum();
		this.progress.expect(this.order.expected(blocks.size() - (int) begun, cells));
	}

	private void keep(CellResult result) throws IOException {
		this.book.keep(result);
		expect();
		int all = this.order.blocks().stream().mapToInt((block) -> block.cells().size()).sum();
		this.progress.say("%3d/%d  %-45s %s, %s".formatted(this.book.results().size(), all, result.cell().name(),
				outcome(result), this.progress.left()));
	}

	private static String outcome(CellResult result) {
		if (!result.counts()) {
			return "DOES NOT COUNT: " + result.failures().getFirst().lines().findFirst().orElse("");
		}
		CellFigures figures = result.figures().orElseThrow();
		return "%.0f req/s, p90 %.0f ms, %d errors".formatted(figures.throughput(), figures.p90(), figures.errors());
	}

}
