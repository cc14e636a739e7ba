package io.tweebyte.shared.limit;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

import io.tweebyte.contracts.error.ApiException;

/**
 * Limits how often each user does one thing, in this process. Safe for use by several
 * threads.
 */
public final class UserRate {

	private final int number;

	private final long nanosEach;

	private final LongSupplier nanoTime;

	/** When each user has the whole number left again. */
	private final Map<UUID, Long> whole = new HashMap<>();

	/**
	 * Creates the limit, of which each user has the whole number.
	 * @param number an average, and how many are possible at once after a pause
	 * @param nanoTime a clock like {@link System#nanoTime}
	 */
	public UserRate(int number, Duration time, LongSupplier nanoTime) {
		this.number = number;
		this.nanosEach = time.dividedBy(number).toNanos();
		this.nanoTime = nanoTime;
	}

	/** Fails with 429 when the user has none left. */
	public synchronized void count(UUID user) {
		long now = this.nanoTime.getAsLong();
		this.whole.values().removeIf((time) -> time - now <= 0);
		long next = this.whole.getOrDefault(user, now) + this.nanosEach;
		long wait = next - now - this.number * this.nanosEach;
		if (wait > 0) {
			throw ApiException.tooManyRequests(Math.ceilDiv(wait, TimeUnit.SECONDS.toNanos(1)));
		}
		this.whole.put(user, next);
	}

}
