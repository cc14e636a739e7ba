package io.tweebyte.lab.report;

import java.util.List;
import java.util.Map;

import io.tweebyte.lab.bench.LabOrder;
import io.tweebyte.lab.bench.LabPreset;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

class WarmUpTests {

	@ParameterizedTest
	@CsvSource({ "QUICK, stream-map, 3 x 500 ms", "QUICK, message-send, 3 runs", "SMOKE, message-send, 1 run",
			"QUICK, stream-map message-send, 3 x 500 ms (records: 3 runs)" })
	void isThatOfTheWorkloads(LabPreset preset, String workloads, String warmUp) {
		LabOrder order = new LabOrder(preset, preset.cells(List.of(workloads.split(" "))), 1, 1, null, Map.of(),
				Map.of(), List.of());
		assertThat(new WarmUp(order).sentence()).contains("its warm-up of " + warmUp + " is too short");
	}

}
