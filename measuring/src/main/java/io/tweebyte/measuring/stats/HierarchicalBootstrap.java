package io.tweebyte.measuring.stats;

import java.util.Arrays;
import java.util.function.ToDoubleFunction;

import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.simple.RandomSource;
import org.apache.commons.statistics.descriptive.Quantile;

/**
 * Draws starts with replacement, and within each drawn start as many rounds as it has.
 * Each draw is described by the weight of every round; the weights sum up to 1, and every
 * drawn start weighs the same (Davison, Hinkley 1997, Bootstrap Methods and their
 * Application, section 3.8).
 */
final class HierarchicalBootstrap {

	private final double[] ascending;

	private HierarchicalBootstrap(double[] figures) {
		this.ascending = figures;
		Arrays.sort(this.ascending);
	}

	/**
	 * Computes a figure for each draw.
	 * @param rounds the number of rounds of each start
	 * @param figure gets the weights by start and round, in an array that is reused
	 */
	static HierarchicalBootstrap of(int[] rounds, int draws, long seed, ToDoubleFunction<double[][]> figure) {
		UniformRandomProvider random = RandomSource.XO_RO_SHI_RO_128_PP.create(seed);
		double[][] weights = Arrays.stream(rounds).mapToObj(double[]::new).toArray(double[][]::new);
		double[] figures = new double[draws];
		for (int draw = 0; draw < draws; draw++) {
			draw(weights, random);
			figures[draw] = figure.applyAsDouble(weights);
		}
		return new HierarchicalBootstrap(figures);
	}

	private static void draw(double[][] weights, UniformRandomProvider random) {
		for (double[] start : weights) {
			Arrays.fill(start, 0);
		}
		for (int drawn = 0; drawn < weights.length; drawn++) {
			double[] start = weights[random.nextInt(weights.length)];
			double weight = 1.0 / weights.length / start.length;
			for (int round = 0; round < start.length; round++) {
				start[random.nextInt(start.length)] += weight;
			}
		}
	}

	/**
	 * Returns the middle part of the figures.
	 * @param confidence its share of them, 0 to 1
	 */
	Interval interval(double confidence) {
		double tail = (1 - confidence) / 2;
		double[] ends = Quantile.withDefaults().evaluate(this.ascending, new double[] { tail, 1 - tail });
		return new Interval(ends[0], ends[1]);
	}

	/**
	 * Returns the two-sided p-value of the hypothesis that the figure is zero: twice the
	 * share of draws on the rarer side of it.
	 */
	double p() {
		long below = Arrays.stream(this.ascending).filter((figure) -> figure <= 0).count();
		long above = Arrays.stream(this.ascending).filter((figure) -> figure >= 0).count();
		return Math.min(1, 2.0 * (1 + Math.min(below, above)) / (this.ascending.length + 1));
	}

}
