package io.tweebyte.servers.process;

import java.time.Duration;

/** The wait between two looks at a condition that has a deadline. */
public final class Pause {

	private Pause() {
	}

	/**
	 * Waits.
	 * @throws ServerException if this thread is interrupted
	 */
	public static void of(Duration time) {
		try {
			Thread.sleep(time);
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			throw new ServerException("Interrupted while waiting", ex);
		}
	}

}
