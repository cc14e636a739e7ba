package io.tweebyte.load.judge;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;

import io.tweebyte.load.plan.Block;
import io.tweebyte.load.record.KneeRecord;
import io.tweebyte.load.record.RunRecord;
import io.tweebyte.load.record.StartRecord;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

class KneeTests {

	private static final double STEP = 1.1;

	@Test
	void comparesBackendsWithinStarts() {
		List<Knee> knees = Knee.of(run(3));

		assertThat(knees).extracting(Knee::backend).containsExactly("async", "reactive");
		assertThat(knees.getFirst().ratio()).isEmpty();
		assertThat(knees.getLast().starts()).hasSize(3);
		assertThat(knees.getLast().ratio().orElseThrow().value()).isCloseTo(0.8, within(0.1));
	}

	@Test
	void claimsNoRatioFromTwoStarts() {
		assertThat(Knee.of(run(2))).allMatch((knee) -> knee.ratio().isEmpty());
	}

	private static RunRecord run(int starts) {
		RunRecord run = new SimulatedRun(starts, 1, "follow").run();
		Block block = run.order().blocks().getFirst();
		List<StartRecord> records = new ArrayList<>();
		for (int start = 1; start <= starts; start++) {
			records.add(new StartRecord(start, true, 60, Map.of(), Map.of(), List.of(),
					List.of(new KneeRecord(block.name(), "async", around(100)),
							new KneeRecord(block.name(), "reactive", around(80))),
					List.of(), Map.of()));
		}
		return new RunRecord(run.order(), run.conditions(), records, List.of());
	}

	/** Rates of a search that goes up and down by a step. */
	private static List<Double> around(double knee) {
		return List.of(knee, knee * STEP, knee, knee * STEP, knee);
	}

}
