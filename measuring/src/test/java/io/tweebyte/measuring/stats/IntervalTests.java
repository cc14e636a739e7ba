package io.tweebyte.measuring.stats;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

class IntervalTests {

	private final Interval interval = new Interval(0.9, 1.3);

	@Test
	void containsItsEnds() {
		assertThat(this.interval.contains(0.9)).isTrue();
		assertThat(this.interval.contains(1.3)).isTrue();
		assertThat(this.interval.contains(0.89)).isFalse();
		assertThat(this.interval.contains(1.31)).isFalse();
	}

	@Test
	void isWithinAnotherWhenNeitherEndIsOutside() {
		assertThat(this.interval.isWithin(this.interval)).isTrue();
		assertThat(this.interval.isWithin(new Interval(0.91, 2))).isFalse();
		assertThat(this.interval.isWithin(new Interval(0, 1.29))).isFalse();
	}

	@Test
	void hullCoversBoth() {
		assertThat(this.interval.hull(new Interval(1.2, 1.4))).isEqualTo(new Interval(0.9, 1.4));
		assertThat(this.interval.hull(new Interval(0.1, 1))).isEqualTo(new Interval(0.1, 1.3));
	}

	@Test
	void halfWidthIsHalfTheDistanceOfTheEnds() {
		assertThat(this.interval.halfWidth()).isCloseTo(0.2, within(1e-12));
	}

	@Test
	void refusesEndsInTheWrongOrder() {
		assertThatIllegalArgumentException().isThrownBy(() -> new Interval(2, 1));
	}

}
