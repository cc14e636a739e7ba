package io.tweebyte.load.stats;

import java.util.Random;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

class ChangeTests {

	private static final Window WINDOW = new Window(10_000, 20_000);

	@Test
	void isSmallWhileNothingMoves() {
		assertThat(throughput(10, 10).isGreat()).isFalse();
		assertThat(throughput(10, 10).ratio()).isCloseTo(1, within(0.01));
	}

	@Test
	void isGreatWhereTheSecondHalfIsFaster() {
		Change change = throughput(12, 10);
		assertThat(change.percent()).isCloseTo(20, within(1.0));
		assertThat(change.isGreat()).isTrue();
		assertThat(throughput(10, 12).isGreat()).isTrue();
	}

	@Test
	void allowsForChanceInAnOpenModelOfFewArrivals() {
		Random random = new Random(5);
		for (int window = 0; window < 50; window++) {
			Samples samples = new Samples();
			for (int arrival = 0; arrival < 200; arrival++) {
				samples.add(SampleFixtures.success(10_000 + random.nextInt(10_000), 0));
			}
			assertThat(Change.ofThroughput(samples, WINDOW, 0).chance()).isBetween(0.2, 0.4);
			assertThat(Math.abs(Change.ofThroughput(samples, WINDOW, 0).percent())).isLessThan(60);
		}
	}

	@Test
	void allowsForUsersWhoseFewLongRequestsAreCutByTheHalves() {
		Samples samples = new Samples();
		for (int user = 0; user < 50; user++) {
			for (long start = 5_000 + user * 97; start < 25_000; start += 5_000) {
				samples.add(SampleFixtures.success(start, 5_000, "user-" + user, 50));
			}
		}
		assertThat(Change.ofThroughput(samples, WINDOW, 50).isGreat()).isFalse();
	}

	@Test
	void isGreatWhereAHalfIsEmpty() {
		Samples samples = new Samples();
		samples.add(SampleFixtures.success(10_000, 1));
		assertThat(Change.ofThroughput(samples, WINDOW, 1).isGreat()).isTrue();
		assertThat(Change.ofThroughput(new Samples(), WINDOW, 1).isGreat()).isTrue();
	}

	@Test
	void tellsWhatARequestCostsLater() {
		Samples samples = load(10, 10);
		assertThat(Change.ofCost(samples, WINDOW, 1_000, 1_050, 10, 1).isGreat()).isFalse();
		Change warming = Change.ofCost(samples, WINDOW, 1_000, 800, 10, 1);
		assertThat(warming.percent()).isCloseTo(-20, within(1.0));
		assertThat(warming.isGreat()).isTrue();
		assertThat(Change.ofCost(samples, WINDOW, 100, 80, 10, 1).isGreat()).isFalse();
	}

	private static Change throughput(int first, int second) {
		return Change.ofThroughput(load(first, second), WINDOW, 1);
	}

	/** One request after the other, of two lengths. */
	private static Samples load(int first, int second) {
		Samples samples = new Samples();
		for (long start = 9_000; start < 21_000; start += (start < 15_000) ? first : second) {
			samples.add(SampleFixtures.success(start, (start < 15_000) ? first : second));
		}
		return samples;
	}

}
