package io.tweebyte.load.report;

import io.tweebyte.load.stats.RankTest;

/**
 * A test on a primary level.
 *
 * @param place the scenario's primary level
 * @param figure always the CPU a request
 * @param first the one subject
 * @param second the other subject
 * @param repeats those of the side that has fewer
 * @param test the test
 * @param corrected its p-value with Holm's correction over all tests of the report
 */
public record PrimaryTest(Place place, Figure figure, Subject first, Subject second, int repeats, RankTest test,
		double corrected) {
}
