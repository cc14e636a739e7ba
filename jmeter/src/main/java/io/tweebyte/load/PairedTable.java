package io.tweebyte.load;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.tweebyte.load.stats.PairedRatio;

/** What slices of several backends say of each other, in lines of text. */
final class PairedTable {

	private static final double SAME = 0.05;

	private final List<Line> lines;

	private final List<String> unmeasured;

	/** The first backend is the one that the others are compared with. */
	PairedTable(List<String> backends, List<PairedSlice> slices, long seed) {
		List<PairedSlice> measured = slices.stream().filter((slice) -> slice.round() > 0 && slice.counts()).toList();
		String first = backends.getFirst();
		this.lines = measured.stream()
			.map(PairedSlice::scenario)
			.distinct()
			.flatMap((scenario) -> backends.stream().map((backend) -> line(scenario, backend, first, measured, seed)))
			.toList();
		this.unmeasured = slices.stream()
			.map(PairedSlice::scenario)
			.distinct()
			.filter((scenario) -> measured.stream().noneMatch((slice) -> slice.scenario().equals(scenario)))
			.toList();
	}

	private static Line line(String scenario, String backend, String first, List<PairedSlice> slices, long seed) {
		List<PairedSlice> own = slices(scenario, backend, slices);
		Optional<PairedRatio> ratio = backend.equals(first) ? Optional.empty()
				: ratio(own, slices(scenario, first, slices), seed);
		return new Line(scenario, backend, first, costs(own), ratio);
	}

	private static List<PairedSlice> slices(String scenario, String backend, List<PairedSlice> slices) {
		return slices.stream()
			.filter((slice) -> slice.scenario().equals(scenario) && slice.backend().equals(backend))
			.toList();
	}

	/** The ratio of the costs within each round in which both count. */
	private static Optional<PairedRatio> ratio(List<PairedSlice> own, List<PairedSlice> first, long seed) {
		Map<Round, Double> firstCosts = first.stream().collect(Collectors.toMap(Round::of, PairedSlice::cost));
		Map<Integer, List<Double>> ratios = own.stream()
			.filter((slice) -> firstCosts.containsKey(Round.of(slice)))
			.collect(Collectors.groupingBy(PairedSlice::start, TreeMap::new, Collectors
				.mapping((slice) -> slice.cost() / firstCosts.get(Round.of(slice)), Collectors.toList())));
		return ratios.isEmpty() ? Optional.empty()
				: Optional.of(PairedRatio.of(ratios.values()
					.stream()
					.map((start) -> start.stream().mapToDouble(Double::doubleValue).toArray())
					.toList(), seed));
	}

	private static Map<String, Double> costs(List<PairedSlice> own) {
		Map<String, Double> millis = new LinkedHashMap<>();
		int requests = own.stream().mapToInt(PairedSlice::requests).sum();
		own.forEach(
				(slice) -> slice.cpu().forEach((process, used) -> millis.merge(process, used / requests, Double::sum)));
		return millis;
	}

	/** One line per scenario and backend. */
	List<String> lines() {
		return Stream
			.concat(Stream.of(String.format(Locale.ROOT, "%-14s %-22s %8s %7s  %-16s %6s  %s", "scenario", "backend",
					"CPU, ms", "ratio", "95 % interval", "rounds", "CPU per request by process, ms")),
					this.lines.stream().map(Line::text))
			.toList();
	}

	/** Sentences that can be quoted. */
	List<String> sentences() {
		return Stream
			.concat(this.lines.stream().flatMap((line) -> line.sentence().stream()),
					this.unmeasured.stream()
						.map((scenario) -> scenario + ": no slice counts: each had no request, or one that failed. "
								+ "A larger --scale has more to use up."))
			.toList();
	}

	private record Round(int start, int number) {

		static Round of(PairedSlice slice) {
			return new Round(slice.start(), slice.round());
		}

	}

	private record Line(String scenario, String backend, String first, Map<String, Double> costs,
			Optional<PairedRatio> ratio) {

		String text() {
			String processes = this.costs.entrySet()
				.stream()
				.map((cost) -> String.format(Locale.ROOT, "%s %.2f", cost.getKey(), cost.getValue()))
				.collect(Collectors.joining("  "));
			return String.format(Locale.ROOT, "%-14s %-22s %8.2f %7s  %-16s %6d  %s", this.scenario, this.backend,
					this.costs.values().stream().mapToDouble(Double::doubleValue).sum(),
					this.ratio.map((value) -> String.format(Locale.ROOT, "%.2f", value.value())).orElse(""),
					this.ratio
						.map((value) -> String.format(Locale.ROOT, "%.2f to %.2f", value.interval().low(),
								value.interval().high()))
						.orElse(""),
					this.ratio.map(PairedRatio::rounds).orElse(0), processes);
		}

		Optional<String> sentence() {
			return this.ratio.map((value) -> {
				double low = value.interval().low() - 1;
				double high = value.interval().high() - 1;
				return String.format(Locale.ROOT, "%s: %s %s (95 %%: %+.0f to %+.0f %%).", this.scenario, this.backend,
						finding(value.value(), low, high), low * 100, high * 100);
			});
		}

		private String finding(double value, double low, double high) {
			if (low > 0 || high < 0) {
				return String.format(Locale.ROOT, "needs %.0f %% %s CPU per request than %s", Math.abs(value - 1) * 100,
						(low > 0) ? "more" : "less", this.first);
			}
			return (low > -SAME && high < SAME) ? "needs the same CPU per request as " + this.first
					: "cannot be told from " + this.first;
		}

	}

}
