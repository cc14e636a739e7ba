package io.tweebyte.shared.cache;

import java.util.List;
import java.util.Map;
import java.util.Optional;

import io.micrometer.core.instrument.MeterRegistry;

/** Counts hits and misses by the kind of the key, under Micrometer's name for caches. */
public final class CacheMeters {

	private final MeterRegistry meters;

	public CacheMeters(MeterRegistry meters) {
		this.meters = meters;
	}

	public <T> Optional<T> counted(String key, Optional<T> found) {
		count(key, found.isPresent() ? 1 : 0, 1);
		return found;
	}

	/** The keys are of one kind, at least one. */
	public <T> Map<String, T> counted(List<String> keys, Map<String, T> found) {
		count(keys.getFirst(), found.size(), keys.size());
		return found;
	}

	private void count(String key, int found, int requested) {
		String kind = CacheKeys.kind(key);
		// Both exist from the first lookup on: the hit ratio needs both.
		this.meters.counter("cache.gets", "cache", kind, "result", "hit").increment(found);
		this.meters.counter("cache.gets", "cache", kind, "result", "miss").increment(requested - found);
	}

}
