package io.tweebyte.load.stats;

import org.apache.commons.statistics.inference.MannWhitneyUTest;
import org.apache.commons.statistics.inference.PValueMethod;

/**
 * The Mann-Whitney U test, two-sided.
 *
 * @param u how often a value of the first side lies above one of the second; a tie counts
 * half
 * @param p the chance of a difference in ranks as great as this, were there none
 * @param exact whether the chance is of the exact distribution; with ties it is the
 * normal approximation
 */
public record RankTest(double u, double p, boolean exact) {

	/**
	 * Repeats on each side from which a difference can reach 5 % after a correction for
	 * four tests.
	 */
	public static final int LEAST = 5;

	/**
	 * Tests two sides.
	 * @throws IllegalArgumentException when a side is empty
	 */
	public static RankTest of(double[] first, double[] second) {
		MannWhitneyUTest.Result result = MannWhitneyUTest.withDefaults().with(PValueMethod.EXACT).test(first, second);
		return new RankTest(result.getStatistic(), result.getPValue(), !result.hasTiedValues());
	}

}
