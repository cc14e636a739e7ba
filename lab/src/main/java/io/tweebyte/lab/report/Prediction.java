package io.tweebyte.lab.report;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

import io.tweebyte.lab.bench.LabOrder;
import io.tweebyte.lab.catalog.Workloads;
import io.tweebyte.lab.work.Style;

/**
 * The CPU of a pipeline, a call or a record, predicted from that of operators: what the
 * first style of the workload needs for the unit; for each signal what the style needs
 * more for a number in {@value #OPERATOR} than plain code; for each hand-off what it
 * needs more for one than the first style does.
 *
 * @param signals per unit
 * @param handOffs per unit
 * @param predicted nanoseconds of CPU per unit
 * @param measured nanoseconds of CPU per unit
 */
public record Prediction(String workload, Style style, double signals, double handOffs, double predicted,
		double measured) {

	static final String OPERATOR = "stream-filter";

	static final String HAND_OFF = "stream-hand-off";

	private static final double FAR = 2;

	/** Predicts what was measured, where both it and the operators were. */
	static List<Prediction> all(List<Comparison> measured, LabOrder order) {
		StyleCosts costs = new StyleCosts(measured);
		return measured.stream()
			.filter((one) -> one.ratio() != null && order.signals().containsKey(one.workload()))
			.flatMap((one) -> of(one, costs, order).stream())
			.toList();
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
		return Optional.of(new Prediction(one.workload(), one.style(), signals, handOffs, predicted, one.cpu()));
	}

	double ratio() {
		return this.measured / this.predicted;
	}

	/** Returns whether it is wrong by more than a factor of two. */
	boolean isFar() {
		return !(ratio() <= FAR && ratio() >= 1 / FAR);
	}

	/** Returns where predictions fail, in a sentence. */
	static String sentence(List<Prediction> all) {
		List<String> far = all.stream()
			.filter(Prediction::isFar)
			.map((one) -> String.format(Locale.ROOT, "%s %s (%.2f)", one.workload(), one.style().label(), one.ratio()))
			.toList();
		String right = "%d of %d predictions are right within a factor of two.".formatted(all.size() - far.size(),
				all.size());
		return far.isEmpty() ? right
				: "%s Measured by predicted where they fail: %s.".formatted(right, String.join(", ", far));
	}

}
