package io.tweebyte.load.stats;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

class RatioTests {

	private final Bootstrap bootstrap = new Bootstrap(1);

	@Test
	void isAboveOneWhereTheFirstSideIsGreater() {
		Ratio ratio = Ratio.of(new double[] { 20, 22, 24 }, new double[] { 10, 11, 12 }, this.bootstrap);
		assertThat(ratio.value()).isEqualTo(2);
		assertThat(ratio.least()).isEqualTo(20.0 / 12);
		assertThat(ratio.greatest()).isEqualTo(2.4);
	}

	@Test
	void leadIsTheSameWhicheverSideIsAbove() {
		double[] small = { 4 };
		double[] great = { 5 };
		assertThat(Ratio.of(small, great, this.bootstrap).value()).isEqualTo(0.8);
		assertThat(Ratio.of(small, great, this.bootstrap).lead()).isCloseTo(1.25, within(1e-12));
		assertThat(Ratio.of(great, small, this.bootstrap).lead()).isCloseTo(1.25, within(1e-12));
	}

	@Test
	void fewRepeatsAreJudgedByTheirRange() {
		Ratio ratio = Ratio.of(new double[] { 8, 10, 12 }, new double[] { 10, 10, 10 }, this.bootstrap);
		assertThat(ratio.judged()).isEqualTo(new Interval(0.8, 1.2));
	}

	@Test
	void enoughRepeatsAreJudgedByTheBootstrap() {
		double[] wide = { 1, 10, 10, 10, 10, 10, 10, 10, 100 };
		double[] same = { 10, 10, 10, 10, 10, 10, 10, 10, 10 };
		Ratio ratio = Ratio.of(wide, same, this.bootstrap);
		assertThat(ratio.least()).isEqualTo(0.1);
		assertThat(ratio.judged()).isEqualTo(new Interval(1, 1));
	}

	@Test
	void refusesASideWithoutRepeats() {
		assertThatIllegalArgumentException()
			.isThrownBy(() -> Ratio.of(new double[] { 1 }, new double[0], this.bootstrap));
	}

}
