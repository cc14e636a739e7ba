package io.tweebyte.load.report;

import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;

import io.tweebyte.load.CellResult;
import io.tweebyte.load.CellResult.Usage;
import io.tweebyte.load.stats.CellFigures;

/**
 * A figure of a cell, as a report shows it.
 */
public enum Figure {

	/** CPU time of what works for the answers: gateway, services asked, databases. */
	CPU_PER_REQUEST("CPU a request", "ms", true, Figure::cpuPerRequest),
	/** Successes. */
	THROUGHPUT("throughput", "requests/s", false, (cell) -> figure(cell, CellFigures::throughput)),
	/** Of the successes. */
	MEAN("mean latency", "ms", true, (cell) -> figure(cell, CellFigures::mean)),
	/** Of the successes. */
	P50("p50", "ms", true, (cell) -> figure(cell, CellFigures::p50)),
	/** Of the successes. */
	P90("p90", "ms", true, (cell) -> figure(cell, CellFigures::p90)),
	/** Of the successes. */
	P99("p99", "ms", true, (cell) -> figure(cell, CellFigures::p99)),
	/** Of the successes. */
	P999("p99.9", "ms", true, (cell) -> figure(cell, CellFigures::p999)),
	/** Of the successes. */
	MAX("max", "ms", true, (cell) -> figure(cell, CellFigures::max)),
	/** Of the whole backend, as a share of the machine. */
	CPU_SHARE("CPU", "% of the machine", true, Figure::cpuShare),
	/** Of the services that the scenario does not ask: start, tasks, being watched. */
	NOT_ASKED("services not asked", "cores", true, Figure::notAsked),
	/** Of the successes, head included. */
	BYTES("answer", "KiB", true, Figure::bytes),
	/** By gateway and services asked. */
	ALLOCATED("allocated a request", "KiB", true, Figure::allocated),
	/** Of all services together, the mean of the readings. */
	HEAP("heap in use", "MiB", true, (cell) -> heap(cell, Usage::heapMean)),
	/** Of all services together, the greatest readings. */
	HEAP_PEAK("heap peak", "MiB", true, (cell) -> heap(cell, Usage::heapPeak)),
	/** Of all services together, after a collection. */
	HEAP_LIVE("heap live", "MiB", true, (cell) -> heap(cell, Usage::heapLive));

	static final double MEBIBYTE = 1024 * 1024;

	private static final double KIBIBYTE = 1024;

	private static final double PERCENT = 100;

	private static final double MILLIS = 1000;

	private final String label;

	private final String unit;

	private final boolean lessIsBetter;

	private final ToDoubleFunction<CellResult> value;

	Figure(String label, String unit, boolean lessIsBetter, ToDoubleFunction<CellResult> value) {
		this.label = label;
		this.unit = unit;
		this.lessIsBetter = lessIsBetter;
		this.value = value;
	}

	public String label() {
		return this.label;
	}

	public String unit() {
		return this.unit;
	}

	/** Whether the side with the smaller figure leads. */
	boolean lessIsBetter() {
		return this.lessIsBetter;
	}

	/** Whether it is a latency, of which only an open model can tell. */
	boolean isLatency() {
		return "ms".equals(this.unit) && this != CPU_PER_REQUEST;
	}

	/**
	 * Its value in a cell, {@code NaN} where it is not known.
	 */
	public double of(CellResult cell) {
		return this.value.applyAsDouble(cell);
	}

	private static double figure(CellResult cell, ToDoubleFunction<CellFigures> figure) {
		return cell.figures().map(figure::applyAsDouble).orElse(Double.NaN);
	}

	/** No answer is empty, its head included: where it seems so, no size was told. */
	private static double bytes(CellResult cell) {
		double bytes = figure(cell, CellFigures::bytes);
		return (bytes > 0) ? bytes / KIBIBYTE : Double.NaN;
	}

	private static double cpuPerRequest(CellResult cell) {
		return cpu(cell, cell.cell().scenario()::asks);
	}

	private static double notAsked(CellResult cell) {
		return cores(cell, (process) -> Processes.isBackend(process) && !cell.cell().scenario().asks(process));
	}

	private static double cpuShare(CellResult cell) {
		return cell.cpuLaw().map((law) -> cores(cell, Processes::isBackend) / law.cores() * PERCENT).orElse(Double.NaN);
	}

	private static double cores(CellResult cell, Predicate<String> processes) {
		return cell.cpuLaw().map((law) -> law.throughput() * cpu(cell, processes) / MILLIS).orElse(Double.NaN);
	}

	/** In milliseconds a request, {@code NaN} when there is no such process. */
	private static double cpu(CellResult cell, Predicate<String> processes) {
		return cell.usage()
			.entrySet()
			.stream()
			.filter((process) -> processes.test(process.getKey()))
			.map(Map.Entry::getValue)
			.mapToDouble(Usage::cpuPerRequest)
			.reduce(Double::sum)
			.orElse(Double.NaN);
	}

	private static double allocated(CellResult cell) {
		return cell.usage()
			.entrySet()
			.stream()
			.filter((process) -> cell.cell().scenario().asks(process.getKey()))
			.flatMap((process) -> process.getValue().allocatedPerRequest().stream())
			.map((bytes) -> bytes / KIBIBYTE)
			.reduce(Double::sum)
			.orElse(Double.NaN);
	}

	private static double heap(CellResult cell, Function<Usage, Optional<Double>> heap) {
		return cell.usage()
			.values()
			.stream()
			.map(heap)
			.flatMap(Optional::stream)
			.mapToDouble((bytes) -> bytes / MEBIBYTE)
			.reduce(Double::sum)
			.orElse(Double.NaN);
	}

}
