package io.tweebyte.load.report;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import io.tweebyte.load.LoadModel;
import io.tweebyte.load.Purpose;
import io.tweebyte.load.Scenario;
import io.tweebyte.load.stats.Holm;
import io.tweebyte.load.stats.RankTest;

/**
 * The tests that were named beforehand: the CPU a request of async and reactive, at one
 * level of each of the study's scenarios. Nothing else is tested.
 */
final class PrimaryTests {

	/** The primary level of every scenario, of the closed model. */
	static final int USERS = 100;

	static final Figure FIGURE = Figure.CPU_PER_REQUEST;

	/** The study's. The session of our own is described only. */
	static final List<Scenario> NAMED = List.of(Scenario.USER_SUMMARY, Scenario.FOLLOW, Scenario.TWEET_UPDATE,
			Scenario.USER_TWEETS);

	private final Repeats repeats;

	PrimaryTests(Repeats repeats) {
		this.repeats = repeats;
	}

	/**
	 * The tests that there are repeats enough for.
	 * @param async of one run
	 * @param reactive of the same run
	 */
	List<PrimaryTest> of(Subject async, Subject reactive) {
		List<PrimaryTest> tests = new ArrayList<>();
		for (Scenario scenario : NAMED) {
			test(new Place(scenario, LoadModel.CLOSED, USERS), async, reactive, tests);
		}
		double[] corrected = corrected(tests);
		List<PrimaryTest> all = new ArrayList<>();
		for (int place = 0; place < tests.size(); place++) {
			all.add(tests.get(place).corrected(corrected[place]));
		}
		return all;
	}

	/**
	 * Corrected for all tests that were named, also those that there are no cells for:
	 * otherwise whoever measures scenario by scenario would correct nothing.
	 */
	private static double[] corrected(List<PrimaryTest> tests) {
		double[] p = new double[NAMED.size()];
		Arrays.fill(p, 1);
		for (int place = 0; place < tests.size(); place++) {
			p[place] = tests.get(place).test().p();
		}
		return Holm.adjust(p);
	}

	private void test(Place place, Subject async, Subject reactive, List<PrimaryTest> tests) {
		double[] first = values(async, place);
		double[] second = values(reactive, place);
		int repeats = Math.min(first.length, second.length);
		if (repeats >= RankTest.LEAST) {
			RankTest test = RankTest.of(first, second);
			tests.add(new PrimaryTest(place, FIGURE, async, reactive, repeats, test, test.p()));
		}
	}

	private double[] values(Subject subject, Place place) {
		return Repeats.values(this.repeats.tried(subject, Purpose.COMPARISON).getOrDefault(place, List.of()), FIGURE);
	}

}
