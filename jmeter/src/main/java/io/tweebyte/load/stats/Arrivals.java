package io.tweebyte.load.stats;

import java.util.Collection;
import java.util.HashMap;
import java.util.Map;

/**
 * How often a session began. In an open model each has a simulated user of its own, whose
 * first request is its beginning.
 */
public final class Arrivals {

	private Arrivals() {
	}

	/**
	 * Beginnings within the window, a second.
	 * @param samples in any order, also from outside the window
	 */
	public static double rate(Collection<Sample> samples, Window window) {
		Map<String, Long> beginnings = new HashMap<>();
		samples.forEach((sample) -> beginnings.merge(sample.thread(), sample.start(), Math::min));
		return beginnings.values().stream().filter(window::contains).count() / window.seconds();
	}

}
