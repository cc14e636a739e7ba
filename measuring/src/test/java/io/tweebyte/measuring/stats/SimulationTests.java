package io.tweebyte.measuring.stats;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.ToDoubleFunction;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

/**
 * What the statistics find in runs whose truth is known. Spreads are those of the rig: 12
 * % per round, 5 % per start.
 */
class SimulationTests {

	private static final double ROUND_SPREAD = 0.12;

	private static final double START_SPREAD = 0.05;

	/** Enough for coverage, and ten times as fast. */
	private static final int DRAWS = 999;

	private static final List<String> PRIMARIES = List.of("user-summary", "follow", "tweet-update", "user-tweets");

	private final Random random = new Random(20261126);

	@ParameterizedTest
	@ValueSource(ints = { 3, 5 })
	void intervalsContainTheTruthInNineteenOfTwentyRuns(int starts) {
		int runs = 600;
		long containing = IntStream.range(0, runs)
			.filter((run) -> PairedRatio.of(starts(starts, 12, 1.2, START_SPREAD), run, DRAWS).interval().contains(1.2))
			.count();
		assertThat((double) containing / runs).isBetween(0.93, 1.0);
	}

	@Test
	void twoStartsContainTheTruthTooRarelyForAClaim() {
		int runs = 300;
		long containing = IntStream.range(0, runs)
			.filter((run) -> PairedRatio.of(starts(2, 12, 1.2, START_SPREAD), run, DRAWS).interval().contains(1.2))
			.count();
		assertThat((double) containing / runs).isBetween(0.75, 0.93);
	}

	@Test
	void aBackendAgainstItselfIsClaimedToDifferInAtMostOneOfTwentyRuns() {
		long claims = IntStream.range(0, 20)
			.mapToObj((run) -> verdicts(5, 20, 1))
			.filter((verdicts) -> verdicts.contains(Verdict.CLAIM))
			.count();
		assertThat(claims).isLessThanOrEqualTo(1);
	}

	/** With a spread of 3 % between starts, alone among four primaries. */
	@Test
	void fiveStartsOfFortyRoundsClaimTenPercent() {
		assertThat(power(5, 40, 0.03, Verdict.CLAIM)).isGreaterThanOrEqualTo(0.8);
	}

	@Test
	void fiveStartsShowTenPercentIfStartsDifferByFivePercent() {
		assertThat(power(5, 40, START_SPREAD, Verdict.INDICATED)).isGreaterThanOrEqualTo(0.8);
	}

	/** Alone among four primaries; more rounds do not help, because starts differ. */
	@Test
	void aClaimOfTenPercentNeedsEightStartsIfStartsDifferByFivePercent() {
		assertThat(power(5, 40, START_SPREAD, Verdict.CLAIM)).isLessThan(0.7);
		assertThat(power(8, 40, START_SPREAD, Verdict.CLAIM)).isGreaterThanOrEqualTo(0.8);
	}

	@Test
	void driftOfTheMachineCancels() {
		List<double[]> starts = new ArrayList<>();
		for (int start = 0; start < 5; start++) {
			starts.add(rounds(40, (round) -> drifted(round) / drifted(round)));
		}
		assertThat(PairedRatio.of(starts, 1, DRAWS).value()).isCloseTo(1, within(0.02));
	}

	/** 200 ms in one of twenty slices that cost 300 ms; a median would not show it. */
	@Test
	void rareFullCollectionsAreVisible() {
		List<double[]> starts = IntStream.range(0, 5)
			.mapToObj((start) -> rounds(20, (round) -> (300 + ((round == 7) ? 200 : 0)) / 300.0, 0.01))
			.toList();
		PairedRatio ratio = PairedRatio.of(starts, 1, DRAWS);
		assertThat(ratio.value()).isBetween(1.02, 1.035);
	}

	/** Returns how often a difference of 10 % gets at least a verdict. */
	private double power(int starts, int rounds, double spread, Verdict least) {
		int runs = 200;
		long found = IntStream.range(0, runs).filter((run) -> {
			PairedRatio ratio = PairedRatio.of(starts(starts, rounds, 1.1, spread), run, DRAWS);
			PairedRatio itself = PairedRatio.of(starts(starts, rounds, 1, 0), run, DRAWS);
			Verdict verdict = new Judgement(itself, PRIMARIES, Map.of("follow", ratio)).of("follow", ratio);
			return verdict.compareTo(least) <= 0;
		}).count();
		return (double) found / runs;
	}

	private List<Verdict> verdicts(int starts, int rounds, double truth) {
		PairedRatio itself = PairedRatio.of(starts(starts, rounds, 1, 0), 1, DRAWS);
		Map<String, PairedRatio> ratios = new HashMap<>();
		PRIMARIES.forEach((name) -> ratios.put(name,
				PairedRatio.of(starts(starts, rounds, truth, START_SPREAD), name.hashCode(), DRAWS)));
		Judgement judgement = new Judgement(itself, PRIMARIES, ratios);
		return PRIMARIES.stream().map((name) -> judgement.of(name, ratios.get(name))).toList();
	}

	private List<double[]> starts(int starts, int rounds, double truth, double spread) {
		return IntStream.range(0, starts).mapToObj((start) -> {
			double ratio = truth * Math.exp(spread * this.random.nextGaussian());
			return rounds(rounds, (round) -> ratio);
		}).toList();
	}

	private double[] rounds(int count, ToDoubleFunction<Integer> ratio) {
		return rounds(count, ratio, ROUND_SPREAD);
	}

	private double[] rounds(int count, ToDoubleFunction<Integer> ratio, double spread) {
		return IntStream.range(0, count)
			.mapToDouble((round) -> ratio.applyAsDouble(round) * Math.exp(spread * this.random.nextGaussian()))
			.toArray();
	}

	/** The cost of a slice on a machine that becomes half as fast within 40 rounds. */
	private double drifted(int round) {
		return DoubleStream.of(round / 40.0, this.random.nextDouble() / 40).map((time) -> Math.pow(2, time)).sum();
	}

}
