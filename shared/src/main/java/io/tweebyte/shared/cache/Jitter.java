package io.tweebyte.shared.cache;

import java.time.Duration;
import java.util.concurrent.ThreadLocalRandom;

/**
 * Spreads the ends of cached values, so that what was filled together is not missed
 * together.
 */
public final class Jitter {

	private static final int SHARE = 10;

	private Jitter() {
	}

	/**
	 * Shortens a lifetime by a random part.
	 * @return 90 to 100 % of it
	 */
	public static Duration of(Duration lifetime) {
		long millis = lifetime.toMillis();
		return Duration.ofMillis(millis - ThreadLocalRandom.current().nextLong(millis / SHARE + 1));
	}

}
