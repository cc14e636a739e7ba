package io.tweebyte.load.stats;

import java.util.IntSummaryStatistics;
import java.util.stream.IntStream;

/**
 * The least and the greatest of some counts; both 0 when there are none.
 *
 * @param least the least
 * @param greatest the greatest
 */
public record Range(int least, int greatest) {

	static Range of(IntStream counts) {
		IntSummaryStatistics statistics = counts.summaryStatistics();
		return (statistics.getCount() == 0) ? new Range(0, 0) : new Range(statistics.getMin(), statistics.getMax());
	}

}
