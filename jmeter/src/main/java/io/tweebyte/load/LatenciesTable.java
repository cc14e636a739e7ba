package io.tweebyte.load;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

import io.tweebyte.load.stats.Latencies;
import io.tweebyte.load.stats.Samples;
import io.tweebyte.load.stats.Window;

/**
 * The percentiles of a window's successes as CSV, {@code percent,ms}.
 */
final class LatenciesTable {

	private static final double[] RANKS = DoubleStream
		.concat(DoubleStream.concat(DoubleStream.of(0.5), IntStream.rangeClosed(1, 99).asDoubleStream()),
				DoubleStream.of(99.5, 99.9, 99.95, 99.99, 100))
		.toArray();

	private LatenciesTable() {
	}

	static List<String> lines(Samples samples, Window window) {
		List<String> lines = new ArrayList<>(List.of("percent,ms"));
		Latencies latencies = Latencies.of(samples, window);
		for (double percent : RANKS) {
			double millis = latencies.percentile(percent);
			if (!Double.isNaN(millis)) {
				lines.add(number(percent) + "," + number(millis));
			}
		}
		return lines;
	}

	private static String number(double value) {
		return (value == Math.rint(value)) ? String.format(Locale.ROOT, "%.0f", value) : Double.toString(value);
	}

}
