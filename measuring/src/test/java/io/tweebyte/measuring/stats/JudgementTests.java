package io.tweebyte.measuring.stats;

import java.util.Collections;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class JudgementTests {

	private static final PairedRatio ITSELF = ratio(1, 0.03, 0.8, 3, 40);

	private static final List<String> PRIMARIES = List.of("one", "two", "three", "four");

	@Test
	void claimsAPrimaryDifferenceOverThreeStarts() {
		PairedRatio ratio = ratio(1.3, 0.1, 0.001, 3, 30);
		assertThat(judgement(ITSELF, ratio).of("one", ratio)).isEqualTo(Verdict.CLAIM);
	}

	@Test
	void twoStartsIndicateAtMost() {
		PairedRatio ratio = ratio(1.3, 0.1, 0.001, 2, 30);
		assertThat(judgement(ITSELF, ratio).of("one", ratio)).isEqualTo(Verdict.INDICATED);
	}

	/** 0.02 times four named comparisons, of which three were not measured, is 0.08. */
	@Test
	void primariesThatWereNotMeasuredCountInTheCorrection() {
		PairedRatio ratio = ratio(1.3, 0.1, 0.02, 5, 30);
		assertThat(judgement(ITSELF, ratio).of("one", ratio)).isEqualTo(Verdict.INDICATED);
		assertThat(new Judgement(ITSELF, List.of("one"), Map.of("one", ratio)).of("one", ratio))
			.isEqualTo(Verdict.CLAIM);
	}

	@Test
	void whatWasNotNamedBeforehandIsIndicatedAtMost() {
		PairedRatio ratio = ratio(1.3, 0.1, 0.0001, 5, 100);
		assertThat(judgement(ITSELF, ratio).of("other", ratio)).isEqualTo(Verdict.INDICATED);
	}

	@Test
	void anIntervalWithOneIsOpen() {
		PairedRatio ratio = ratio(1.05, 0.1, 0.3, 5, 30);
		assertThat(judgement(ITSELF, ratio).of("one", ratio)).isEqualTo(Verdict.OPEN);
	}

	@Test
	void aNarrowIntervalAroundOneIsEqual() {
		PairedRatio ratio = ratio(1.01, 0.03, 0.6, 2, 30);
		assertThat(judgement(ITSELF, ratio).of("one", ratio)).isEqualTo(Verdict.EQUAL);
	}

	@Test
	void aSmallDifferenceIsEqualEvenIfSignificant() {
		PairedRatio ratio = ratio(1.02, 0.01, 0.001, 5, 100);
		assertThat(judgement(ITSELF, ratio).of("one", ratio)).isEqualTo(Verdict.EQUAL);
	}

	@Test
	void anUntrustedRunIndicatesAtMost() {
		PairedRatio biased = ratio(1.1, 0.03, 0.001, 3, 40);
		PairedRatio great = ratio(1.3, 0.1, 0.001, 3, 30);
		PairedRatio small = ratio(1.01, 0.03, 0.6, 3, 30);
		assertThat(Judgement.isTrusted(biased)).isFalse();
		assertThat(judgement(biased, great).of("one", great)).isEqualTo(Verdict.INDICATED);
		assertThat(judgement(biased, small).of("one", small)).isEqualTo(Verdict.OPEN);
	}

	@Test
	void fewRoundsAreOpen() {
		PairedRatio ratio = ratio(1.3, 0.1, 0.001, 3, 7);
		assertThat(judgement(ITSELF, ratio).of("one", ratio)).isEqualTo(Verdict.OPEN);
	}

	private static Judgement judgement(PairedRatio itself, PairedRatio ratio) {
		return new Judgement(itself, PRIMARIES, Map.of("one", ratio));
	}

	private static PairedRatio ratio(double value, double reach, double p, int starts, int rounds) {
		return new PairedRatio(value, around(value, reach), around(value, 0.84 * reach), around(value, 1.3 * reach), p,
				Collections.nCopies(starts, value), rounds);
	}

	private static Interval around(double value, double reach) {
		return new Interval(value - reach, value + reach);
	}

}
