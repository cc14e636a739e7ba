package io.tweebyte.load;

import java.util.List;
import java.util.Map;
import java.util.Optional;

import io.tweebyte.load.stats.CellFigures;
import io.tweebyte.load.stats.CpuLaw;
import io.tweebyte.load.stats.Window;

/**
 * What came out of a cell.
 *
 * @param cell the cell
 * @param window the stretch that was measured, empty when nothing ran
 * @param figures what the generator saw, empty when nothing ran
 * @param usage what each process used, by name
 * @param cpuLaw the check of the CPU times, empty when nothing ran
 * @param conditions how it went about the measuring, empty when nothing ran
 * @param generatorShare the generator's part of all CPU time that the machine has, from 0
 * to 1
 * @param strangersShare what processes used that have nothing to do with the cell, of all
 * CPU time that the machine has; {@code NaN} when nobody can tell
 * @param failures why the cell does not count, empty when it does: requests failed, a
 * process died, a law does not hold
 * @param marks why a cell that counts is invalid for ranking: what its users saw
 * (throughput and latency) may be the generator's doing. What each process used for a
 * request stands.
 * @param warnings what a reader should know of a cell that counts
 */
public record CellResult(Cell cell, Optional<Window> window, Optional<CellFigures> figures, Map<String, Usage> usage,
		Optional<CpuLaw> cpuLaw, Optional<Conditions> conditions, double generatorShare, double strangersShare,
		List<String> failures, List<String> marks, List<String> warnings) {

	/** Begins the mark of a window that was better at its end than at its begin. */
	static final String STILL_WARMING = "still warming";

	/** Begins the mark of a window that was worse at its end than at its begin. */
	static final String NOT_STEADY = "not steady";

	/** The kind of error that tells an overload. */
	static final String REFUSED = "503";

	/**
	 * What one process used within the window.
	 *
	 * @param cpuPerRequest CPU time a request, in milliseconds; {@code NaN} when it is
	 * not known
	 * @param heapMean the mean of all readings of the heap in use, in bytes; empty where
	 * there is none
	 * @param heapPeak the most heap in use at a reading, in bytes; empty where there is
	 * none
	 * @param heapLive heap in use right after a collection once the load was over, in
	 * bytes; empty where there is none
	 * @param threads the most threads at a reading; empty where it is not told
	 * @param gcMillis pauses of the collector within the window, in milliseconds; empty
	 * where there is none
	 * @param poolWaits the most requests that waited for a database connection at a
	 * reading; empty where there is no pool
	 * @param allocatedPerRequest bytes, as exact as the heap that one collection frees;
	 * empty where it is not told
	 */
	public record Usage(double cpuPerRequest, Optional<Double> heapMean, Optional<Double> heapPeak,
			Optional<Double> heapLive, Optional<Double> threads, Optional<Double> gcMillis, Optional<Double> poolWaits,
			Optional<Double> allocatedPerRequest) {
	}

	/**
	 * A cell that could not be run at all.
	 */
	static CellResult failed(Cell cell, String reason) {
		return new CellResult(cell, Optional.empty(), Optional.empty(), Map.of(), Optional.empty(), Optional.empty(),
				Double.NaN, Double.NaN, List.of(reason), List.of(), List.of());
	}

	CellResult judged(List<String> failures, List<String> marks, List<String> warnings) {
		return new CellResult(this.cell, this.window, this.figures, this.usage, this.cpuLaw, this.conditions,
				this.generatorShare, this.strangersShare, failures, marks, warnings);
	}

	/**
	 * How many requests were refused because there was more to do than could be done.
	 */
	public long refused() {
		return this.figures.map((known) -> known.errorKinds().getOrDefault(REFUSED, 0L)).orElse(0L);
	}

	/**
	 * Whether the cell's figures may be used: what a request costs, at the least.
	 */
	public boolean counts() {
		return this.failures.isEmpty();
	}

	/**
	 * Whether the window was the same from its begin to its end: without that not even
	 * what a request costs may be compared.
	 */
	public boolean isSteady() {
		return this.marks.stream().noneMatch((mark) -> mark.startsWith(STILL_WARMING) || mark.startsWith(NOT_STEADY));
	}

	/**
	 * Whether throughput and latency may be compared with those of other backends.
	 */
	public boolean ranks() {
		return counts() && this.marks.isEmpty();
	}

}
