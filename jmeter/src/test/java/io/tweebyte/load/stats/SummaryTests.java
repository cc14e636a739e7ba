package io.tweebyte.load.stats;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

class SummaryTests {

	private final Bootstrap bootstrap = new Bootstrap(1);

	@Test
	void knowsMedianAndRangeInWhateverOrder() {
		Summary summary = Summary.of(new double[] { 5, 1, 9 }, this.bootstrap);
		assertThat(summary.median()).isEqualTo(5);
		assertThat(summary.least()).isEqualTo(1);
		assertThat(summary.greatest()).isEqualTo(9);
		assertThat(summary.repeats()).isEqualTo(3);
	}

	@Test
	void medianOfAnEvenNumberLiesBetweenTheMiddleTwo() {
		assertThat(Summary.of(new double[] { 4, 1, 3, 2 }, this.bootstrap).median()).isEqualTo(2.5);
	}

	@Test
	void refusesNothing() {
		assertThatIllegalArgumentException().isThrownBy(() -> Summary.of(new double[0], this.bootstrap));
	}

}
