package io.tweebyte.lab.judge;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;

import io.tweebyte.lab.bench.Fork;
import io.tweebyte.lab.bench.LabOrder;
import io.tweebyte.lab.bench.LabPreset;
import io.tweebyte.lab.work.Style;
import io.tweebyte.measuring.stats.Verdict;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** A style that burns 10 % more CPU than another one, in figures with noise of 3 %. */
class BurnedCpuTests {

	private static final StylePair PAIR = new StylePair("stream-map", Style.LOOP, Style.REACTOR);

	private static final double NOISE = 0.03;

	@Test
	void isClaimedByAFullRun() {
		assertThat(verdict(1.1)).isEqualTo(Verdict.CLAIM);
	}

	@Test
	void isNotClaimedWhereThereIsNone() {
		assertThat(verdict(1)).isNotIn(Verdict.CLAIM, Verdict.INDICATED);
	}

	private static Verdict verdict(double burned) {
		Random random = new Random(1);
		List<Fork> forks = new ArrayList<>();
		for (int round = 0; round < LabPreset.FULL.rounds(); round++) {
			forks.add(fork(round, Style.LOOP, false, noise(random)));
			forks.add(fork(round, Style.LOOP, true, noise(random)));
			forks.add(fork(round, Style.REACTOR, false, burned * noise(random)));
		}
		LabOrder order = new LabOrder(LabPreset.FULL, List.of(), LabPreset.FULL.rounds(), 1, null, Map.of(), Map.of(),
				List.of());
		return new RunJudgement(new Ratios(order, forks, Figure.CPU), List.of(PAIR)).verdict(PAIR);
	}

	private static double noise(Random random) {
		return Math.exp(NOISE * random.nextGaussian());
	}

	private static Fork fork(int round, Style style, boolean again, double cpu) {
		return new Fork(round, "stream-map", style, again, cpu, cpu, 24, null);
	}

}
