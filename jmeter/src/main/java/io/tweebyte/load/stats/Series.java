package io.tweebyte.load.stats;

import java.util.NavigableMap;
import java.util.OptionalDouble;
import java.util.TreeMap;
import java.util.stream.DoubleStream;

/**
 * Readings of one quantity by the clock. Nothing is assumed about how far apart they are:
 * readings come late on a busy machine, and two series are never joined by index.
 */
public final class Series {

	private final NavigableMap<Long, Double> readings = new TreeMap<>();

	/**
	 * Notes a reading.
	 * @param instant when it was taken, in milliseconds since the epoch
	 */
	public void add(long instant, double value) {
		this.readings.put(instant, value);
	}

	/**
	 * By how much a cumulative counter grew within the window. At its edges the counter
	 * is taken to have grown evenly between the readings around them.
	 * @return empty when the readings do not reach over the window, or the counter fell,
	 * as after a restart
	 */
	public OptionalDouble increase(Window window) {
		OptionalDouble before = at(window.from());
		OptionalDouble after = at(window.to());
		if (before.isEmpty() || after.isEmpty() || after.getAsDouble() < before.getAsDouble()) {
			return OptionalDouble.empty();
		}
		return OptionalDouble.of(after.getAsDouble() - before.getAsDouble());
	}

	/**
	 * By how much a cumulative counter grew within the window, also when it began anew
	 * meanwhile: a reading below the one before is what was counted since.
	 * @return empty when the readings do not reach over the window
	 */
	public OptionalDouble growth(Window window) {
		OptionalDouble start = at(window.from());
		OptionalDouble end = at(window.to());
		if (start.isEmpty() || end.isEmpty()) {
			return OptionalDouble.empty();
		}
		double grown = 0;
		double before = start.getAsDouble();
		for (double reading : this.readings.subMap(window.from(), false, window.to(), false).values()) {
			grown += rise(before, reading);
			before = reading;
		}
		return OptionalDouble.of(grown + rise(before, end.getAsDouble()));
	}

	private static double rise(double before, double after) {
		return (after < before) ? after : after - before;
	}

	/**
	 * The greatest reading within the window, empty without any.
	 */
	public OptionalDouble max(Window window) {
		return within(window).max();
	}

	/**
	 * The mean of the readings within the window, empty without any.
	 */
	public OptionalDouble mean(Window window) {
		return within(window).average();
	}

	/**
	 * How far apart the least and the greatest reading within the window lie; 0 without
	 * any.
	 */
	public double spread(Window window) {
		return max(window).orElse(0) - within(window).min().orElse(0);
	}

	/**
	 * The last reading, empty without any.
	 */
	public OptionalDouble last() {
		return this.readings.isEmpty() ? OptionalDouble.empty()
				: OptionalDouble.of(this.readings.lastEntry().getValue());
	}

	private DoubleStream within(Window window) {
		return this.readings.subMap(window.from(), window.to()).values().stream().mapToDouble(Double::doubleValue);
	}

	/**
	 * The value at a moment, on the straight line between the readings around it.
	 * @param instant in milliseconds since the epoch
	 * @return empty before the first reading and after the last
	 */
	public OptionalDouble at(long instant) {
		var before = this.readings.floorEntry(instant);
		var after = this.readings.ceilingEntry(instant);
		if (before == null || after == null) {
			return OptionalDouble.empty();
		}
		if (before.getKey().equals(after.getKey())) {
			return OptionalDouble.of(before.getValue());
		}
		double share = (double) (instant - before.getKey()) / (after.getKey() - before.getKey());
		return OptionalDouble.of(before.getValue() + share * (after.getValue() - before.getValue()));
	}

}
