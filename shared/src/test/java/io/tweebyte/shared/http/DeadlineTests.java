package io.tweebyte.shared.http;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class DeadlineTests {

	private static final Duration TIME = Duration.ofMillis(2500);

	@ParameterizedTest
	@ValueSource(longs = { 0, -5_000_000_000L, Long.MAX_VALUE - 1_000_000_000L, Long.MIN_VALUE })
	void shrinksWithTimeAndEndsAtZero(long start) {
		AtomicLong clock = new AtomicLong(start);
		Deadline deadline = Deadline.in(TIME, clock::get);
		assertThat(deadline.remaining()).isEqualTo(TIME);
		clock.addAndGet(Duration.ofMillis(2000).toNanos());
		assertThat(deadline.remaining()).isEqualTo(Duration.ofMillis(500));
		clock.addAndGet(Duration.ofMillis(500).toNanos());
		assertThat(deadline.remaining()).isZero();
		clock.addAndGet(1);
		assertThat(deadline.remaining()).isZero();
	}

	@ParameterizedTest
	@CsvSource({ "0, 800", "1700, 800", "1701, 799", "2500, 0", "9000, 0" })
	void givesACallTheLesserOfItsTimeAndWhatIsLeft(long passed, long millis) {
		AtomicLong clock = new AtomicLong();
		Deadline deadline = Deadline.in(TIME, clock::get);
		clock.set(Duration.ofMillis(passed).toNanos());
		assertThat(deadline.remaining(Duration.ofMillis(800))).isEqualTo(Duration.ofMillis(millis));
	}

	@Test
	void countsOnTheRealClock() {
		assertThat(Deadline.in(TIME).remaining()).isPositive().isLessThanOrEqualTo(TIME);
	}

	@ParameterizedTest
	@ValueSource(strings = { "0", "1", "500", "0500" })
	void isNotLaterThanTheCallers(String header) {
		assertThat(Deadline.in(TIME, header).remaining()).isLessThanOrEqualTo(Duration.ofMillis(500));
	}

	@ParameterizedTest
	@NullSource
	@ValueSource(
			strings = { "", "-1", "+1", "1.5", "x", "1 ", "NaN", "1e3", "9999999999", "\u0661", "2500", "999999999" })
	void ignoresHeadersThatAreMalformedOrLonger(String header) {
		assertThat(Deadline.in(TIME, header).remaining()).isGreaterThan(Duration.ofMillis(1500))
			.isLessThanOrEqualTo(TIME);
	}

}
