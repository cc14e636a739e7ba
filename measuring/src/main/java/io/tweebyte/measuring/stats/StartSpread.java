package io.tweebyte.measuring.stats;

import java.util.Arrays;

import org.apache.commons.statistics.distribution.TDistribution;

/**
 * Student's t over starts, with one degree of freedom less than there are starts. Unlike
 * the bootstrap it keeps its coverage with three to five starts.
 *
 * @param mean of the starts' figures
 * @param error the standard error of the mean
 * @param degrees of freedom, at least 1
 */
record StartSpread(double mean, double error, int degrees) {

	/**
	 * Summarises the starts.
	 * @param figures one per start, two or more
	 */
	static StartSpread of(double[] figures) {
		double mean = Arrays.stream(figures).average().orElseThrow();
		double squares = Arrays.stream(figures).map((figure) -> (figure - mean) * (figure - mean)).sum();
		int degrees = figures.length - 1;
		return new StartSpread(mean, Math.sqrt(squares / degrees / figures.length), degrees);
	}

	/**
	 * Returns the interval of the mean.
	 * @param confidence 0 to 1
	 */
	Interval interval(double confidence) {
		double reach = this.error * distribution().inverseSurvivalProbability((1 - confidence) / 2);
		return new Interval(this.mean - reach, this.mean + reach);
	}

	/** Returns the two-sided p-value of the hypothesis that the mean is zero. */
	double p() {
		if (this.error == 0) {
			return (this.mean == 0) ? 1 : 0;
		}
		return 2 * distribution().survivalProbability(Math.abs(this.mean) / this.error);
	}

	private TDistribution distribution() {
		return TDistribution.of(this.degrees);
	}

}
