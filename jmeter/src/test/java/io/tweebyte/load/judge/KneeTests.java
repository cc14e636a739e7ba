package io.tweebyte.load.judge;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import io.tweebyte.driver.SliceResponse;
import io.tweebyte.load.plan.Block;
import io.tweebyte.load.plan.RunOrder;
import io.tweebyte.load.plan.Scenario;
import io.tweebyte.load.record.RunRecord;
import io.tweebyte.load.record.SliceRecord;
import io.tweebyte.load.record.SliceRecord.Phase;
import io.tweebyte.load.record.StartRecord;
import io.tweebyte.load.record.StartRecord.KneeRecord;
import io.tweebyte.load.record.WorkRecord;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

class KneeTests {

	private static final double STEP = 1.1;

	@Test
	void comparesAllBackendsWithinStarts() {
		List<Knee> knees = Knee.of(run(100, 104, 98));

		assertThat(knees).extracting(Knee::backend).containsExactly("async", "reactive", "virtual");
		assertThat(knees.getFirst().ratios()).isEmpty();
		assertThat(knees.get(1).starts()).hasSize(3);
		assertThat(knees.get(1).ratios()).extracting(Knee.Ratio::reference).containsExactly("async");
		assertThat(knees.getLast().ratios()).extracting(Knee.Ratio::reference).containsExactly("async", "reactive");
		Knee.Ratio ratio = knees.get(1).ratios().getFirst();
		assertThat(ratio.ratio().value()).isCloseTo(0.8, within(0.02));
		assertThat(ratio.verdict()).isEqualTo("indicated");
		assertThat(Sentence.of(ratio))
			.matches("Reactive serves 2[01] % fewer requests per second than async for a follow \\(knee; "
					+ "95 %: 1\\d to 2\\d %\\)\\. Indicated\\.");
	}

	/**
	 * Two figures drawn again and again never go beyond them, and half of all truths do.
	 */
	@Test
	void twoStartsHaveAnIntervalThatIsWideEnough() {
		Knee.Ratio ratio = Knee.of(run(100, 110)).get(1).ratios().getFirst();

		assertThat(ratio.ratio().starts()).isEqualTo(2);
		assertThat(ratio.ratio().interval().low()).isLessThan(0.6);
		assertThat(ratio.ratio().interval().high()).isGreaterThan(1);
		assertThat(ratio.verdict()).isEqualTo("open");
		assertThat(Sentence.of(ratio)).startsWith("Undecided: reactive serves between")
			.contains("fewer and", "more requests per second than async for a follow (knee).");
	}

	@Test
	void oneStartIndicatesWithoutAnInterval() {
		Knee.Ratio ratio = Knee.of(run(100)).get(1).ratios().getFirst();

		assertThat(ratio.ratio().shownInterval()).isEmpty();
		assertThat(ratio.verdict()).isEqualTo("indicated, one start");
		assertThat(Sentence.of(ratio)).isEqualTo(
				"Reactive serves 20 % fewer requests per second than async for a follow (knee). Indicated by one start.");
	}

	@Test
	void theLowestKneeIsThatOfAllBackends() {
		RunRecord run = run(100);

		assertThat(Knee.lowest(run, Scenario.FOLLOW, List.of("async", "virtual")).orElseThrow())
			.isCloseTo(80 * Math.pow(STEP, 0.5), within(0.01));
		assertThat(Knee.lowest(run, Scenario.FOLLOW, List.of("async", "other"))).isEmpty();
		assertThat(Knee.lowest(run, Scenario.USER_SUMMARY, List.of("async"))).isEmpty();
	}

	@Test
	void setsWhatIsInFlightBesideTheConnections() {
		RunRecord run = run(100);
		Knee knee = Knee.of(run, slices(run), List.of()).getFirst();

		assertThat(knee.load().millis()).isEqualTo(20);
		assertThat(knee.load().inFlight(knee.rate())).isCloseTo(knee.rate() * 0.02, within(1e-9));
		// the settings of this run lack them
		assertThat(knee.load().database()).isEmpty();
		assertThat(knee.load().ceiling()).isEmpty();
	}

	@Test
	void findsTheCeilingOfDelays() {
		RunOrder order = new RunOrder("quick", List.of("async:pool=50:delay=200@interaction:delay=4@postgres"),
				List.of("profile-fan-out"), List.of(100), 1, 900, 60, "tiny", "256m", 7);
		String backend = order.labels().getFirst();
		Block block = order.blocks().getFirst();
		KneeRecord found = new KneeRecord(block.name(), backend, around(100));
		RunRecord run = new RunRecord(order, new SimulatedRun(1, 1, "follow").run().conditions(),
				List.of(new StartRecord(1, true, 60, Map.of(), Map.of(), List.of(), List.of(found), List.of(),
						List.of(), Map.of())),
				List.of());
		WorkRecord work = new WorkRecord(1, block.name(), backend, 40, Map.of("user", 1.0, "interaction", 2.0),
				Map.of("user", 1.0, "tweet", 1.0, "interaction", 2.0), 500);
		KneeLoad load = Knee.of(run, List.of(), List.of(work)).getFirst().load();

		assertThat(load.millis()).isNaN();
		assertThat(load.database()).contains(50);
		assertThat(load.ceiling()).hasValue(125);
		assertThat(load.ceilings().getFirst().arithmetic((times) -> "%.1f".formatted(times)))
			.isEqualTo("50 / (200 ms \u00d7 2.0), interaction");
		assertThat(load.ceilings()).extracting(KneeLoad.Ceiling::server)
			.containsExactly("interaction", "database of interaction", "database of user");
	}

	/** Responses take 20 ms, but 5 s in the slices that were not served well. */
	private static List<SliceRecord> slices(RunRecord run) {
		List<SliceRecord> slices = new ArrayList<>();
		for (KneeRecord knee : run.starts().getFirst().knees()) {
			for (int round = 1; round <= knee.rates().size(); round++) {
				long micros = (round % 2 == 0) ? 5_000_000 : 20_000;
				slices.add(new SliceRecord(
						1, knee.block(), round, Phase.KNEE, 1, knee.backend(), false, new SliceResponse(100, Map.of(),
								0, 0, Map.of(), Map.of(micros, 100), 0, 1000, true, Map.of(), Map.of()),
						Map.of(), null, null, null));
			}
		}
		return slices;
	}

	/**
	 * Each start has the knee of async; that of reactive is lower by a fifth and varies.
	 */
	private static RunRecord run(double... knees) {
		RunRecord run = new SimulatedRun(knees.length, 1, "follow").of("async", "reactive", "virtual").run();
		Block block = run.order().blocks().getFirst();
		List<StartRecord> records = new ArrayList<>();
		for (int start = 1; start <= knees.length; start++) {
			records.add(new StartRecord(start, true, 60, Map.of(), Map.of(), List.of(),
					List.of(new KneeRecord(block.name(), "async", around(knees[start - 1])),
							new KneeRecord(block.name(), "reactive", around(80)),
							new KneeRecord(block.name(), "virtual", around(100))),
					List.of(), List.of(), Map.of()));
		}
		return new RunRecord(run.order(), run.conditions(), records, List.of());
	}

	/** Rates of a search that goes up and down by a step. */
	private static List<Double> around(double knee) {
		return List.of(knee, knee * STEP, knee, knee * STEP, knee);
	}

}
