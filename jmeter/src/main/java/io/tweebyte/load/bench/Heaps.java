package io.tweebyte.load.bench;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

import io.tweebyte.launcher.workspace.Model;

/** What requests leave on the heaps of the services. */
final class Heaps {

	/** What one kind of request may leave: caches and pools settle within it. */
	private static final double MOST_GROWTH = 8;

	private static final double MEBIBYTE = 1024 * 1024;

	private Heaps() {
	}

	/** What is on the heaps of each backend at the end, and the most that was added. */
	static List<String> sizes(List<Cost> costs) {
		Map<Model, Cost> last = new LinkedHashMap<>();
		costs.forEach((cost) -> last.put(cost.backend(), cost));
		return last.values().stream().map((cost) -> sizes(cost, costs)).toList();
	}

	/** Where heaps grew with the requests, a line each. */
	static List<String> growth(List<Cost> costs) {
		return costs.stream()
			.flatMap((cost) -> cost.grown()
				.entrySet()
				.stream()
				.filter((entry) -> entry.getValue() / MEBIBYTE > MOST_GROWTH)
				.map((entry) -> String.format(Locale.ROOT, "%s: %d requests left %.1f MiB on the heap of %s",
						cost.name(), cost.requests(), entry.getValue() / MEBIBYTE, entry.getKey())))
			.toList();
	}

	private static String sizes(Cost last, List<Cost> costs) {
		String heaps = last.live()
			.entrySet()
			.stream()
			.map((entry) -> String.format(Locale.ROOT, "%s %.0f", entry.getKey(), entry.getValue() / MEBIBYTE))
			.collect(Collectors.joining(", "));
		double most = costs.stream()
			.filter((cost) -> cost.backend() == last.backend())
			.flatMap((cost) -> cost.grown().values().stream())
			.mapToDouble(Double::doubleValue)
			.max()
			.orElse(0);
		return String.format(Locale.ROOT,
				"%s: on the heaps stay, in MiB: %s; the most that one kind of request has added: %.1f",
				last.backend().label(), heaps, most / MEBIBYTE);
	}

}
