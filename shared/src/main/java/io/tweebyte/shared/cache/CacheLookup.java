package io.tweebyte.shared.cache;

import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The values that Redis held, and the generations that decide whether those it lacked may
 * be stored.
 *
 * @param generations the generation of every key, empty for one that was not evicted
 * lately; none when Redis did not respond, and then nothing is stored
 */
public record CacheLookup<T>(Map<String, T> values, Map<String, String> generations) {

	/**
	 * The result while Redis does not respond.
	 */
	public static <T> CacheLookup<T> unavailable() {
		return new CacheLookup<>(Map.of(), Map.of());
	}

	/**
	 * Finds one of the values.
	 * @return the value, or empty
	 */
	public Optional<T> value(String key) {
		return Optional.ofNullable(this.values.get(key));
	}

	/**
	 * Names the fill of missing values, so that requests share it only if they have seen
	 * the same evictions.
	 */
	public String flight(Collection<String> keys) {
		return keys.stream().map((key) -> key + ' ' + this.generations.get(key)).collect(Collectors.joining(","));
	}

}
