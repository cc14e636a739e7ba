package io.tweebyte.measuring.table;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;

import io.tweebyte.measuring.stats.Interval;

/**
 * How the values of a column are written for people. Numbers may be of any type; a value
 * is missing when it is {@code null}, an empty optional, or not finite.
 */
public enum Format {

	/** Any value, by its {@code toString}. */
	TEXT(false, Object::toString),
	/** A whole number, with commas: {@code 12,345}. */
	COUNT(true, (value) -> written("%,.0f", value)),
	/** Milliseconds, with three digits: {@code 1.31}, {@code 12.3}, {@code 1,234}. */
	MILLIS(true, (value) -> Format.digits(((Number) value).doubleValue())),
	/** A share from 0 to 1: {@code 12.3 %}. */
	PERCENT(true, (value) -> written("%.1f %%", 100 * ((Number) value).doubleValue())),
	/** A ratio: {@code 1.31}. */
	RATIO(true, (value) -> written("%.2f", value)),
	/** An {@link Interval} of ratios: {@code 1.21 to 1.41}. */
	INTERVAL(true, (value) -> interval((Interval) value)),
	/** Bytes, in the largest fitting binary unit: {@code 1.5 MiB}. */
	BYTES(true, (value) -> bytes(((Number) value).doubleValue()));

	/** What stands for a missing value. */
	public static final String MISSING = "\u2013";

	private static final double THREE_DIGITS = 99.95;

	private static final double TWO_DIGITS = 9.995;

	private static final double KIBI = 1024;

	private static final String[] UNITS = { "B", "KiB", "MiB", "GiB", "TiB" };

	private final boolean numeric;

	private final Function<Object, String> writer;

	Format(boolean numeric, Function<Object, String> writer) {
		this.numeric = numeric;
		this.writer = writer;
	}

	/** Returns whether the values are aligned to the right. */
	public boolean isNumeric() {
		return this.numeric;
	}

	/**
	 * Writes a value, a missing one as an en dash.
	 * @throws ClassCastException when the value is of no type that the format takes
	 */
	public String text(Object value) {
		return present(value).map(this.writer).orElse(MISSING);
	}

	/** Unwraps a value. */
	static Optional<Object> present(Object value) {
		if (value instanceof Optional<?> optional) {
			return optional.flatMap(Format::present);
		}
		if (value instanceof OptionalDouble optional) {
			return optional.isPresent() ? present(optional.getAsDouble()) : Optional.empty();
		}
		boolean finite = !(value instanceof Double number) || Double.isFinite(number);
		return Optional.ofNullable(value).filter((some) -> finite);
	}

	private static String written(String pattern, Object value) {
		return String.format(Locale.ROOT, pattern, ((Number) value).doubleValue());
	}

	private static String digits(double number) {
		double size = Math.abs(number);
		return written((size >= THREE_DIGITS) ? "%,.0f" : (size >= TWO_DIGITS) ? "%.1f" : "%.2f", number);
	}

	private static String interval(Interval interval) {
		return RATIO.text(interval.low()) + " to " + RATIO.text(interval.high());
	}

	private static String bytes(double bytes) {
		double size = bytes;
		int unit = 0;
		while (Math.abs(size) >= KIBI && unit < UNITS.length - 1) {
			size /= KIBI;
			unit++;
		}
		return written((unit == 0) ? "%.0f" : "%.1f", size) + " " + UNITS[unit];
	}

}
