package io.tweebyte.load.report;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

import io.tweebyte.load.LoadModel;
import io.tweebyte.load.Scenario;
import io.tweebyte.load.stats.Summary;

/**
 * Finds the level of a closed model from which more users only wait longer.
 */
final class Knee {

	/** The first level that reaches this share of the greatest throughput is the knee. */
	static final double REACHED = 0.95;

	private Knee() {
	}

	/**
	 * Marks the levels beyond the knee.
	 * @param levels of one subject
	 */
	static List<Level> marked(List<Level> levels) {
		Map<Scenario, Double> greatest = levels.stream()
			.filter(Knee::applies)
			.collect(Collectors.toMap((level) -> level.place().scenario(), Knee::throughput, Math::max));
		Map<Scenario, Integer> knees = levels.stream()
			.filter(Knee::applies)
			.filter((level) -> throughput(level) >= REACHED * greatest.get(level.place().scenario()))
			.collect(
					Collectors.toMap((level) -> level.place().scenario(), (level) -> level.place().level(), Math::min));
		return levels.stream()
			.map((level) -> level
				.beyondTheKnee(applies(level) && level.place().level() > knees.get(level.place().scenario())))
			.toList();
	}

	private static boolean applies(Level level) {
		return level.place().model() == LoadModel.CLOSED && level.figures().containsKey(Figure.THROUGHPUT);
	}

	private static double throughput(Level level) {
		Summary throughput = level.figures().get(Figure.THROUGHPUT);
		return throughput.median();
	}

}
