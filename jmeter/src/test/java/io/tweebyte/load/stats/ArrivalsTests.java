package io.tweebyte.load.stats;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

class ArrivalsTests {

	private static final Window WINDOW = new Window(2_000, 4_000);

	@Test
	void countsAllThatWereSentFromTheFirstOnWhereverTheyStandInTheFile() {
		List<Sample> samples = List.of(SampleFixtures.success(2_900, 500), SampleFixtures.success(1_500, 10),
				SampleFixtures.failure(1_000, 0, "503"), SampleFixtures.success(3_999, 9),
				SampleFixtures.success(4_000, 1));
		assertThat(each(samples).rate(WINDOW.to())).isCloseTo(4 / 3.0, within(1e-9));
		assertThat(each(List.of()).rate(WINDOW.to())).isZero();
	}

	@Test
	void countsASessionByTheRequestThatOpensIt() {
		List<Sample> samples = List.of(request(1_000, 10, "feed", "a"), request(1_200, 10, "like", "a"),
				request(1_500, 10, "feed", "b"));
		assertThat(new Arrivals(Samples.of(samples), Optional.of("feed")).rate(2_000)).isEqualTo(2);
	}

	@Test
	void knowsHowManyUsersWereAtWorkAtOnce() {
		List<Sample> samples = new ArrayList<>();
		samples.add(request(500, 9_000, "s", "outside and inside"));
		samples.add(request(1_000, 900, "s", "before"));
		samples.add(request(2_500, 100, "s", "b"));
		samples.add(request(2_550, 100, "s", "c"));
		samples.add(request(2_600, 100, "s", "d"));
		assertThat(each(samples).busiest(WINDOW)).isEqualTo(3);
		assertThat(each(List.of()).busiest(WINDOW)).isZero();
	}

	@Test
	void takesAUserForWhomTheNextArrivalWaitedForBusyInBetween() {
		List<Sample> samples = new ArrayList<>();
		for (int user = 0; user < 3; user++) {
			for (long start = 2_000 + user; start < 3_000; start += 12) {
				samples.add(request(start, 10, "s", "user-" + user));
			}
		}
		assertThat(each(samples).busiest(new Window(2_500, 2_501))).isEqualTo(3);
	}

	@Test
	void takesAUserForBusyUntilHisSessionIsOver() {
		List<Sample> samples = List.of(request(2_000, 10, "feed", "a"), request(2_400, 10, "like", "a"),
				request(2_200, 10, "feed", "b"), request(3_000, 10, "feed", "a"));
		assertThat(new Arrivals(Samples.of(samples), Optional.of("feed")).busiest(WINDOW)).isEqualTo(2);
		assertThat(each(samples).busiest(WINDOW)).isEqualTo(1);
	}

	private static Arrivals each(List<Sample> samples) {
		return new Arrivals(Samples.of(samples), Optional.empty());
	}

	private static Sample request(long start, long elapsed, String label, String thread) {
		return new Sample(start, elapsed, label, thread, 5, true, "");
	}

}
