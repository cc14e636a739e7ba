package io.tweebyte.load.stats;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

class HolmTests {

	/** The example of the method's usual textbooks: 0.01, 0.04, 0.03, 0.005. */
	@Test
	void correctsInTheOrderOfSizeAndAnswersInTheOrderGiven() {
		assertThat(Holm.adjust(0.01, 0.04, 0.03, 0.005)).containsExactly(new double[] { 0.03, 0.06, 0.06, 0.02 },
				within(1e-12));
	}

	@Test
	void neverExceedsOne() {
		assertThat(Holm.adjust(0.5, 0.9)).containsExactly(1.0, 1.0);
	}

	@Test
	void oneTestNeedsNoCorrection() {
		assertThat(Holm.adjust(0.2)).containsExactly(0.2);
		assertThat(Holm.adjust()).isEmpty();
	}

}
