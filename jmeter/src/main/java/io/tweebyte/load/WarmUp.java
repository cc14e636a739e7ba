package io.tweebyte.load;

import java.time.Duration;
import java.util.Optional;

import io.tweebyte.load.stats.Flatness;
import io.tweebyte.load.stats.Window;

/**
 * Finds, while a cell runs, where its window begins: after a warm-up whose length is that
 * of every cell. Whether its last third was flat is judged, and moves nothing.
 */
class WarmUp {

	private final Timing timing;

	private final Flatness flatness = new Flatness();

	private long first = Long.MAX_VALUE;

	private long last = Long.MIN_VALUE;

	private Optional<Start> start = Optional.empty();

	WarmUp(Timing timing) {
		this.timing = timing;
	}

	/**
	 * Notes a request, in the order in which they were answered.
	 * @param start in milliseconds since the epoch
	 * @param elapsed in milliseconds
	 */
	void add(long start, long elapsed) {
		this.first = Math.min(this.first, start);
		this.last = Math.max(this.last, start + elapsed);
		this.flatness.add(start + elapsed, elapsed);
	}

	/**
	 * Where the window begins, as soon as that is known.
	 */
	Optional<Start> start() {
		if (this.start.isEmpty() && this.first < this.last) {
			this.start = find();
		}
		return this.start;
	}

	private Optional<Start> find() {
		long loaded = this.first + this.timing.rampUp().toMillis();
		long length = this.timing.warmUp().toMillis();
		if (loaded + length > this.last) {
			return Optional.empty();
		}
		boolean warm = length >= 3 && this.flatness.holds(new Window(loaded + length - length / 3, loaded + length));
		return Optional.of(new Start(loaded + length, this.timing.warmUp(), warm));
	}

	/**
	 * The beginning of a window.
	 *
	 * @param from in milliseconds since the epoch
	 * @param warmUp how long the warm-up was, without the ramp-up
	 * @param warm whether its last third was flat
	 */
	record Start(long from, Duration warmUp, boolean warm) {

		Window window(Duration measured) {
			return new Window(this.from, this.from + measured.toMillis());
		}

	}

}
