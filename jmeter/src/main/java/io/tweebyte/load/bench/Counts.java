package io.tweebyte.load.bench;

import java.util.Map;
import java.util.stream.Collectors;

/** Things that were counted, by name. */
final class Counts {

	private Counts() {
	}

	/** Returns text as {@code 2 x one thing; 3 x another}. */
	static String text(Map<String, Integer> counts) {
		return counts.entrySet()
			.stream()
			.map((count) -> "%d x %s".formatted(count.getValue(), count.getKey()))
			.collect(Collectors.joining("; "));
	}

	static int sum(Map<String, Integer> counts) {
		return counts.values().stream().mapToInt(Integer::intValue).sum();
	}

}
