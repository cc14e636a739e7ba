package io.tweebyte.load;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.TreeMap;

import io.tweebyte.load.stats.Latencies;
import io.tweebyte.load.stats.Sample;
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

	static List<String> lines(Collection<Sample> samples, Window window, Map<String, Observation> observations) {
		TreeMap<Long, List<Sample>> seconds = new TreeMap<>();
		samples.forEach((sample) -> seconds
			.computeIfAbsent(Math.floorDiv(sample.end() - window.from(), SECOND), (second) -> new ArrayList<>())
			.add(sample));
		List<String> lines = new ArrayList<>();
		lines.add(head(observations));
		if (seconds.isEmpty()) {
			return lines;
		}
		for (long second = seconds.firstKey(); second <= seconds.lastKey(); second++) {
			List<Sample> ended = seconds.getOrDefault(second, List.of());
			long from = window.from() + second * SECOND;
			lines.add(second + "," + requests(ended) + processes(new Window(from, from + SECOND), observations));
		}
		return lines;
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

	private static String requests(List<Sample> ended) {
		Latencies latencies = Latencies.of(ended);
		return ended.size() + "," + ended.stream().filter((sample) -> !sample.success()).count() + ","
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
