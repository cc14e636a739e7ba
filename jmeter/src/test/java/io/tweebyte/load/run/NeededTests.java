package io.tweebyte.load.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.BiFunction;
import java.util.stream.IntStream;

import io.tweebyte.measuring.stats.PairedRatio;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class NeededTests {

	/**
	 * Of the ratio of a slice to another one of the same backend, by scenario of the
	 * preset quick, as the kept run of 28 November has them.
	 */
	private static final List<Double> SPREADS = List.of(0.119, 0.145, 0.065, 0.046, 0.073, 0.019);

	private static final int STARTS = 2;

	/** The interval that is required of a backend against itself. */
	private static final double WANTED = 0.08;

	/** All of one start; the kept run had 28 on average, of which latency took a part. */
	private static final int ROUNDS = 36;

	private static final int RUNS = 10;

	@Test
	void givesAllTheSameUntilEachHasEnoughForAnInterval() {
		List<Simulated> blocks = blocks(1);
		for (int round = 1; round <= 4; round++) {
			List<Simulated> next = next(blocks);
			assertThat(next).hasSize(SPREADS.size());
			next.forEach(Simulated::measure);
		}
		assertThat(next(blocks)).hasSize(1);
	}

	@Test
	void oneStartNeedsAllEightRounds() {
		List<Simulated> blocks = blocks(1);
		IntStream.range(0, 7).forEach((round) -> blocks.forEach(Simulated::measure));
		assertThat(Needed.of(blocks, 1, Simulated::rounds, Simulated::need)).isEqualTo(blocks);
	}

	@Test
	void nothingIsNeededWhereNothingIsOpen() {
		assertThat(Needed.of(List.<Simulated>of(), 2, Simulated::rounds, Simulated::need)).isEmpty();
	}

	/** The widest interval of a run is what counts. */
	@Test
	void roundsWhereTheyAreNeededMakeAllIntervalsNarrowEnough() {
		double equal = meanWidest((blocks, round) -> List.of(blocks.get(round % blocks.size())));
		double needed = meanWidest((blocks, round) -> next(blocks).subList(0, 1));
		assertThat(equal).isGreaterThan(WANTED);
		assertThat(needed).isLessThan(WANTED);
	}

	private static double meanWidest(BiFunction<List<Simulated>, Integer, List<Simulated>> choice) {
		return IntStream.range(0, RUNS).mapToDouble((run) -> widest(run, choice)).average().orElseThrow();
	}

	private static double widest(int run, BiFunction<List<Simulated>, Integer, List<Simulated>> choice) {
		List<List<Simulated>> starts = new ArrayList<>();
		for (int start = 0; start < STARTS; start++) {
			List<Simulated> blocks = blocks(STARTS * run + start);
			for (int round = 0; round < ROUNDS; round++) {
				choice.apply(blocks, round).forEach(Simulated::measure);
			}
			starts.add(blocks);
		}
		return IntStream.range(0, SPREADS.size())
			.mapToDouble(
					(block) -> PairedRatio.of(starts.stream().map((blocks) -> blocks.get(block).ratios()).toList(), run)
						.precision())
			.max()
			.orElseThrow();
	}

	private static List<Simulated> next(List<Simulated> blocks) {
		return Needed.of(blocks, STARTS, Simulated::rounds, Simulated::need);
	}

	private static List<Simulated> blocks(int seed) {
		Random random = new Random(seed);
		return SPREADS.stream().map((spread) -> new Simulated(spread, random)).toList();
	}

	/** A scenario in one start. */
	private static final class Simulated {

		private final double spread;

		private final Random random;

		private final List<Double> measured = new ArrayList<>();

		private double need;

		Simulated(double spread, Random random) {
			this.spread = spread;
			this.random = random;
		}

		void measure() {
			this.measured.add(Math.exp(this.spread * this.random.nextGaussian()));
			this.need = PairedRatio.of(List.of(ratios()), 1).precision();
		}

		int rounds() {
			return this.measured.size();
		}

		double[] ratios() {
			return this.measured.stream().mapToDouble(Double::doubleValue).toArray();
		}

		double need() {
			return this.need;
		}

	}

}
