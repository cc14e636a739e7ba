package io.tweebyte.load.stats;

import java.util.Random;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class BootstrapTests {

	private static final double[] FIVE = { 10, 11, 12, 13, 14 };

	private final Bootstrap bootstrap = new Bootstrap(7);

	@Test
	void sameSeedGivesTheSameInterval() {
		assertThat(this.bootstrap.median(FIVE)).isEqualTo(new Bootstrap(7).median(FIVE));
	}

	/** Three or more of five draws are the least with a chance of 0.058, above 0.025. */
	@Test
	void intervalOfTheMedianOfFiveReachesFromTheLeastToTheGreatest() {
		assertThat(this.bootstrap.median(FIVE)).contains(new Interval(10, 14));
	}

	@Test
	void ratioOfEqualSidesSpansOne() {
		assertThat(this.bootstrap.ratio(FIVE, FIVE).orElseThrow().spans(1)).isTrue();
	}

	@Test
	void ratioOfConstantsIsAPoint() {
		assertThat(this.bootstrap.ratio(new double[] { 6, 6, 6 }, new double[] { 3, 3 })).contains(new Interval(2, 2));
	}

	@Test
	void oneValueHasNoInterval() {
		assertThat(this.bootstrap.median(new double[] { 1 })).isEmpty();
		assertThat(this.bootstrap.ratio(FIVE, new double[] { 1 })).isEmpty();
	}

	@Test
	void intervalHoldsTheTrueMedianAboutNineteenTimesInTwenty() {
		Random random = new Random(3);
		long held = IntStream.range(0, 200)
			.filter((trial) -> this.bootstrap.median(random.doubles(25).toArray()).orElseThrow().spans(0.5))
			.count();
		assertThat(held).isBetween(180L, 199L);
	}

}
