package io.tweebyte.load;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;

import io.tweebyte.load.CellResult.Usage;
import io.tweebyte.load.stats.Arrivals;
import io.tweebyte.load.stats.CellFigures;
import io.tweebyte.load.stats.CpuLaw;
import io.tweebyte.load.stats.Flatness;
import io.tweebyte.load.stats.Series;
import io.tweebyte.load.stats.Window;
import io.tweebyte.load.watch.Observation;

/**
 * Turns what was recorded into figures, and has them judged.
 */
class CellJudge {

	private final Timing timing;

	private final CellFailures failures;

	private final CellMarks marks;

	private final boolean sharedMachine;

	private final int cores = Runtime.getRuntime().availableProcessors();

	/**
	 * @param timing the course of every cell
	 * @param generatorLimit requests a second that the generator reaches against a stub,
	 * empty when not known
	 * @param sharedMachine whether processes that are not watched may be the backend's
	 */
	CellJudge(Timing timing, OptionalDouble generatorLimit, boolean sharedMachine) {
		this.timing = timing;
		this.sharedMachine = sharedMachine;
		this.failures = new CellFailures();
		this.marks = new CellMarks(generatorLimit);
	}

	/**
	 * Judges a cell.
	 * @param known what is already known to have gone wrong
	 */
	CellResult judge(Cell cell, Recording recording, List<String> known) {
		OptionalLong first = recording.jtl().samples().first();
		if (first.isEmpty()) {
			return CellResult.failed(cell, String.join("; ", this.failures.withoutSamples(recording, known)));
		}
		// A cell that was cut short is told with the window it should have had.
		Window window = this.timing.window(first.getAsLong());
		List<String> reasons = this.failures.before(cell, recording, this.timing, known);
		CellResult result = measured(cell, recording, window, reasons);
		if (!reasons.isEmpty()) {
			// More would only be consequences of what is known already.
			return result;
		}
		return result.judged(this.failures.of(result, recording), this.marks.of(result, recording),
				this.marks.notes(result));
	}

	private CellResult measured(Cell cell, Recording recording, Window window, List<String> reasons) {
		CellFigures figures = CellFigures.of(recording.jtl().samples(), window, cell.level());
		Map<String, Usage> usage = usage(recording, window, figures.requests());
		double perRequest = usage.values().stream().mapToDouble(Usage::cpuPerRequest).sum();
		CpuLaw cpuLaw = new CpuLaw(figures.law().throughput(), perRequest, this.cores);
		double capacity = this.cores * window.seconds() * 1000;
		double generator = cpu(recording.observations().get(CellRunner.GENERATOR), window) / capacity;
		double others = recording.machine().increase(window).orElse(Double.NaN) - perRequest * figures.requests();
		double strangers = this.sharedMachine ? Double.NaN : others / capacity;
		return new CellResult(cell, Optional.of(window), Optional.of(figures), usage, Optional.of(cpuLaw),
				Optional.of(conditions(cell, recording, window)), generator, Math.max(0, strangers), reasons, List.of(),
				List.of());
	}

	private Conditions conditions(Cell cell, Recording recording, Window window) {
		boolean warm = Flatness.holds(recording.jtl().samples(), this.timing.lastOfWarmUp(window));
		return Conditions.of(this.timing.warmUp().toMillis() / 1000.0, warm, arrivals(cell, recording, window),
				recording.before(), recording.after(), this.cores, watching(recording, window));
	}

	private static Optional<Double> arrivals(Cell cell, Recording recording, Window window) {
		return (cell.model() == LoadModel.OPEN)
				? Optional.of(new Arrivals(recording.jtl().samples(), cell.scenario().opening()).rate(window.to()))
				: Optional.empty();
	}

	private static double watching(Recording recording, Window window) {
		return cpu(recording.observations().get(CellRunner.RIG), window) / window.seconds() / 1000;
	}

	private static double cpu(Observation observation, Window window) {
		return (observation == null) ? Double.NaN : observation.cpu().increase(window).orElse(Double.NaN);
	}

	private static Map<String, Usage> usage(Recording recording, Window window, int requests) {
		Map<String, Usage> usage = new LinkedHashMap<>();
		recording.observations()
			.forEach((name, observation) -> usage.put(name,
					usage(observation, window, requests, Optional.ofNullable(recording.liveHeaps().get(name)))));
		return usage;
	}

	private static Usage usage(Observation observation, Window window, int requests, Optional<Double> live) {
		double cpu = (requests > 0) ? cpu(observation, window) / requests : Double.NaN;
		// A process without a heap has no collector either.
		OptionalDouble pauses = observation.gc().growth(window);
		return new Usage(cpu, boxed(observation.heap().mean(window)), max(observation.heap(), window), live,
				max(observation.threads(), window), boxed(pauses), max(observation.poolWaits(), window),
				boxed(observation.allocated().growth(window)).map((bytes) -> bytes / Math.max(1, requests)));
	}

	private static Optional<Double> max(Series series, Window window) {
		return boxed(series.max(window));
	}

	private static Optional<Double> boxed(OptionalDouble value) {
		return value.isPresent() ? Optional.of(value.getAsDouble()) : Optional.empty();
	}

}
