package io.tweebyte.shared.limit;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Counts failed log-ins in memory, as {@link FailureLimits} does in Redis, for as long as
 * Redis is unavailable. The keys used longest ago are forgotten when there are too many.
 */
public final class LocalFailures {

	private final int capacity;

	private final Duration window;

	private final Clock clock;

	private final Map<String, Count> counts;

	/**
	 * Creates empty counts.
	 * @param capacity how many keys are remembered
	 * @param window for how long failures count
	 * @param clock the clock
	 */
	public LocalFailures(int capacity, Duration window, Clock clock) {
		this.capacity = capacity;
		this.window = window;
		this.clock = clock;
		this.counts = new LinkedHashMap<>(16, 0.75f, true) {

			private static final long serialVersionUID = 1L;

			@Override
			protected boolean removeEldestEntry(Map.Entry<String, Count> eldest) {
				return size() > LocalFailures.this.capacity;
			}

		};
	}

	/**
	 * Counts an attempt.
	 * @param keys the keys to count it under
	 * @param limits how many each may have
	 * @return 0, or in how many seconds to come back when a limit is reached
	 */
	public synchronized long reserve(List<String> keys, List<Integer> limits) {
		Instant now = this.clock.instant();
		for (int i = 0; i < keys.size(); i++) {
			Count count = current(keys.get(i), now);
			if (count != null && count.failures >= limits.get(i)) {
				return Math.max(1, Duration.between(now, count.end).toSeconds());
			}
		}
		for (String key : keys) {
			Count count = current(key, now);
			this.counts.put(key, (count != null) ? count.plus(1) : new Count(1, now.plus(this.window)));
		}
		return 0;
	}

	private Count current(String key, Instant now) {
		Count count = this.counts.get(key);
		return (count != null && now.isBefore(count.end)) ? count : null;
	}

	/**
	 * Takes an attempt back.
	 * @param key the key it was counted under
	 */
	public synchronized void release(String key) {
		this.counts.computeIfPresent(key, (same, count) -> (count.failures > 1) ? count.plus(-1) : null);
	}

	/**
	 * Forgets a key.
	 * @param key the key
	 */
	public synchronized void clear(String key) {
		this.counts.remove(key);
	}

	/**
	 * How many keys are remembered.
	 * @return at most the capacity
	 */
	public synchronized int size() {
		return this.counts.size();
	}

	private record Count(int failures, Instant end) {

		Count plus(int change) {
			return new Count(this.failures + change, this.end);
		}

	}

}
