package io.tweebyte.contracts.time;

import java.time.Clock;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;

/** Times as PostgreSQL stores them and clients see them: UTC, cut to microseconds. */
public final class Microseconds {

	private static final int LENGTH = 27;

	private static final int MAX_YEAR = 9999;

	private static final long PER_SECOND = 1_000_000;

	private static final int NANOS = 1_000;

	private Microseconds() {
	}

	/**
	 * The present, cut to microseconds, so that a stored time reads back unchanged.
	 * @param clock the clock to ask
	 * @return the time
	 */
	public static Instant now(Clock clock) {
		return clock.instant().truncatedTo(ChronoUnit.MICROS);
	}

	/**
	 * Counts the microseconds since 1970.
	 * @param time a time
	 * @return the number of whole microseconds, negative before 1970
	 * @throws ArithmeticException some 292,000 years from 1970, where a long ends
	 */
	public static long toLong(Instant time) {
		return Math.addExact(Math.multiplyExact(time.getEpochSecond(), PER_SECOND), time.getNano() / NANOS);
	}

	/**
	 * Turns a count of microseconds since 1970 into a time.
	 * @param micros the count, negative before 1970
	 * @return the time
	 */
	public static Instant ofLong(long micros) {
		return Instant.ofEpochSecond(Math.floorDiv(micros, PER_SECOND), Math.floorMod(micros, PER_SECOND) * NANOS);
	}

	/**
	 * Writes a time with exactly six digits of fraction and {@code Z}. Written by hand
	 * because {@link java.time.format.DateTimeFormatter} is a fifth of the cost of a long
	 * list.
	 * @param time a time in the years 0 to 9999
	 * @return such as {@code 2026-11-21T03:04:05.000006Z}
	 * @throws DateTimeException in other years, which four digits cannot tell
	 */
	public static String format(Instant time) {
		LocalDateTime local = LocalDateTime.ofEpochSecond(time.getEpochSecond(), time.getNano(), ZoneOffset.UTC);
		if (local.getYear() < 0 || local.getYear() > MAX_YEAR) {
			throw new DateTimeException("The year " + local.getYear() + " does not have four digits.");
		}
		char[] text = new char[LENGTH];
		put(text, 0, 4, local.getYear());
		text[4] = '-';
		put(text, 5, 2, local.getMonthValue());
		text[7] = '-';
		put(text, 8, 2, local.getDayOfMonth());
		text[10] = 'T';
		put(text, 11, 2, local.getHour());
		text[13] = ':';
		put(text, 14, 2, local.getMinute());
		text[16] = ':';
		put(text, 17, 2, local.getSecond());
		text[19] = '.';
		put(text, 20, 6, local.getNano() / NANOS);
		text[26] = 'Z';
		return new String(text);
	}

	private static void put(char[] text, int offset, int digits, int value) {
		int rest = value;
		for (int i = offset + digits - 1; i >= offset; i--) {
			text[i] = (char) ('0' + rest % 10);
			rest /= 10;
		}
	}

}
