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
	void failsOnAnEmptyWindow() {
		assertThat(LittlesLaw.of(List.of(), WINDOW, 1).holds()).isFalse();
	}

	private static List<Sample> load(int users, int latency, int gap) {
		List<Sample> samples = new ArrayList<>();
		for (int user = 0; user < users; user++) {
			for (long start = 5_000 + user; start < 25_000; start += latency + gap) {
				samples.add(SampleFixtures.success(start, latency, "user-" + user, users));
			}
		}
		return samples;
	}

}
