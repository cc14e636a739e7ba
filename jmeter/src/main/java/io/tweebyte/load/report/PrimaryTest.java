package io.tweebyte.load.report;

import io.tweebyte.load.stats.RankTest;

/**
 * A test on a primary level.
 *
 * @param place the scenario's primary level
 * @param figure always the CPU a request
 * @param first async
 * @param second reactive
 * @param repeats those of the side that has fewer
 * @param test the test
 * @param corrected its p-value with Holm's correction over all tests that were named
 * beforehand
 */
public record PrimaryTest(Place place, Figure figure, Subject first, Subject second, int repeats, RankTest test,
		double corrected) {

	boolean isOf(Place place, Figure figure, Subject[] pair) {
		return this.place.equals(place) && this.figure == figure && this.first.equals(pair[0])
				&& this.second.equals(pair[1]);
	}

	PrimaryTest corrected(double corrected) {
		return new PrimaryTest(this.place, this.figure, this.first, this.second, this.repeats, this.test, corrected);
	}

}
