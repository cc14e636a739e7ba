package io.tweebyte.shared.cache;

import io.micrometer.core.instrument.MeterRegistry;

/** Counts hits and misses by the kind of the key, under Micrometer's name for caches. */
public final class CacheMeters {

	private final MeterRegistry meters;

	public CacheMeters(MeterRegistry meters) {
		this.meters = meters;
	}

	/** The key is one of those that were looked up at once, all of one kind. */
	public void count(String key, int found, int requested) {
		String kind = CacheKeys.kind(key);
		// Both exist from the first lookup on: the hit ratio needs both.
		this.meters.counter("cache.gets", "cache", kind, "result", "hit").increment(found);
		this.meters.counter("cache.gets", "cache", kind, "result", "miss").increment(requested - found);
	}

}
