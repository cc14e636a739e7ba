package io.tweebyte.lab.report;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import io.tweebyte.lab.work.Style;

/**
 * What a signal and a hand-off cost in each style, from the level operators.
 *
 * @param measured all comparisons of a run
 */
record StyleCosts(List<Comparison> measured) {

	/** Plain code passes nothing on. */
	private static final Set<Style> PLAIN = EnumSet.of(Style.LOOP, Style.POOL, Style.VIRTUAL);

	Optional<Double> cpu(String workload, Style style) {
		return this.measured.stream()
			.filter((one) -> one.workload().equals(workload) && one.style() == style)
			.map(Comparison::cpu)
			.findFirst();
	}

	/** Returns what a signal costs more than in plain code; empty when not measured. */
	Optional<Double> signal(Style style) {
		Optional<Double> plain = cpu(Prediction.OPERATOR, Style.LOOP);
		Optional<Double> own = PLAIN.contains(style) ? plain : cpu(Prediction.OPERATOR, style);
		return plain.flatMap((number) -> own.map((signal) -> signal - number));
	}

	/**
	 * Returns what a hand-off costs: one without what the same number costs on one
	 * thread; 0 when not measured.
	 */
	double handOff(Style style) {
		Style alone = PLAIN.contains(style) ? Style.LOOP : style;
		return cpu(Prediction.HAND_OFF, style)
			.flatMap((handed) -> cpu(Prediction.OPERATOR, alone).map((number) -> handed - number))
			.orElse(0.0);
	}

}
