package io.tweebyte.servers.process;

import java.time.Duration;
import java.util.function.BooleanSupplier;

/** The wait between two looks at a condition that has a deadline. */
public final class Pause {

	private Pause() {
	}

	/** Waits; throws a {@link ServerException} if this thread is interrupted. */
	public static void of(Duration time) {
		try {
			Thread.sleep(time);
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			throw new ServerException("Interrupted while waiting", ex);
		}
	}

	/**
	 * Waits until a condition is met.
	 * @param each how long between two looks
	 * @return false if it was not met in time
	 * @throws ServerException if this thread is interrupted
	 */
	public static boolean until(BooleanSupplier condition, Duration deadline, Duration each) {
		long start = System.nanoTime();
		while (!condition.getAsBoolean()) {
			if (System.nanoTime() - start > deadline.toNanos()) {
				return false;
			}
			of(each);
		}
		return true;
	}

}
