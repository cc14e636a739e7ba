package io.tweebyte.load.stats;

import java.util.Collection;

/**
 * How often requests were sent, whenever they were answered.
 */
public final class Arrivals {

	private Arrivals() {
	}

	/**
	 * Requests that were sent within the window, a second.
	 * @param samples in any order, also from outside the window
	 */
	public static double rate(Collection<Sample> samples, Window window) {
		return samples.stream().filter((sample) -> window.contains(sample.start())).count() / window.seconds();
	}

}
