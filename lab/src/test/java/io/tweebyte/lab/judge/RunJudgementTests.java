package io.tweebyte.lab.judge;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import io.tweebyte.lab.bench.Fork;
import io.tweebyte.lab.bench.LabOrder;
import io.tweebyte.lab.bench.LabPreset;
import io.tweebyte.lab.work.Style;
import io.tweebyte.measuring.stats.Verdict;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class RunJudgementTests {

	private static final StylePair PAIR = new StylePair("stream-map", Style.LOOP, Style.REACTOR);

	/** Its mean is a bit above 1: p is about 0.02. */
	private static final double[] ROUNDS = { 1.02, 1.3, 0.95, 1.25, 1.1, 1.2, 0.98, 1.18 };

	@Test
	void claimsADifferenceThatWasNamedAlone() {
		Ratios ratios = ratios(LabPreset.FULL, true);
		assertThat(ratios.of(PAIR).orElseThrow().p()).isBetween(0.005, 0.04);
		assertThat(new RunJudgement(ratios, List.of(PAIR)).verdict(PAIR)).isEqualTo(Verdict.CLAIM);
	}

	@Test
	void correctsForAllPairsThatWereNamed() {
		List<StylePair> named = new ArrayList<>(List.of(PAIR));
		for (Style style : Style.values()) {
			named.add(new StylePair("stream-filter", Style.LOOP, style));
		}
		RunJudgement judgement = new RunJudgement(ratios(LabPreset.FULL, true), named);
		assertThat(judgement.verdict(PAIR)).isEqualTo(Verdict.INDICATED);
		assertThat(judgement.ratio(named.getLast())).isEmpty();
	}

	@Test
	void onlyIndicatesWithAPresetThatAllowsNoClaims() {
		Ratios ratios = ratios(LabPreset.QUICK, true);
		assertThat(new RunJudgement(ratios, List.of(PAIR)).verdict(PAIR)).isEqualTo(Verdict.INDICATED);
	}

	@Test
	void saysNothingWithoutAnAaOfTheWorkload() {
		Ratios ratios = ratios(LabPreset.FULL, false);
		assertThat(ratios.ofItself("stream-map")).isEmpty();
		assertThat(new RunJudgement(ratios, List.of(PAIR)).verdict(PAIR)).isEqualTo(Verdict.OPEN);
	}

	private static Ratios ratios(LabPreset preset, boolean again) {
		List<Fork> forks = new ArrayList<>();
		for (int round = 0; round < ROUNDS.length; round++) {
			forks.add(fork(round, Style.REACTOR, false, 10 * ROUNDS[round]));
			forks.add(fork(round, Style.LOOP, false, 10));
			if (again) {
				forks.add(fork(round, Style.LOOP, true, (round % 2 == 0) ? 9.9 : 10.1));
			}
		}
		return new Ratios(new LabOrder(preset, List.of(), ROUNDS.length, 1, null, Map.of(), Map.of(), List.of()), forks,
				Figure.CPU);
	}

	private static Fork fork(int round, Style style, boolean again, double cpu) {
		return new Fork(round, "stream-map", style, again, cpu, cpu, 24, null);
	}

}
