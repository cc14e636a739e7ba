package io.tweebyte.load.run;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;

import io.tweebyte.load.plan.Scenario;
import io.tweebyte.load.record.ProcessUse;
import io.tweebyte.load.record.SliceRecord;
import io.tweebyte.measuring.stats.Flatness;

/** Whether backends are warm: what a request costs no longer changes. */
final class WarmUp {

	/** Slices that are compared with as many before them. */
	private static final int WINDOW = 3;

	/** Older slices of a backend no longer matter. */
	private static final int LATEST = 12;

	private static final double ALLOCATION = 0.03;

	/** Sessions differ from slice to slice. */
	private static final double ALLOCATION_OF_SESSIONS = 0.06;

	/** Single slices vary by as much. */
	private static final double CPU = 0.15;

	/** JIT compilation as a share of the backend's CPU. */
	private static final double JIT = 0.03;

	private final Scenario scenario;

	private final Map<String, List<SliceRecord>> slices = new LinkedHashMap<>();

	WarmUp(Scenario scenario) {
		this.scenario = scenario;
	}

	void add(List<SliceRecord> round) {
		round.forEach((slice) -> this.slices.computeIfAbsent(slice.backend(), (label) -> new ArrayList<>()).add(slice));
	}

	/** Returns the backends whose figures still change. */
	List<String> changing() {
		return this.slices.entrySet()
			.stream()
			.filter((backend) -> !isFlat(backend.getValue()))
			.map(Map.Entry::getKey)
			.toList();
	}

	private boolean isFlat(List<SliceRecord> slices) {
		double allocation = (this.scenario == Scenario.MIXED) ? ALLOCATION_OF_SESSIONS : ALLOCATION;
		return Flatness.holds(series(slices, SliceRecord::cost), WINDOW, CPU) && isFlat(
				series(slices, (slice) -> ProcessUse.sum(slice.use().values()).allocated() / slice.load().requests()),
				allocation) && isLow(series(slices, SliceRecord::jitShare));
	}

	/** What is no JVM allocates nothing that can be read. */
	private static boolean isFlat(double[] allocated, double tolerance) {
		return isUnknown(allocated) || Flatness.holds(allocated, WINDOW, tolerance);
	}

	private static boolean isLow(double[] jit) {
		return isUnknown(jit) || Flatness.isBelow(jit, WINDOW, JIT);
	}

	private static boolean isUnknown(double[] series) {
		return series.length > 0 && Double.isNaN(series[series.length - 1]);
	}

	private static double[] series(List<SliceRecord> slices, ToDoubleFunction<SliceRecord> figure) {
		return slices.subList(Math.max(0, slices.size() - LATEST), slices.size())
			.stream()
			.filter((slice) -> slice.load().requests() > 0)
			.mapToDouble(figure)
			.toArray();
	}

}
