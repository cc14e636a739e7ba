package io.tweebyte.features.steps;

import java.time.Duration;

/** Waits for what comes true some time later. */
final class Eventually {

	private static final Duration PATIENCE = Duration.ofSeconds(60);

	private static final Duration BETWEEN_TRIES = Duration.ofMillis(200);

	private Eventually() {
	}

	/**
	 * Tries a check until it holds.
	 * @param check asks and judges the response
	 * @throws AssertionError the last one of the check, when a minute has passed
	 */
	static void holds(Runnable check) {
		long end = System.nanoTime() + PATIENCE.toNanos();
		while (!holdsNow(check, System.nanoTime() >= end)) {
			pause();
		}
	}

	private static boolean holdsNow(Runnable check, boolean last) {
		try {
			check.run();
			return true;
		}
		catch (AssertionError ex) {
			if (last) {
				throw ex;
			}
			return false;
		}
	}

	private static void pause() {
		try {
			Thread.sleep(BETWEEN_TRIES);
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			throw new IllegalStateException("Interrupted while waiting", ex);
		}
	}

}
