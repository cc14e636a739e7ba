package io.tweebyte.lab.judge;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import io.tweebyte.lab.bench.Fork;
import io.tweebyte.lab.bench.LabOrder;
import io.tweebyte.lab.bench.LabPreset;
import io.tweebyte.lab.catalog.Workloads;
import io.tweebyte.lab.work.Style;
import io.tweebyte.measuring.stats.Verdict;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class RunJudgementTests {

	private static final StylePair PAIR = new StylePair("stream-map", Style.LOOP, Style.REACTOR);

	private static final Bound BOUND = new Bound(PAIR, 1.5);

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

	@Test
	void claimsALargeDifferenceAmongThreeHundredPairs() {
		Ratios ratios = of(LabPreset.FULL, true, List.of(1.51, 1.49, 1.5, 1.52, 1.48, 1.5, 1.51, 1.49, 1.5, 1.5));
		// 2 of 10,000 draws are the least, and 300 times as much is no claim
		assertThat(300 * ratios.of(PAIR).orElseThrow().p()).isGreaterThan(0.05);
		assertThat(new RunJudgement(ratios, family(300)).verdict(PAIR)).isEqualTo(Verdict.CLAIM);
	}

	@Test
	void smallFamiliesHaveTheSameFigures() {
		Ratios ratios = ratios(LabPreset.FULL, true);
		assertThat(new RunJudgement(ratios, family(40)).ratio(PAIR)).isEqualTo(ratios.of(PAIR));
	}

	private static List<StylePair> family(int pairs) {
		List<StylePair> named = new ArrayList<>(List.of(PAIR));
		Workloads.all()
			.forEach((workload) -> Stream.of(Style.values())
				.map((style) -> new StylePair(workload.name(), workload.first(), style))
				.filter((pair) -> !pair.equals(PAIR))
				.forEach(named::add));
		return named.subList(0, pairs);
	}

	@Test
	void saysThatAStyleNeedsAtMostAsMuch() {
		List<Double> faster = List.of(0.9, 1.0, 0.85, 1.02, 0.92, 1.01, 0.95, 0.98);
		assertThat(isAtMost(LabPreset.FULL, faster)).isTrue();
		assertThat(isAtMost(LabPreset.FULL, List.of(0.5, 0.5, 0.5))).isFalse();
		assertThat(isAtMost(LabPreset.FULL, Arrays.stream(ROUNDS).boxed().toList())).isFalse();
		// by CPU, short warm-ups make styles look alike
		assertThat(isAtMost(LabPreset.QUICK, faster)).isFalse();
		assertThat(new RunJudgement(of(LabPreset.FULL, false, faster), List.of(PAIR)).isAtMost(PAIR)).isFalse();
	}

	private static boolean isAtMost(LabPreset preset, List<Double> rounds) {
		return new RunJudgement(of(preset, true, rounds), List.of(PAIR)).isAtMost(PAIR);
	}

	@Test
	void judgesABoundAsItJudgesADifference() {
		List<Double> twice = List.of(2.0, 2.1, 1.9, 2.05, 1.95, 2.0, 2.02, 1.98);
		assertThat(verdict(LabPreset.FULL, true, twice)).isEqualTo(Verdict.CLAIM);
		assertThat(verdict(LabPreset.QUICK, true, twice)).isEqualTo(Verdict.INDICATED);
		assertThat(verdict(LabPreset.FULL, false, twice)).isEqualTo(Verdict.OPEN);
		assertThat(verdict(LabPreset.FULL, true, twice.subList(0, 7))).isEqualTo(Verdict.OPEN);
		assertThat(verdict(LabPreset.FULL, true, times(0.75, twice))).isEqualTo(Verdict.EQUAL);
		assertThat(verdict(LabPreset.FULL, true, times(0.5, twice))).isEqualTo(Verdict.CLAIM);
	}

	@Test
	void correctsBoundsTogetherWithPairs() {
		List<Double> rounds = times(BOUND.least(), Arrays.stream(ROUNDS).boxed().toList());
		assertThat(verdict(LabPreset.FULL, true, rounds)).isEqualTo(Verdict.CLAIM);
		RunJudgement judgement = new RunJudgement(of(LabPreset.FULL, true, rounds), family(20), List.of(BOUND));
		assertThat(judgement.verdict(BOUND)).isEqualTo(Verdict.INDICATED);
		// the same pair is far from 1
		assertThat(judgement.verdict(PAIR)).isEqualTo(Verdict.CLAIM);
	}

	private static Verdict verdict(LabPreset preset, boolean again, List<Double> rounds) {
		return new RunJudgement(of(preset, again, rounds), List.of(), List.of(BOUND)).verdict(BOUND);
	}

	private static List<Double> times(double factor, List<Double> rounds) {
		return rounds.stream().map((ratio) -> factor * ratio).toList();
	}

	private static Ratios ratios(LabPreset preset, boolean again) {
		return of(preset, again, Arrays.stream(ROUNDS).boxed().toList());
	}

	private static Ratios of(LabPreset preset, boolean again, List<Double> rounds) {
		List<Fork> forks = new ArrayList<>();
		for (int round = 0; round < rounds.size(); round++) {
			forks.add(fork(round, Style.REACTOR, false, 10 * rounds.get(round)));
			forks.add(fork(round, Style.LOOP, false, 10));
			if (again) {
				forks.add(fork(round, Style.LOOP, true, (round % 2 == 0) ? 9.9 : 10.1));
			}
		}
		return new Ratios(new LabOrder(preset, List.of(), rounds.size(), 1, null, Map.of(), Map.of(), List.of()), forks,
				Figure.CPU);
	}

	private static Fork fork(int round, Style style, boolean again, double cpu) {
		return new Fork(round, "stream-map", style, again, cpu, cpu, 24, null);
	}

}
