package io.tweebyte.load.record;

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

	public CacheHits since(CacheHits before) {
		return new CacheHits(this.hits - before.hits, this.misses - before.misses);
	}

	/** Returns hits as a share of all look-ups, 0 to 1; {@code NaN} without any. */
	public double share() {
		return (double) this.hits / (this.hits + this.misses);
	}

}
