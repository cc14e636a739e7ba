package io.tweebyte.load.stats;

import java.util.Random;

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
	void doesNotHoldWhereFewRequestsLeaveItOpen() {
		Samples samples = new Samples();
		long[] scattered = { 100, 300, 150, 260 };
		for (int index = 0; index < scattered.length; index++) {
			samples.add(endedAt(1_000 + index * 500, scattered[index]));
		}
		assertThat(Flatness.holds(samples, STRETCH)).isFalse();
	}

	@Test
	void holdsForScatteredAnswersWhereThereAreMany() {
		Random random = new Random(7);
		Samples samples = new Samples();
		for (long request = 0; request < 4_000; request++) {
			samples.add(endedAt(1_000 + request / 2, 100 + random.nextInt(100)));
		}
		assertThat(Flatness.holds(samples, STRETCH)).isTrue();
	}

	@Test
	void doesNotHoldWithoutRequestsInBothHalves() {
		Samples samples = new Samples();
		samples.add(endedAt(1_100, 5));
		samples.add(endedAt(1_200, 5));
		samples.add(endedAt(4_000, 5));
		assertThat(Flatness.holds(samples, STRETCH)).isFalse();
	}

	private static boolean between(long first, long second) {
		Samples samples = new Samples();
		for (long end = 0; end < 4_000; end += 10) {
			samples.add(endedAt(end, (end < 2_000) ? first : second));
		}
		return Flatness.holds(samples, STRETCH);
	}

	private static Sample endedAt(long end, long elapsed) {
		return SampleFixtures.success(end - elapsed, elapsed);
	}

}
