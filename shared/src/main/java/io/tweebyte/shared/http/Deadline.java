package io.tweebyte.shared.http;

import java.time.Duration;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.regex.Pattern;

import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.Messages;

/** The time by which a request must have its response, on a monotonic clock. */
public final class Deadline {

	private static final Pattern MILLIS = Pattern.compile("[0-9]{1,9}");

	private final long end;

	private final LongSupplier nanoTime;

	private Deadline(long end, LongSupplier nanoTime) {
		this.end = end;
		this.nanoTime = nanoTime;
	}

	/** The time is from now, less than 292 years. */
	public static Deadline in(Duration time) {
		return in(time, System::nanoTime);
	}

	/** The clock is one like {@link System#nanoTime}. */
	public static Deadline in(Duration time, LongSupplier nanoTime) {
		return new Deadline(nanoTime.getAsLong() + time.toNanos(), nanoTime);
	}

	/**
	 * Sets a deadline from now that is not later than the caller's own.
	 * @param header the caller's {@link HeaderNames#DEADLINE}, or null; ignored if
	 * malformed
	 */
	public static Deadline in(Duration time, String header) {
		return in(millis(header).filter(rest -> rest.compareTo(time) < 0).orElse(time));
	}

	private static Optional<Duration> millis(String header) {
		return Optional.ofNullable(header)
			.filter(text -> MILLIS.matcher(text).matches())
			.map(text -> Duration.ofMillis(Long.parseLong(text)));
	}

	/** The time that is left, zero or more. */
	public Duration remaining() {
		return Duration.ofNanos(Math.max(0, this.end - this.nanoTime.getAsLong()));
	}

	/** Fails with 503 when no time is left. */
	public void check() {
		if (remaining().isZero()) {
			throw ApiException.unavailable(Messages.TOO_SLOW);
		}
	}

	/** The time that a call to another service may take. */
	public Duration remaining(Duration call) {
		Duration rest = remaining();
		return (rest.compareTo(call) < 0) ? rest : call;
	}

}
