package io.tweebyte.load.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import io.tweebyte.load.judge.SimulatedRun;
import io.tweebyte.load.record.SliceRecord;
import io.tweebyte.load.record.SliceRecord.Phase;
import io.tweebyte.load.record.WarmUpRecord;
import io.tweebyte.load.record.WarmUpRecord.Warmth;
import io.tweebyte.measuring.machine.ProcessUse;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

class WarmUpTests {

	private static final String FOLLOW = "follow-10";

	private static final String LOG_IN = "log-in-10";

	private final WarmUp warmUp = new WarmUp();

	@Test
	void needsSevenRoundsOfEachBackend() {
		IntStream.rangeClosed(1, 6).forEach((round) -> add(round, 100, 5000, 1));
		assertThat(this.warmUp.isWarm(FOLLOW)).isFalse();
		add(7, 100, 5000, 1);
		assertThat(this.warmUp.isWarm(FOLLOW)).isTrue();
		assertThat(this.warmUp.warmths()).extracting(Warmth::warmAfter).containsExactly(7, 7);
	}

	@Test
	void waitsForASlowOne() {
		int flat = 0;
		for (int round = 1; round <= 40 && flat == 0; round++) {
			double rest = Math.exp(-round / 3.0);
			add(round, 100 * (1 + 3 * rest), 5000 * (1 + 2 * rest), 40 * rest);
			flat = this.warmUp.isWarm(FOLLOW) ? round : 0;
		}
		assertThat(flat).isBetween(12, 25);
	}

	@Test
	void namesTheOneThatNeverEndsAndByHowMuch() {
		for (int round = 1; round <= 40; round++) {
			this.warmUp.add(List.of(slice(FOLLOW, "async", round, 100, 5000, 1),
					slice(FOLLOW, "reactive", round, 100, 5000 * Math.pow(0.95, round), 1)));
		}
		assertThat(this.warmUp.isWarm(FOLLOW)).isFalse();
		Warmth async = this.warmUp.warmths().getFirst();
		assertThat(async.warmAfter()).isEqualTo(7);
		Warmth reactive = this.warmUp.warmths().getLast();
		assertThat(reactive.backend()).isEqualTo("reactive");
		assertThat(reactive.warmAfter()).isZero();
		assertThat(reactive.rounds()).isEqualTo(40);
		assertThat(reactive.allocationChange()).isCloseTo(Math.pow(0.95, 11) - 1, within(1e-9));
		assertThat(reactive.cpuChange()).isZero();
	}

	/** 200 ms of 1,000 ms on two cores are 10 % of the machine. */
	@Test
	void waitsForTheCompiler() {
		IntStream.rangeClosed(1, 12).forEach((round) -> add(round, 1110, 5000, 220));
		assertThat(this.warmUp.isWarm(FOLLOW)).isFalse();
		assertThat(this.warmUp.warmths().getFirst().jit()).isCloseTo(0.11, within(1e-9));
		IntStream.rangeClosed(13, 24).forEach((round) -> add(round, 1070, 5000, 180));
		assertThat(this.warmUp.isWarm(FOLLOW)).isTrue();
	}

	@Test
	void doesNotWaitForWhatCannotBeRead() {
		IntStream.rangeClosed(1, 7).forEach((round) -> add(round, 100, Double.NaN, Double.NaN));
		assertThat(this.warmUp.isWarm(FOLLOW)).isTrue();
	}

	@Test
	void givesTheTimeToScenariosThatAreNotYetWarm() throws Exception {
		List<String> asked = new ArrayList<>();
		WarmUpRecord record = this.warmUp.run(10, 90, (round, isWarm) -> {
			List<SliceRecord> slices = Stream.of(FOLLOW, LOG_IN)
				.filter((block) -> !isWarm.test(block))
				.map((block) -> slice(block, "async", round, 100, block.equals(LOG_IN) ? 5000 : allocated(round), 1))
				.toList();
			slices.forEach((slice) -> asked.add(slice.block()));
			return slices;
		});
		assertThat(asked).filteredOn(LOG_IN::equals).hasSize(7);
		assertThat(asked).filteredOn(FOLLOW::equals).hasSizeBetween(12, 30);
		assertThat(record.rounds()).isEqualTo(asked.size() - 7);
		assertThat(record.line()).startsWith("warm after").endsWith("of at most 90 s");
	}

	@Test
	void saysWhatStillChangesAtTheLimit() throws Exception {
		WarmUpRecord record = this.warmUp.run(10, 90, (round, isWarm) -> (round > 8) ? List.of()
				: List.of(slice(FOLLOW, "async", round, 100, 5000 * Math.pow(0.9, round), 1)));
		assertThat(record.line()).startsWith(
				"not yet warm (follow-10 async: CPU +0 %, allocation -41 %, JIT 0 %) after 8 rounds of 10 users, 0 of");
	}

	@Test
	void countsWhatStillChangesWhereItIsMuch() {
		Warmth cold = new Warmth("follow-10", "async", 9, 0, 0.2, 0.1, 0.25);
		Warmth colder = new Warmth("follow-10", "reactive", 3, 0, Double.NaN, Double.NaN, 0.5);
		Warmth warm = new Warmth("log-in-10", "async", 9, 7, 0, 0, 0.01);

		assertThat(new WarmUpRecord(10, 9, 80, 90.0, List.of(cold, colder, warm)).line())
			.isEqualTo("not yet warm (2 of 3, JIT 25 to 50 %) after 9 rounds of 10 users, 80 of at most 90 s");
		assertThat(new WarmUpRecord(10, 9, 80, 90.0, List.of(colder)).line())
			.startsWith("not yet warm (follow-10 reactive: too few rounds, JIT 50 %)");
	}

	private static double allocated(int round) {
		return 5000 * (1 + Math.exp(-round / 3.0));
	}

	private void add(int round, double cpu, double allocated, double jit) {
		this.warmUp.add(List.of(slice(FOLLOW, "async", round, cpu, allocated, jit),
				slice(FOLLOW, "reactive", round, cpu, allocated, jit)));
	}

	private static SliceRecord slice(String block, String backend, int round, double cpu, double allocated,
			double jit) {
		return new SliceRecord(1, block, round, Phase.WARM_UP, 1, backend, false,
				SimulatedRun.response(100, Map.of(), 0),
				Map.of("user", new ProcessUse(cpu, cpu, 0, jit, 0, 1, 100 * allocated, 0, 0)),
				SimulatedRun.around(List.of(), 0), null, null);
	}

}
