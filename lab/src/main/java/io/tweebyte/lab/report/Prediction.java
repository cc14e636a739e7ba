package io.tweebyte.lab.report;

import java.util.List;
import java.util.Map;
import java.util.Optional;

import io.tweebyte.lab.catalog.Workloads;
import io.tweebyte.lab.work.Style;

/**
 * The CPU of a pipeline or a call, predicted from that of one operator: what the first
 * style of the workload needs for the unit, and for each signal what the style needs more
 * for a number in {@value #OPERATOR} than plain code.
 *
 * @param signals per unit
 * @param predicted nanoseconds of CPU per unit
 * @param measured nanoseconds of CPU per unit
 */
public record Prediction(String workload, Style style, double signals, double predicted, double measured) {

	static final String OPERATOR = "stream-filter";

	/** Predicts what was measured, where both it and the operator were. */
	static List<Prediction> all(List<Comparison> measured, Map<String, Double> signals) {
		return measured.stream()
			.filter((one) -> one.ratio() != null && signals.containsKey(one.workload()))
			.flatMap((one) -> of(one, measured, signals.get(one.workload())).stream())
			.toList();
	}

	private static Optional<Prediction> of(Comparison one, List<Comparison> measured, double signals) {
		Optional<Double> plain = cpu(measured, one.workload(), Workloads.named(one.workload()).first());
		Optional<Double> signal = cpu(measured, OPERATOR, one.style());
		Optional<Double> number = cpu(measured, OPERATOR, Style.LOOP);
		if (plain.isEmpty() || signal.isEmpty() || number.isEmpty()) {
			return Optional.empty();
		}
		return Optional.of(new Prediction(one.workload(), one.style(), signals,
				plain.get() + signals * (signal.get() - number.get()), one.cpu()));
	}

	private static Optional<Double> cpu(List<Comparison> measured, String workload, Style style) {
		return measured.stream()
			.filter((one) -> one.workload().equals(workload) && one.style() == style)
			.map(Comparison::cpu)
			.findFirst();
	}

	double ratio() {
		return this.measured / this.predicted;
	}

}
