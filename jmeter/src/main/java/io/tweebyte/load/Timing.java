package io.tweebyte.load;

import java.time.Duration;
import java.util.Collection;
import java.util.Optional;

import io.tweebyte.load.stats.Sample;
import io.tweebyte.load.stats.Window;

/**
 * The course of a cell.
 *
 * @param rampUp until all simulated users are at work
 * @param warmUp with all of them, before the window: the same for every cell, since a
 * window that begins later finds more compiled code
 * @param measured the window
 */
public record Timing(Duration rampUp, Duration warmUp, Duration measured) {

	/**
	 * Load goes on for so long after the window, that the last readings of the processes
	 * lie beyond its end.
	 */
	private static final Duration TAIL = Duration.ofSeconds(2);

	/**
	 * How long the load generator works.
	 */
	Duration total() {
		return this.rampUp.plus(this.warmUp).plus(this.measured).plus(TAIL);
	}

	/**
	 * When the load may end, in milliseconds since the epoch.
	 */
	long end(Window window) {
		return window.to() + TAIL.toMillis();
	}

	/**
	 * The window after the warm-up, by the clock of the first request in time, which is
	 * not always the first in the file.
	 */
	Optional<Window> window(Collection<Sample> samples) {
		return samples.stream()
			.mapToLong(Sample::start)
			.boxed()
			.min(Long::compare)
			.map((start) -> start + this.rampUp.plus(this.warmUp).toMillis())
			.map((from) -> new Window(from, from + this.measured.toMillis()));
	}

}
