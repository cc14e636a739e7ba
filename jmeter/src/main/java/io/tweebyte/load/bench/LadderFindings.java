package io.tweebyte.load.bench;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * What is wrong with the costs, in words: failures, and responses that differ although
 * all rungs of all backends read the same rows.
 */
public final class LadderFindings {

	private LadderFindings() {
	}

	/**
	 * What went wrong, a line each; none of it when every figure may be compared.
	 */
	public static List<String> problems(List<LadderCost> costs) {
		return Stream.concat(failures(costs), differences(costs)).toList();
	}

	private static Stream<String> failures(List<LadderCost> costs) {
		return costs.stream()
			.filter((cost) -> cost.failures() > 0)
			.map((cost) -> "%s of %s: %d of %d requests failed, the first: %s".formatted(cost.rung().label(),
					cost.contender().label(), cost.failures(), cost.requests(), cost.failure()));
	}

	private static Stream<String> differences(List<LadderCost> costs) {
		return costs.stream()
			.filter((cost) -> cost.rung() == Rung.OURS)
			.findFirst()
			.stream()
			.flatMap((ours) -> costs.stream()
				.filter((cost) -> !cost.rung().isEdit())
				.filter((cost) -> cost.checksum() != ours.checksum() || cost.answer() != ours.answer())
				.map((cost) -> String.format(Locale.ROOT,
						"%s of %s does not answer as ours of %s does: %.1f and %.1f bytes", cost.rung().label(),
						cost.contender().label(), ours.contender().label(), cost.answer(), ours.answer())));
	}

}
