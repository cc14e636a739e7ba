package io.tweebyte.load.stats;

import java.util.stream.IntStream;

/**
 * How far numbers lie apart.
 *
 * @param count how many there are
 * @param mean their mean, {@code NaN} without any
 * @param variance the mean square of their distances from it, {@code NaN} without any
 */
record Scatter(long count, double mean, double variance) {

	static Scatter of(IntStream numbers) {
		double[] sums = new double[3];
		numbers.forEach((number) -> {
			sums[0]++;
			sums[1] += number;
			sums[2] += (double) number * number;
		});
		double mean = sums[1] / sums[0];
		return new Scatter((long) sums[0], mean, Math.max(0, sums[2] / sums[0] - mean * mean));
	}

	/** The variance of the mean. */
	double squaredError() {
		return this.variance / this.count;
	}

	/** The deviation as a part of the mean; 0 where all are 0. */
	double relative() {
		return (this.mean > 0) ? Math.sqrt(this.variance) / this.mean : 0;
	}

}
