package io.tweebyte.load.run;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

import io.tweebyte.load.judge.SimulatedRun;
import io.tweebyte.load.record.SliceRecord;
import io.tweebyte.load.record.SliceRecord.Phase;
import io.tweebyte.measuring.machine.ProcessUse;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class WarmUpTests {

	private final WarmUp warmUp = new WarmUp();

	@Test
	void needsSixCyclesOfEachBackend() {
		IntStream.rangeClosed(1, 5).forEach((round) -> add(round, 100, 5000, 1));
		assertThat(this.warmUp.changing()).containsExactly("async", "reactive");
		add(6, 100, 5000, 1);
		assertThat(this.warmUp.changing()).isEmpty();
	}

	@Test
	void waitsForASlowOne() {
		int flat = 0;
		for (int round = 1; round <= 30 && flat == 0; round++) {
			double rest = Math.exp(-round / 3.0);
			add(round, 100 * (1 + 3 * rest), 5000 * (1 + 2 * rest), 0.4 * 100 * rest);
			flat = this.warmUp.changing().isEmpty() ? round : 0;
		}
		assertThat(flat).isBetween(10, 25);
	}

	@Test
	void namesTheOneThatNeverEnds() {
		for (int round = 1; round <= 40; round++) {
			this.warmUp.add(List.of(slice("async", round, 100, 5000, 1),
					slice("reactive", round, 100, 5000 * Math.pow(1.05, round), 1)));
		}
		assertThat(this.warmUp.changing()).containsExactly("reactive");
	}

	@Test
	void waitsForTheCompiler() {
		IntStream.rangeClosed(1, 12).forEach((round) -> add(round, 100, 5000, 10));
		assertThat(this.warmUp.changing()).containsExactly("async", "reactive");
		IntStream.rangeClosed(13, 15).forEach((round) -> add(round, 100, 5000, 2));
		assertThat(this.warmUp.changing()).isEmpty();
	}

	@Test
	void doesNotWaitForWhatCannotBeRead() {
		IntStream.rangeClosed(1, 6).forEach((round) -> add(round, 100, Double.NaN, Double.NaN));
		assertThat(this.warmUp.changing()).isEmpty();
	}

	private void add(int round, double cpu, double allocated, double jit) {
		this.warmUp
			.add(List.of(slice("async", round, cpu, allocated, jit), slice("reactive", round, cpu, allocated, jit)));
	}

	private static SliceRecord slice(String backend, int round, double cpu, double allocated, double jit) {
		return new SliceRecord(1, "follow-10", round, Phase.WARM_UP, 1, backend, false,
				SimulatedRun.response(100, Map.of(), 0),
				Map.of("user", new ProcessUse(cpu, cpu, 0, jit, 0, 1, 100 * allocated, 0, 0)),
				SimulatedRun.around(List.of(), 0));
	}

}
