package io.tweebyte.load.record;

import java.util.Map;

/**
 * Look-ups in a cache, as the services counted them.
 *
 * @param hits those that found a value
 * @param misses those that did not
 */
public record CacheHits(long hits, long misses) {

	/** Where they are not counted. */
	public static final CacheHits NONE = new CacheHits(0, 0);

	public CacheHits plus(CacheHits other) {
		return new CacheHits(this.hits + other.hits, this.misses + other.misses);
	}

	/**
	 * Returns the look-ups between two readings of the counts of each service; without
	 * services that lack one of them.
	 */
	public static CacheHits between(Map<String, CacheHits> before, Map<String, CacheHits> after) {
		return after.entrySet()
			.stream()
			.filter((service) -> before.containsKey(service.getKey()))
			.map((service) -> service.getValue().since(before.get(service.getKey())))
			.reduce(NONE, CacheHits::plus);
	}

	private CacheHits since(CacheHits before) {
		return new CacheHits(this.hits - before.hits, this.misses - before.misses);
	}

	/** Returns hits as a share of all look-ups, 0 to 1; {@code NaN} without any. */
	public double share() {
		return (double) this.hits / (this.hits + this.misses);
	}

}
