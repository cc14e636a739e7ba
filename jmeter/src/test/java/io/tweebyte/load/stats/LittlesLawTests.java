package io.tweebyte.load.stats;

import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

class LittlesLawTests {

	private static final Window WINDOW = new Window(10_000, 20_000);

	@Test
	void holdsForUsersThatAreAlwaysAtWork() {
		LittlesLaw law = LittlesLaw.of(load(4, 40, 10), WINDOW, 4);
		assertThat(law.throughput()).isEqualTo(80);
		assertThat(law.latency()).isEqualTo(40);
		assertThat(law.gap()).isEqualTo(10);
		assertThat(law.impliedUsers()).isCloseTo(4, within(0.001));
		assertThat(law.holds()).isTrue();
	}

	@Test
	void failsWhenUsersWereMissing() {
		LittlesLaw law = LittlesLaw.of(load(4, 40, 10), WINDOW, 5);
		assertThat(law.holds()).isFalse();
	}

	@Test
	void isNotJudgedWhereTheClockIsTooCoarse() {
		assertThat(LittlesLaw.of(load(4, 10, 10), WINDOW, 5).holds()).isTrue();
	}

	@Test
	void holdsForLongAnswersThatBecomeShorterWithinAShortWindow() {
		List<Sample> samples = new ArrayList<>();
		for (int user = 0; user < 50; user++) {
			long elapsed = 6_000;
			for (long start = 4_000 + user * 100; start < 25_000; start += elapsed) {
				elapsed = elapsed * 4 / 5;
				samples.add(SampleFixtures.success(start, elapsed, "user-" + user, 50));
			}
		}
		LittlesLaw law = LittlesLaw.of(Samples.of(samples), WINDOW, 50);
		assertThat(law.impliedUsers()).isCloseTo(50, within(0.1));
		assertThat(law.holds()).isTrue();
	}

	@Test
	void failsOnAnEmptyWindow() {
		assertThat(LittlesLaw.of(new Samples(), WINDOW, 1).holds()).isFalse();
	}

	private static Samples load(int users, int latency, int gap) {
		List<Sample> samples = new ArrayList<>();
		for (int user = 0; user < users; user++) {
			for (long start = 5_000 + user; start < 25_000; start += latency + gap) {
				samples.add(SampleFixtures.success(start, latency, "user-" + user, users));
			}
		}
		return Samples.of(samples);
	}

}
