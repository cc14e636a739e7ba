package io.tweebyte.load;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

import io.tweebyte.load.stats.PairedRatio;

/** What slices of several backends say of each other, in lines of text. */
final class PairedTable {

	private static final double SAME = 0.05;

	private final List<String> backends;

	private final List<PairedSlice> slices;

	private final long seed;

	/** The first backend is the one that the others are compared with. */
	PairedTable(List<String> backends, List<PairedSlice> slices, long seed) {
		this.backends = backends;
		this.slices = slices.stream().filter((slice) -> slice.round() > 0).toList();
		this.seed = seed;
	}

	/** One line per scenario and backend. */
	List<String> lines() {
		List<String> lines = new ArrayList<>();
		lines.add(String.format(Locale.ROOT, "%-14s %-22s %8s %7s  %-16s %6s  %s", "scenario", "backend", "CPU, ms",
				"ratio", "95 % interval", "rounds", "CPU per request by process, ms"));
		scenarios().forEach((scenario) -> this.backends.forEach((backend) -> lines.add(line(scenario, backend))));
		return lines;
	}

	private Set<String> scenarios() {
		Set<String> scenarios = new LinkedHashSet<>();
		this.slices.forEach((slice) -> scenarios.add(slice.scenario()));
		return scenarios;
	}

	private String line(String scenario, String backend) {
		Map<String, Double> costs = costs(scenario, backend);
		String first = this.backends.getFirst();
		Optional<PairedRatio> ratio = backend.equals(first) ? Optional.empty() : ratio(scenario, backend, first);
		StringBuilder processes = new StringBuilder();
		costs.forEach((process, millis) -> processes.append(String.format(Locale.ROOT, "%s %.2f  ", process, millis)));
		return String.format(Locale.ROOT, "%-14s %-22s %8.2f %7s  %-16s %6d  %s", scenario, backend,
				costs.values().stream().mapToDouble(Double::doubleValue).sum(),
				ratio.map((value) -> String.format(Locale.ROOT, "%.2f", value.value())).orElse(""),
				ratio
					.map((value) -> String.format(Locale.ROOT, "%.2f to %.2f", value.interval().low(),
							value.interval().high()))
					.orElse(""),
				ratio.map(PairedRatio::rounds).orElse(0), processes.toString().strip());
	}

	/** Sentences that can be quoted. */
	List<String> sentences() {
		List<String> sentences = new ArrayList<>();
		String first = this.backends.getFirst();
		for (String scenario : scenarios()) {
			for (String backend : this.backends) {
				if (!backend.equals(first)) {
					ratio(scenario, backend, first)
						.ifPresent((ratio) -> sentences.add(sentence(scenario, backend, first, ratio)));
				}
			}
		}
		return sentences;
	}

	private static String sentence(String scenario, String backend, String first, PairedRatio ratio) {
		double low = ratio.interval().low() - 1;
		double high = ratio.interval().high() - 1;
		String what;
		if (low > 0 || high < 0) {
			what = String.format(Locale.ROOT, "needs %.0f %% %s CPU per request than %s",
					Math.abs(ratio.value() - 1) * 100, (low > 0) ? "more" : "less", first);
		}
		else {
			what = (low > -SAME && high < SAME) ? "needs the same CPU per request as " + first
					: "cannot be told from " + first;
		}
		return String.format(Locale.ROOT, "%s: %s %s (95 %%: %+.0f to %+.0f %%).", scenario, backend, what, low * 100,
				high * 100);
	}

	/** The ratio of the costs within each round in which both count. */
	private Optional<PairedRatio> ratio(String scenario, String backend, String first) {
		Map<Integer, List<Double>> ratios = new TreeMap<>();
		for (PairedSlice slice : this.slices) {
			if (slice.scenario().equals(scenario) && slice.backend().equals(backend) && slice.counts()) {
				this.slices.stream()
					.filter((other) -> other.scenario().equals(scenario) && other.backend().equals(first)
							&& other.start() == slice.start() && other.round() == slice.round() && other.counts())
					.findFirst()
					.ifPresent((other) -> ratios.computeIfAbsent(slice.start(), (start) -> new ArrayList<>())
						.add(slice.cost() / other.cost()));
			}
		}
		return ratios.isEmpty() ? Optional.empty()
				: Optional.of(PairedRatio.of(ratios.values()
					.stream()
					.map((start) -> start.stream().mapToDouble(Double::doubleValue).toArray())
					.toList(), this.seed));
	}

	private Map<String, Double> costs(String scenario, String backend) {
		Map<String, Double> millis = new LinkedHashMap<>();
		List<PairedSlice> own = this.slices.stream()
			.filter((slice) -> slice.scenario().equals(scenario) && slice.backend().equals(backend) && slice.counts())
			.toList();
		int requests = own.stream().mapToInt(PairedSlice::requests).sum();
		own.forEach(
				(slice) -> slice.cpu().forEach((process, used) -> millis.merge(process, used / requests, Double::sum)));
		return millis;
	}

}
