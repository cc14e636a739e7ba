package io.tweebyte.load.stats;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

class RankTestTests {

	/**
	 * The published critical values of U at 5 %, two-sided (Mann and Whitney 1947, as in
	 * the usual tables): the greatest U that is significant, for sides of n values.
	 */
	@ParameterizedTest
	@CsvSource({ "4, 0", "5, 2", "6, 5", "7, 8", "8, 13", "9, 17", "10, 23" })
	void agreesWithThePublishedTable(int n, int critical) {
		assertThat(RankTest.of(first(n, critical), second(n)).u()).isEqualTo(critical);
		assertThat(RankTest.of(first(n, critical), second(n)).p()).isLessThanOrEqualTo(0.05);
		assertThat(RankTest.of(first(n, critical + 1), second(n)).p()).isGreaterThan(0.05);
	}

	/** 2 of the 252 ways to deal ten ranks to two sides part them wholly. */
	@Test
	void fiveAgainstFiveWhollyApart() {
		RankTest test = RankTest.of(first(5, 0), second(5));
		assertThat(test.p()).isCloseTo(2.0 / 252, within(1e-12));
		assertThat(test.exact()).isTrue();
	}

	/** 2 of 20 ways: three repeats can never show a difference at 5 %. */
	@Test
	void threeAgainstThreeCannotReachFivePercent() {
		assertThat(RankTest.of(first(3, 0), second(3)).p()).isCloseTo(0.1, within(1e-12));
	}

	@Test
	void saysWhenTiesMakeItAnApproximation() {
		assertThat(RankTest.of(new double[] { 1, 2, 3, 4, 5 }, new double[] { 5, 6, 7, 8, 9 }).exact()).isFalse();
	}

	/** Values that lie above those of the second side as often as asked. */
	private static double[] first(int n, int u) {
		double[] values = new double[n];
		int left = u;
		for (int place = 0; place < n; place++) {
			int above = Math.min(left, n);
			values[place] = above + 0.25 + place / 100.0;
			left -= above;
		}
		return values;
	}

	private static double[] second(int n) {
		double[] values = new double[n];
		for (int place = 0; place < n; place++) {
			values[place] = place + 1;
		}
		return values;
	}

}
