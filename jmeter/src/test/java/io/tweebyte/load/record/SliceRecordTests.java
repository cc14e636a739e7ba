package io.tweebyte.load.record;

import java.util.Map;

import io.tweebyte.driver.SliceResponse;
import io.tweebyte.load.judge.SimulatedRun;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

class SliceRecordTests {

	private static final int REQUESTS = 1000;

	@ParameterizedTest
	@CsvSource({ "0, 0, true", "10, 0, true", "0, 10, true", "10, 10, true", "11, 0, false", "0, 11, false" })
	void isServedWellWithAtMostOneRequestInAHundredThatIsSlowOrLate(int slow, int late, boolean isServedWell) {
		assertThat(slice(Map.of(), slow, late).isServedWell(100)).isEqualTo(isServedWell);
	}

	@Test
	void isNotServedWellWithAnError() {
		assertThat(slice(Map.of("503", 1), 0, 0).isServedWell(100)).isFalse();
	}

	private static SliceRecord slice(Map<String, Integer> failures, int slow, int late) {
		return SimulatedRun.with(new SimulatedRun(1, 1, "user-summary").slices().getFirst(),
				new SliceResponse(REQUESTS, failures, 0, 0, Map.of(), Map.of(5_000L, REQUESTS - slow, 101_000L, slow),
						late, 1000, true, Map.of(), Map.of()));
	}

}
