package io.tweebyte.lab.report;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.tweebyte.lab.bench.LabOrder;
import io.tweebyte.lab.catalog.Workloads;
import io.tweebyte.lab.work.Style;
import io.tweebyte.measuring.stats.Judgement;

/**
 * The CPU of a pipeline, a call or a record, predicted from that of operators: what the
 * first style of the workload needs for the unit; for each signal what the style needs
 * more for a number in {@value #OPERATOR} than plain code; for each hand-off what it
 * needs more for one than the first style does.
 *
 * @param signals per unit
 * @param handOffs per unit
 * @param plain nanoseconds of CPU per unit that the first style needs: the null model,
 * that every style costs as much
 * @param predicted nanoseconds of CPU per unit
 * @param measured nanoseconds of CPU per unit
 * @param isShown whether the style was found to differ from the first one
 */
public record Prediction(String workload, Style style, double signals, double handOffs, double plain, double predicted,
		double measured, boolean isShown) {

	static final String OPERATOR = "stream-filter";

	static final String HAND_OFF = "stream-hand-off";

	private static final double FAR = 2;

	/** Predicts what was measured, where both it and the operators were. */
	static List<Prediction> all(List<Comparison> measured, LabOrder order) {
		StyleCosts costs = new StyleCosts(measured);
		return predictable(measured, order).flatMap((one) -> of(one, costs, order).stream()).toList();
	}

	/**
	 * Returns the styles that have no prediction, since {@value #OPERATOR} lacks them.
	 */
	static List<Style> unpredicted(List<Comparison> measured, LabOrder order) {
		StyleCosts costs = new StyleCosts(measured);
		return predictable(measured, order).map(Comparison::style)
			.filter((style) -> costs.signal(style).isEmpty())
			.distinct()
			.sorted()
			.toList();
	}

	/** Styles are predicted from the first one, where a workload's signals are known. */
	private static Stream<Comparison> predictable(List<Comparison> measured, LabOrder order) {
		return measured.stream().filter((one) -> one.ratio() != null && order.signals().containsKey(one.workload()));
	}

	private static Optional<Prediction> of(Comparison one, StyleCosts costs, LabOrder order) {
		Style first = Workloads.named(one.workload()).first();
		Optional<Double> plain = costs.cpu(one.workload(), first);
		Optional<Double> signal = costs.signal(one.style());
		if (plain.isEmpty() || signal.isEmpty()) {
			return Optional.empty();
		}
		double signals = order.signals().get(one.workload());
		double handOffs = order.handOffs().getOrDefault(one.workload(), 0.0);
		double predicted = plain.get() + signals * signal.get()
				+ handOffs * (costs.handOff(one.style()) - costs.handOff(first));
		return Optional.of(new Prediction(one.workload(), one.style(), signals, handOffs, plain.get(), predicted,
				one.cpu(), !one.ratio().interval().contains(1)));
	}

	double ratio() {
		return this.measured / this.predicted;
	}

	/** Returns what was measured, divided by what the first style needs. */
	double ratioToPlain() {
		return this.measured / this.plain;
	}

	/** Returns what the style is predicted to add to the cost of the first one. */
	double added() {
		return this.predicted - this.plain;
	}

	/** Returns what it adds. */
	double addedMeasured() {
		return this.measured - this.plain;
	}

	/**
	 * Returns whether it predicts something else than the null model: a smaller
	 * difference is none, as in comparisons.
	 */
	private boolean differs() {
		return !Judgement.EQUALITY.contains(this.predicted / this.plain);
	}

	/** Returns whether it is nearer to what was measured than the null model. */
	boolean isBetter() {
		return Math.abs(this.measured - this.predicted) < Math.abs(this.measured - this.plain);
	}

	private static boolean isNear(double ratio) {
		return ratio <= FAR && ratio >= 1 / FAR;
	}

	/** Returns what the added cost is worth as a prediction, in a few words. */
	String against() {
		if (!differs()) {
			return this.isShown ? "the same; differs" : "the same";
		}
		return isBetter() ? "better" : "worse";
	}

	/** Returns how good predictions are, and where they fail, in sentences. */
	static List<String> sentences(List<Prediction> all) {
		List<Prediction> own = all.stream().filter(Prediction::differs).toList();
		List<Prediction> shown = own.stream().filter(Prediction::isShown).toList();
		List<Prediction> same = all.stream().filter((one) -> !one.differs()).toList();
		String better = ("%d of the %d predictions that differ by more than 5 %% from that of the null model, 'as plain code' "
				+ "(every style costs what the first one costs), are nearer to the CPU that was measured; %d of %d where "
				+ "a difference from the first style was found at all.")
			.formatted(better(own), own.size(), better(shown), shown.size());
		String none = "Predictions that are those of the null model: %d; no difference was found in %d of them."
			.formatted(same.size(), same.stream().filter((one) -> !one.isShown()).count());
		String right = "%d of %d predictions are right within a factor of two; 'as plain code' is, too, in %d of %d."
			.formatted(near(all, Prediction::ratio), all.size(), near(all, Prediction::ratioToPlain), all.size());
		return Stream
			.of(Stream.of(better), where("Worse than 'as plain code'", own, (one) -> !one.isBetter()), Stream.of(none),
					where("A difference that was not predicted", same, Prediction::isShown), Stream.of(right),
					where("Wrong by more than a factor of two", all, (one) -> !isNear(one.ratio())))
			.flatMap((some) -> some)
			.toList();
	}

	private static long better(List<Prediction> all) {
		return all.stream().filter(Prediction::isBetter).count();
	}

	private static long near(List<Prediction> all, ToDoubleFunction<Prediction> ratio) {
		return all.stream().mapToDouble(ratio).filter(Prediction::isNear).count();
	}

	private static Stream<String> where(String what, List<Prediction> all, Predicate<Prediction> fails) {
		String where = all.stream()
			.filter(fails)
			.map((one) -> String.format(Locale.ROOT, "%s %s (adds %.1f ns instead of %.1f)", one.workload(),
					one.style().label(), one.addedMeasured(), one.added()))
			.collect(Collectors.joining(", "));
		return where.isEmpty() ? Stream.empty() : Stream.of(what + ": " + where + ".");
	}

}
