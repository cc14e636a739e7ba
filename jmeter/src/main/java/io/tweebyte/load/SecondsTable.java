package io.tweebyte.load;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;

import io.tweebyte.load.stats.Latencies;
import io.tweebyte.load.stats.Samples;
import io.tweebyte.load.stats.Window;
import io.tweebyte.load.watch.Observation;

/**
 * A cell second by second as CSV: second 0 is the first of the window, negative ones lie
 * before it. Columns {@code second,requests,errors,mean_ms,p50_ms,p90_ms,p99_ms}, then
 * for each process {@code cpu_<name>} (cores busy) and, where there is one,
 * {@code heap_<name>} (MiB). Latencies are of the successes that ended in the second. A
 * field is empty where nothing is known.
 */
final class SecondsTable {

	private static final long SECOND = 1000;

	private static final double MEBIBYTE = 1024 * 1024;

	private SecondsTable() {
	}

	static List<String> lines(Samples samples, Window window, Map<String, Observation> observations) {
		List<String> lines = new ArrayList<>();
		lines.add(head(observations));
		if (samples.isEmpty()) {
			return lines;
		}
		int[][] seconds = seconds(samples, window);
		long first = second(samples.places().mapToLong(samples::end).min().getAsLong(), window);
		for (int place = 0; place < seconds.length; place++) {
			long second = first + place;
			long from = window.from() + second * SECOND;
			lines.add(second + "," + requests(samples, seconds[place])
					+ processes(new Window(from, from + SECOND), observations));
		}
		return lines;
	}

	/** The places of what ended in each second, from the first in which anything did. */
	private static int[][] seconds(Samples samples, Window window) {
		long first = second(samples.places().mapToLong(samples::end).min().getAsLong(), window);
		int[] sizes = new int[(int) (second(samples.last().getAsLong(), window) - first + 1)];
		samples.places().forEach((place) -> sizes[(int) (second(samples.end(place), window) - first)]++);
		int[][] seconds = Arrays.stream(sizes).mapToObj(int[]::new).toArray(int[][]::new);
		samples.places().forEach((place) -> {
			int second = (int) (second(samples.end(place), window) - first);
			sizes[second]--;
			seconds[second][sizes[second]] = place;
		});
		return seconds;
	}

	private static long second(long end, Window window) {
		return Math.floorDiv(end - window.from(), SECOND);
	}

	private static String head(Map<String, Observation> observations) {
		StringBuilder head = new StringBuilder("second,requests,errors,mean_ms,p50_ms,p90_ms,p99_ms");
		observations.forEach((name, observation) -> {
			head.append(",cpu_").append(name);
			if (hasHeap(observation)) {
				head.append(",heap_").append(name);
			}
		});
		return head.toString();
	}

	private static String requests(Samples samples, int[] ended) {
		Latencies latencies = Latencies.of(samples, Arrays.stream(ended));
		return ended.length + "," + Arrays.stream(ended).filter((place) -> !samples.success(place)).count() + ","
				+ number(latencies.mean(), "%.1f") + "," + number(latencies.percentile(50), "%.0f") + ","
				+ number(latencies.percentile(90), "%.0f") + "," + number(latencies.percentile(99), "%.0f");
	}

	private static String processes(Window second, Map<String, Observation> observations) {
		StringBuilder fields = new StringBuilder();
		observations.values().forEach((observation) -> {
			OptionalDouble cpu = observation.cpu().increase(second);
			fields.append(',').append(number(cpu.orElse(Double.NaN) / SECOND, "%.3f"));
			if (hasHeap(observation)) {
				double heap = observation.heap().at(second.to()).orElse(Double.NaN);
				fields.append(',').append(number(heap / MEBIBYTE, "%.1f"));
			}
		});
		return fields.toString();
	}

	private static boolean hasHeap(Observation observation) {
		return observation.heap().last().isPresent();
	}

	private static String number(double value, String format) {
		return Double.isNaN(value) ? "" : String.format(Locale.ROOT, format, value);
	}

}
