package io.tweebyte.measuring.stats;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

class StartSpreadTests {

	/** Tabulated: t of 2 degrees at 95 % is 4.3027, at 90 % 2.9200. */
	@Test
	void intervalUsesTheTabulatedQuantiles() {
		StartSpread spread = StartSpread.of(new double[] { 1, 2, 3 });
		double error = 1 / Math.sqrt(3);
		assertThat(spread.interval(0.95).low()).isCloseTo(2 - 4.3027 * error, within(1e-4));
		assertThat(spread.interval(0.95).high()).isCloseTo(2 + 4.3027 * error, within(1e-4));
		assertThat(spread.interval(0.9).halfWidth()).isCloseTo(2.92 * error, within(1e-4));
	}

	@Test
	void pIsFiveHundredthsWhereTheIntervalEndsAtZero() {
		StartSpread spread = new StartSpread(4.3027, 1, 2);
		assertThat(spread.p()).isCloseTo(0.05, within(1e-4));
	}

	@Test
	void equalStartsAreCertain() {
		assertThat(StartSpread.of(new double[] { 2, 2, 2 }).p()).isZero();
		assertThat(StartSpread.of(new double[] { 0, 0, 0 }).p()).isEqualTo(1);
	}

}
