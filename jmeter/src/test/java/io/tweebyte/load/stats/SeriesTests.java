package io.tweebyte.load.stats;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

class SeriesTests {

	private final Series series = new Series();

	@Test
	void tellsTheGrowthOfACounterAndNotTheSumOfItsReadings() {
		this.series.add(1_000, 500);
		this.series.add(2_000, 700);
		this.series.add(3_000, 900);
		assertThat(this.series.increase(new Window(1_000, 3_000))).hasValue(400);
	}

	@Test
	void readsBetweenReadingsThatAreNotASecondApart() {
		this.series.add(0, 0);
		this.series.add(4_000, 400);
		this.series.add(4_100, 1_000);
		this.series.add(9_000, 1_490);
		assertThat(this.series.increase(new Window(2_000, 5_000)).orElseThrow()).isCloseTo(890, within(0.001));
	}

	@Test
	void ordersReadingsByTheirClock() {
		this.series.add(3_000, 30);
		this.series.add(1_000, 10);
		this.series.add(2_000, 20);
		assertThat(this.series.increase(new Window(1_000, 2_000))).hasValue(10);
	}

	@Test
	void knowsNoGrowthBeyondItsReadings() {
		this.series.add(1_000, 10);
		this.series.add(2_000, 20);
		assertThat(this.series.increase(new Window(500, 1_500))).isEmpty();
		assertThat(this.series.increase(new Window(1_500, 2_500))).isEmpty();
		assertThat(new Series().increase(new Window(0, 1))).isEmpty();
	}

	@Test
	void knowsNoGrowthOfACounterThatFell() {
		this.series.add(1_000, 10);
		this.series.add(2_000, 3);
		assertThat(this.series.increase(new Window(1_000, 2_000))).isEmpty();
	}

	@Test
	void tellsTheGreatestReadingWithinTheWindow() {
		this.series.add(1_000, 90);
		this.series.add(2_000, 20);
		this.series.add(3_000, 40);
		this.series.add(4_000, 80);
		assertThat(this.series.max(new Window(1_500, 4_000))).hasValue(40);
		assertThat(this.series.max(new Window(5_000, 6_000))).isEmpty();
	}

	@Test
	void addsUpACounterThatBeganAnew() {
		Series series = new Series();
		series.add(0, 100);
		series.add(1_000, 150);
		series.add(2_000, 20);
		series.add(3_000, 60);
		assertThat(series.growth(new Window(0, 3_000))).hasValue(50 + 20 + 40);
		assertThat(series.growth(new Window(500, 1_000))).hasValue(25);
		assertThat(series.growth(new Window(0, 3_001))).isEmpty();
	}

	@Test
	void doesNotSumTheReadingsOfACounter() {
		Series series = new Series();
		for (long second = 0; second <= 10; second++) {
			series.add(second * 1_000, 500 + second);
		}
		assertThat(series.growth(new Window(2_000, 8_000))).hasValue(6);
		assertThat(series.mean(new Window(2_000, 5_000))).hasValue(503);
		assertThat(series.last()).hasValue(510);
	}

}
