package io.tweebyte.docs.diff;

import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The words of a text, in no order.
 *
 * @param counts how often each is there
 * @param all how many there are
 */
record WordCounts(Map<String, Long> counts, long all) {

	static WordCounts of(Stream<String> words) {
		Map<String, Long> counts = words.collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
		return new WordCounts(counts, counts.values().stream().mapToLong(Long::longValue).sum());
	}

	/**
	 * How alike two texts are.
	 * @return the share of words that both have; 0 to 1
	 */
	double alike(WordCounts other) {
		long together = this.all + other.all;
		return (together > 0) ? 2.0 * shared(other) / together : 1;
	}

	private long shared(WordCounts other) {
		return this.counts.entrySet()
			.stream()
			.mapToLong((word) -> Math.min(word.getValue(), other.counts.getOrDefault(word.getKey(), 0L)))
			.sum();
	}

}
