package io.tweebyte.load.stats;

/**
 * Samples for tests.
 */
public final class SampleFixtures {

	private SampleFixtures() {
	}

	/**
	 * A request of the only user that succeeded.
	 */
	public static Sample success(long start, long elapsed) {
		return success(start, elapsed, "user-1", 1);
	}

	/**
	 * A request that succeeded.
	 */
	public static Sample success(long start, long elapsed, String thread, int users) {
		return new Sample(start, elapsed, "s", thread, users, true, "");
	}

	/**
	 * A request of the only user that failed.
	 */
	public static Sample failure(long start, long elapsed, String kind) {
		return new Sample(start, elapsed, "s", "user-1", 1, false, kind);
	}

}
