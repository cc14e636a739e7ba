package io.tweebyte.shared.settings;

import java.time.Duration;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

class TimeSettingsTests {

	private static final Duration OTHER = Duration.ofSeconds(10);

	private static final TimeSettings TIMES = new TimeSettings(OTHER, OTHER, OTHER, OTHER, Duration.ofMillis(800),
			OTHER, OTHER, OTHER, OTHER.plusSeconds(1), OTHER);

	@ParameterizedTest
	@CsvSource({ "0, true", "399, true", "400, false", "799, false", "800, false" })
	void tellCallsWithLittleTime(long millis, boolean isShort) {
		assertThat(TIMES.isShort(Duration.ofMillis(millis))).isEqualTo(isShort);
	}

}
