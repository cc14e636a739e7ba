package io.tweebyte.common.cache;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import io.tweebyte.shared.cache.CacheKeys;

/**
 * Counts what is found in Redis and what is missed, by the kind of the key and under the
 * name that Micrometer gives to every cache.
 */
final class CacheMeters {

	private static final String GETS = "cache.gets";

	private final MeterRegistry meters;

	private final ConcurrentMap<String, Counter> hits = new ConcurrentHashMap<>();

	private final ConcurrentMap<String, Counter> misses = new ConcurrentHashMap<>();

	CacheMeters(MeterRegistry meters) {
		this.meters = meters;
	}

	/**
	 * Counts a look at one key.
	 */
	<T> Optional<T> counted(String key, Optional<T> found) {
		count(key, found.isPresent() ? 1 : 0, 1);
		return found;
	}

	/**
	 * Counts a look at many keys of one kind.
	 * @param keys those that were looked at, at least one
	 */
	<T> Map<String, T> counted(List<String> keys, Map<String, T> found) {
		count(keys.getFirst(), found.size(), keys.size());
		return found;
	}

	private void count(String key, int found, int asked) {
		String kind = CacheKeys.kind(key);
		// Both are there from the first look on: the share of hits is made of both.
		this.hits.computeIfAbsent(kind, (same) -> counter(same, "hit")).increment(found);
		this.misses.computeIfAbsent(kind, (same) -> counter(same, "miss")).increment(asked - found);
	}

	private Counter counter(String kind, String result) {
		return this.meters.counter(GETS, "cache", kind, "result", result);
	}

}
