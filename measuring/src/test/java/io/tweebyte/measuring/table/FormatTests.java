package io.tweebyte.measuring.table;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import io.tweebyte.measuring.stats.Interval;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

class FormatTests {

	private final Locale before = Locale.getDefault();

	@BeforeEach
	void german() {
		Locale.setDefault(Locale.GERMANY);
	}

	@AfterEach
	void restore() {
		Locale.setDefault(this.before);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			COUNT | 1234567 | 1,234,567
			COUNT | 0 | 0
			MILLIS | 0.504 | 0.50
			MILLIS | 9.994 | 9.99
			MILLIS | 9.996 | 10.0
			MILLIS | 99.96 | 100
			MILLIS | 1234.4 | 1,234
			MILLIS | -12.34 | -12.3
			PERCENT | 0.1234 | 12.3 %
			RATIO | 1.306 | 1.31
			BYTES | 1023 | 1023 B
			BYTES | 1536 | 1.5 KiB
			BYTES | 3221225472 | 3.0 GiB
			BYTES | 1e18 | 909494.7 TiB
			""")
	void writesNumbers(Format format, double value, String text) {
		assertThat(format.text(value)).isEqualTo(text);
		assertThat(format.isNumeric()).isTrue();
	}

	@Test
	void takesNumbersOfAnyType() {
		assertThat(Format.COUNT.text(12)).isEqualTo("12");
		assertThat(Format.COUNT.text(12L)).isEqualTo("12");
		assertThat(Format.MILLIS.text(1.5f)).isEqualTo("1.50");
	}

	@Test
	void writesIntervalsAndTexts() {
		assertThat(Format.INTERVAL.text(new Interval(1.206, 1.4))).isEqualTo("1.21 to 1.40");
		assertThat(Format.TEXT.text("async")).isEqualTo("async");
		assertThat(Format.TEXT.isNumeric()).isFalse();
	}

	@Test
	void unwrapsOptionals() {
		assertThat(Format.RATIO.text(Optional.of(1.5))).isEqualTo("1.50");
		assertThat(Format.RATIO.text(OptionalDouble.of(1.5))).isEqualTo("1.50");
	}

	@Test
	void writesAnEnDashForMissingValues() {
		for (Format format : Format.values()) {
			assertThat(format.text(null)).isEqualTo("–");
			assertThat(format.text(Optional.empty())).isEqualTo("–");
		}
		assertThat(Format.MILLIS.text(OptionalDouble.empty())).isEqualTo("–");
		assertThat(Format.MILLIS.text(Double.NaN)).isEqualTo("–");
		assertThat(Format.MILLIS.text(Double.POSITIVE_INFINITY)).isEqualTo("–");
	}

	@Test
	void refusesAValueOfAnotherType() {
		assertThatExceptionOfType(ClassCastException.class).isThrownBy(() -> Format.COUNT.text("many"));
	}

}
