package io.tweebyte.load;

import java.time.Duration;

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
	 * @param first in milliseconds since the epoch
	 */
	Window window(long first) {
		long from = first + this.rampUp.plus(this.warmUp).toMillis();
		return new Window(from, from + this.measured.toMillis());
	}

	/**
	 * The last third of the warm-up, in which nothing should become faster any more.
	 */
	Window lastOfWarmUp(Window window) {
		return new Window(window.from() - Math.max(1, this.warmUp.toMillis() / 3), window.from());
	}

}
