package io.tweebyte.load.report;

import java.util.ArrayList;
import java.util.List;

import io.tweebyte.load.LoadModel;
import io.tweebyte.load.Purpose;
import io.tweebyte.load.Scenario;
import io.tweebyte.load.stats.Holm;
import io.tweebyte.load.stats.RankTest;

/**
 * The tests that were named beforehand: the CPU a request of the first pair, at one level
 * of each of the study's scenarios. Nothing else is tested.
 */
final class PrimaryTests {

	/** The primary level of every scenario, of the closed model. */
	static final int USERS = 100;

	static final Figure FIGURE = Figure.CPU_PER_REQUEST;

	/** The session of our own is described only. */
	private static final String NOT_OF_THE_STUDY = "mixed";

	private final Repeats repeats;

	PrimaryTests(Repeats repeats) {
		this.repeats = repeats;
	}

	/**
	 * The tests that there are repeats enough for.
	 */
	List<PrimaryTest> of(List<Subject[]> pairs) {
		List<PrimaryTest> tests = new ArrayList<>();
		if (!pairs.isEmpty()) {
			for (Scenario scenario : Scenario.values()) {
				test(new Place(scenario, LoadModel.CLOSED, USERS), pairs.getFirst(), tests);
			}
		}
		double[] corrected = Holm.adjust(tests.stream().mapToDouble((test) -> test.test().p()).toArray());
		List<PrimaryTest> all = new ArrayList<>();
		for (int place = 0; place < corrected.length; place++) {
			PrimaryTest test = tests.get(place);
			all.add(new PrimaryTest(test.place(), test.figure(), test.first(), test.second(), test.repeats(),
					test.test(), corrected[place]));
		}
		return all;
	}

	private void test(Place place, Subject[] pair, List<PrimaryTest> tests) {
		double[] first = values(pair[0], place);
		double[] second = values(pair[1], place);
		int repeats = Math.min(first.length, second.length);
		if (repeats >= RankTest.LEAST && !place.scenario().label().equals(NOT_OF_THE_STUDY)) {
			RankTest test = RankTest.of(first, second);
			tests.add(new PrimaryTest(place, FIGURE, pair[0], pair[1], repeats, test, test.p()));
		}
	}

	private double[] values(Subject subject, Place place) {
		return Repeats.values(this.repeats.tried(subject, Purpose.COMPARISON).getOrDefault(place, List.of()), FIGURE);
	}

}
