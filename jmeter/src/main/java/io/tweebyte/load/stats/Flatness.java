package io.tweebyte.load.stats;

import java.util.NavigableMap;
import java.util.TreeMap;

/**
 * Whether answers have stopped to become faster or slower. In a closed model throughput
 * is flat when latency is; in an open one it says nothing.
 */
public final class Flatness {

	/** By how much two means may differ, beyond what chance explains. */
	private static final double TOLERANCE = 0.1;

	/** Standard errors that chance explains. */
	private static final double CHANCE = 2;

	private final NavigableMap<Long, Sums> byEnd = new TreeMap<>();

	/**
	 * Notes a request.
	 * @param end when it was answered, in milliseconds since the epoch
	 * @param elapsed how long that took, in milliseconds
	 */
	public void add(long end, long elapsed) {
		this.byEnd.computeIfAbsent(end, (instant) -> new Sums()).add(elapsed);
	}

	/**
	 * Whether the second half of a stretch was as fast as the first; not without a few
	 * requests in each.
	 */
	public boolean holds(Window window) {
		long middle = (window.from() + window.to()) / 2;
		Sums first = between(window.from(), middle);
		Sums second = between(middle, window.to());
		if (first.count < 2 || second.count < 2) {
			return false;
		}
		double chance = CHANCE * Math.sqrt(first.squaredError() + second.squaredError());
		return Math.abs(first.mean() - second.mean()) <= TOLERANCE * second.mean() + chance;
	}

	private Sums between(long from, long to) {
		Sums all = new Sums();
		this.byEnd.subMap(from, to).values().forEach(all::add);
		return all;
	}

	private static final class Sums {

		private long count;

		private double sum;

		private double squares;

		void add(long elapsed) {
			this.count++;
			this.sum += elapsed;
			this.squares += (double) elapsed * elapsed;
		}

		void add(Sums other) {
			this.count += other.count;
			this.sum += other.sum;
			this.squares += other.squares;
		}

		double mean() {
			return this.sum / this.count;
		}

		double squaredError() {
			return Math.max(0, this.squares / this.count - mean() * mean()) / this.count;
		}

	}

}
