package io.tweebyte.load.stats;

import java.util.NavigableMap;
import java.util.OptionalDouble;
import java.util.TreeMap;

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
	 * The greatest reading within the window, empty without any.
	 */
	public OptionalDouble max(Window window) {
		return this.readings.subMap(window.from(), window.to())
			.values()
			.stream()
			.mapToDouble(Double::doubleValue)
			.max();
	}

	private OptionalDouble at(long instant) {
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
