package io.tweebyte.shared.limit;

import java.time.Duration;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

class FailureLimitsTests {

	@ParameterizedTest
	@CsvSource({ "PT15M, 900", "PT1S, 1", "PT1.999S, 1", "PT0.001S, 1", "PT0S, 1" })
	void tellsTheWindowInWholeSeconds(Duration window, String seconds) {
		assertThat(FailureLimits.seconds(window)).isEqualTo(seconds);
	}

}
