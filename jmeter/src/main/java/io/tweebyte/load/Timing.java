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
 * @param warmUp with all of them, before the window, at the least
 * @param warmUpLimit when the window begins though its warm-up never became flat
 * @param measured the window
 */
public record Timing(Duration rampUp, Duration warmUp, Duration warmUpLimit, Duration measured) {

	/**
	 * Load goes on for so long after the window, that the last readings of the processes
	 * lie beyond its end.
	 */
	private static final Duration TAIL = Duration.ofSeconds(2);

	/** A warm-up usually ends long before its limit. */
	private static final int USUAL_PART = 3;

	/**
	 * With a warm-up of a fixed length.
	 */
	Timing(Duration rampUp, Duration warmUp, Duration measured) {
		this(rampUp, warmUp, warmUp, measured);
	}

	/**
	 * How long the load generator works at the most.
	 */
	Duration total() {
		return this.rampUp.plus(this.warmUpLimit).plus(this.measured).plus(TAIL);
	}

	/**
	 * How long the load generator usually works.
	 */
	Duration expected() {
		Duration usual = this.warmUp.plus(this.warmUpLimit.minus(this.warmUp).dividedBy(USUAL_PART));
		return this.rampUp.plus(usual).plus(this.measured).plus(TAIL);
	}

	/**
	 * When the load may end, in milliseconds since the epoch.
	 */
	long end(Window window) {
		return window.to() + TAIL.toMillis();
	}

	/**
	 * The window after the longest warm-up, by the clock of the first request in time,
	 * which is not always the first in the file.
	 */
	Optional<Window> window(Collection<Sample> samples) {
		return samples.stream()
			.mapToLong(Sample::start)
			.boxed()
			.min(Long::compare)
			.map((start) -> start + this.rampUp.plus(this.warmUpLimit).toMillis())
			.map((from) -> new Window(from, from + this.measured.toMillis()));
	}

}
