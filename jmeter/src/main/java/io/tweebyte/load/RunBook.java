package io.tweebyte.load;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;

/**
 * What came out so far, kept on disk after each cell.
 */
class RunBook {

	private final RunFolder folder;

	private final RunRecord begun;

	private final List<StaticFigures> statics;

	private final List<CellResult> results;

	/**
	 * @param folder takes the record
	 * @param begun the run as it stands
	 */
	RunBook(RunFolder folder, RunRecord begun) {
		this.folder = folder;
		this.begun = begun;
		this.statics = new ArrayList<>(begun.statics());
		this.results = new ArrayList<>(begun.cells());
	}

	/**
	 * Whether a cell was tried.
	 */
	boolean has(Cell cell) {
		return this.results.stream().anyMatch((result) -> result.cell().equals(cell));
	}

	/**
	 * Drops what came out of cells that are measured again.
	 */
	void forget(Collection<Cell> cells) {
		this.results.removeIf((result) -> cells.contains(result.cell()));
	}

	boolean knows(Contender contender) {
		return this.statics.stream().anyMatch((figures) -> figures.contender() == contender);
	}

	/**
	 * Keeps how long one more start took.
	 * @param starts milliseconds by service
	 */
	void keep(Contender contender, Map<String, Double> starts) throws IOException {
		this.statics.replaceAll((figures) -> (figures.contender() == contender && starts.containsKey(figures.service()))
				? figures.startedAgain(starts.get(figures.service())) : figures);
		write(RunRecord.State.RUNNING);
	}

	void keep(List<StaticFigures> figures) throws IOException {
		this.statics.addAll(figures);
		write(RunRecord.State.RUNNING);
	}

	void keep(CellResult result) throws IOException {
		this.results.add(result);
		write(RunRecord.State.RUNNING);
	}

	List<CellResult> results() {
		return List.copyOf(this.results);
	}

	/**
	 * Writes the run as it stands.
	 * @throws IOException when the disk refuses
	 */
	void write(RunRecord.State state) throws IOException {
		this.folder.write(new RunRecord(this.begun.preset(), this.begun.seed(), this.begun.scale(), this.begun.timing(),
				this.begun.via(), state, this.begun.environment(), this.begun.remarks(), this.begun.generatorLimit(),
				List.copyOf(this.statics), results()));
	}

}
