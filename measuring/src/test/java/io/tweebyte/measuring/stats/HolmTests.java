package io.tweebyte.measuring.stats;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

class HolmTests {

	/** The textbook example 0.01, 0.04, 0.03, 0.005. */
	@Test
	void correctsByRankAndReturnsTheOrderGiven() {
		assertThat(Holm.adjust(0.01, 0.04, 0.03, 0.005)).containsExactly(new double[] { 0.03, 0.06, 0.06, 0.02 },
				within(1e-12));
	}

	@Test
	void neverExceedsOne() {
		assertThat(Holm.adjust(0.5, 0.9)).containsExactly(1.0, 1.0);
	}

	@Test
	void leavesASingleTestUnchanged() {
		assertThat(Holm.adjust(0.2)).containsExactly(0.2);
		assertThat(Holm.adjust()).isEmpty();
	}

}
