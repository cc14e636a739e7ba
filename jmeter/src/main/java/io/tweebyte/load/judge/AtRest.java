package io.tweebyte.load.judge;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;

import io.tweebyte.load.record.RunRecord;
import io.tweebyte.load.record.StartRecord;
import io.tweebyte.measuring.machine.Footprint;

/**
 * What a backend needs before it gets load, on average over all starts.
 *
 * @param process its name, or {@code all} for the backend's services together
 * @param ready seconds until the backend was ready while all others were started, too;
 * {@code NaN} for one process, and for a backend that the rig has not started
 */
public record AtRest(String backend, String process, double ready, Footprint footprint) {

	private static final String ALL = "all";

	/** Returns those of all backends of a run, each with a line for all its services. */
	static List<AtRest> of(RunRecord run) {
		List<AtRest> lines = new ArrayList<>();
		for (String backend : run.order().labels()) {
			List<StartRecord> starts = run.starts()
				.stream()
				.filter((start) -> !start.footprints().getOrDefault(backend, Map.of()).isEmpty())
				.toList();
			if (!starts.isEmpty()) {
				lines.addAll(of(backend, starts));
			}
		}
		return lines;
	}

	private static List<AtRest> of(String backend, List<StartRecord> starts) {
		List<AtRest> lines = new ArrayList<>();
		double ready = starts.stream()
			.mapToDouble((start) -> start.startSeconds().getOrDefault(backend, Double.NaN))
			.average()
			.orElseThrow();
		lines.add(new AtRest(backend, ALL, ready, Footprint
			.mean(starts.stream().map((start) -> sum(start.footprints().get(backend).values())).toList())));
		starts.stream()
			.flatMap((start) -> start.footprints().get(backend).keySet().stream())
			.distinct()
			.sorted(Comparator.naturalOrder())
			.forEach((process) -> lines.add(new AtRest(backend, process, Double.NaN,
					Footprint.mean(starts.stream()
						.map((start) -> start.footprints().get(backend).get(process))
						.filter(Objects::nonNull)
						.toList()))));
		return lines;
	}

	private static Footprint sum(Collection<Footprint> footprints) {
		return footprints.stream()
			.reduce(new Footprint(0, 0, 0), (sum, one) -> new Footprint(sum.resident() + one.resident(),
					sum.heap() + one.heap(), sum.threads() + one.threads()));
	}

	/** Returns whether this is the backend as a whole. */
	public boolean isWhole() {
		return this.process.equals(ALL);
	}

}
