package io.tweebyte.contracts.time;

import java.time.Clock;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.Random;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

class MicrosecondsTests {

	@ParameterizedTest
	@CsvSource({ "2026-11-21T03:04:05.000006Z, 2026-11-21T03:04:05.000006Z",
			"2026-11-21T03:04:05.123456999Z, 2026-11-21T03:04:05.123456Z",
			"1970-01-01T00:00:00Z, 1970-01-01T00:00:00.000000Z",
			"1969-12-31T23:59:59.999999999Z, 1969-12-31T23:59:59.999999Z",
			"0000-01-01T00:00:00Z, 0000-01-01T00:00:00.000000Z",
			"9999-12-31T23:59:59.999999999Z, 9999-12-31T23:59:59.999999Z",
			"2024-02-29T12:30:00.1Z, 2024-02-29T12:30:00.100000Z" })
	void writesSixDigits(Instant time, String text) {
		assertThat(Microseconds.format(time)).isEqualTo(text);
	}

	@ParameterizedTest
	@ValueSource(strings = { "-0001-12-31T23:59:59.999999Z", "+10000-01-01T00:00:00Z", "-1000000000-01-01T00:00:00Z" })
	void refusesYearsWithoutFourDigits(Instant time) {
		assertThatExceptionOfType(DateTimeException.class).isThrownBy(() -> Microseconds.format(time));
	}

	@Test
	void agreesWithTheFormatterOfTheJdk() {
		DateTimeFormatter formatter = DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm:ss.SSSSSS'Z'")
			.withZone(ZoneOffset.UTC);
		Random random = new Random(1);
		for (int i = 0; i < 10_000; i++) {
			Instant time = Instant.ofEpochSecond(random.nextLong(-62_000_000_000L, 253_000_000_000L),
					random.nextInt(1_000_000_000));
			assertThat(Microseconds.format(time)).isEqualTo(formatter.format(time));
		}
	}

	@ParameterizedTest
	@CsvSource({ "1970-01-01T00:00:00Z, 0", "1970-01-01T00:00:01.000001Z, 1000001", "1970-01-01T00:00:00.000001999Z, 1",
			"1969-12-31T23:59:59.999999Z, -1", "1969-12-31T23:59:59.999999999Z, -1",
			"1969-12-31T23:59:58.5Z, -1500000" })
	void countsFrom1970(Instant time, long micros) {
		assertThat(Microseconds.toLong(time)).isEqualTo(micros);
		assertThat(Microseconds.ofLong(micros)).isEqualTo(time.truncatedTo(ChronoUnit.MICROS));
	}

	@Test
	void countsThereAndBack() {
		Random random = new Random(2);
		for (int i = 0; i < 10_000; i++) {
			long micros = random.nextLong();
			assertThat(Microseconds.toLong(Microseconds.ofLong(micros))).isEqualTo(micros);
		}
	}

	@Test
	void refusesTimesThatNoLongHolds() {
		assertThatExceptionOfType(ArithmeticException.class).isThrownBy(() -> Microseconds.toLong(Instant.MAX));
		assertThatExceptionOfType(ArithmeticException.class).isThrownBy(() -> Microseconds.toLong(Instant.MIN));
	}

	@Test
	void cutsThePresent() {
		Clock clock = Clock.fixed(Instant.parse("2026-11-21T03:04:05.123456789Z"), ZoneOffset.UTC);
		assertThat(Microseconds.now(clock)).isEqualTo("2026-11-21T03:04:05.123456Z");
	}

}
