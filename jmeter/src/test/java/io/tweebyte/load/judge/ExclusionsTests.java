package io.tweebyte.load.judge;

import java.util.List;
import java.util.Map;

import io.tweebyte.driver.SliceResponse;
import io.tweebyte.load.record.SliceRecord;
import io.tweebyte.load.record.SliceRecord.Surroundings;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class ExclusionsTests {

	private final SliceRecord slice = new SimulatedRun(1, 1, "follow").slices().getFirst();

	@Test
	void keepsWhatIsInOrder() {
		assertThat(Exclusions.reason(this.slice)).isEmpty();
		assertThat(reason(SimulatedRun.response(1000, Map.of("503", 1), 20))).isEmpty();
	}

	@Test
	void excludesErrorsAndNewConnections() {
		assertThat(reason(SimulatedRun.response(1000, Map.of("503", 2), 0))).contains("errors");
		assertThat(reason(SimulatedRun.response(1000, Map.of(), 21))).contains("new connections");
		assertThat(reason(SimulatedRun.response(0, Map.of(), 0))).contains("no requests");
	}

	@Test
	void excludesASliceWithoutItsLastResponses() {
		assertThat(
				reason(new SliceResponse(10, Map.of(), 10, 0, Map.of(), Map.of(), 0, 1000, false, Map.of(), Map.of())))
			.contains("responses missing");
	}

	@Test
	void excludesALoadGeneratorThatNeedsTooMuchOfTheMachine() {
		assertThat(Exclusions
			.reason(SimulatedRun.with(this.slice, new Surroundings(null, 1000, 2, 801, 0, Map.of(), 0, 0, List.of()))))
			.contains("load generator above 40 % of the machine");
	}

	private String reason(SliceResponse response) {
		return Exclusions.reason(SimulatedRun.with(this.slice, response)).orElse("");
	}

}
