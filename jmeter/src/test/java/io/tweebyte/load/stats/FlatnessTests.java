package io.tweebyte.load.stats;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class FlatnessTests {

	private static final Window STRETCH = new Window(1_000, 3_000);

	@Test
	void holdsWhenBothHalvesAreAsFast() {
		assertThat(between(20, 20)).isTrue();
		assertThat(between(20, 19)).isTrue();
	}

	@Test
	void doesNotHoldWhileAnswersBecomeFasterOrSlower() {
		assertThat(between(30, 20)).isFalse();
		assertThat(between(20, 30)).isFalse();
	}

	@Test
	void allowsForChanceWhereThereAreFewRequests() {
		Flatness flatness = new Flatness();
		long[] scattered = { 100, 300, 150, 260 };
		for (int index = 0; index < scattered.length; index++) {
			flatness.add(1_000 + index * 500, scattered[index]);
		}
		assertThat(flatness.holds(STRETCH)).isTrue();
	}

	@Test
	void doesNotHoldWithoutRequestsInBothHalves() {
		Flatness flatness = new Flatness();
		flatness.add(1_100, 5);
		flatness.add(1_200, 5);
		flatness.add(4_000, 5);
		assertThat(flatness.holds(STRETCH)).isFalse();
	}

	private static boolean between(long first, long second) {
		Flatness flatness = new Flatness();
		for (long end = 0; end < 4_000; end += 10) {
			flatness.add(end, (end < 2_000) ? first : second);
		}
		return flatness.holds(STRETCH);
	}

}
