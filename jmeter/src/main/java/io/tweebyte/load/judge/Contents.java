package io.tweebyte.load.judge;

import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import io.tweebyte.load.record.CacheHits;
import io.tweebyte.load.record.SliceRecord;

/**
 * What was found in responses and caches during the slices of a block that count.
 *
 * @param firstEvents how many responses had their first event how many microseconds after
 * the request was sent
 * @param gaps how many events came how many microseconds after the one before
 * @param cache look-ups of the cache whose hit ratio the scenario fixes
 * @param lowest the lowest hit ratio of a slice, 0 to 1; infinite without look-ups
 * @param highest the highest one, likewise
 */
public record Contents(Map<Long, Integer> firstEvents, Map<Long, Integer> gaps, CacheHits cache, double lowest,
		double highest) {

	static Contents of(List<SliceRecord> slices) {
		Map<Long, Integer> firstEvents = new TreeMap<>();
		Map<Long, Integer> gaps = new TreeMap<>();
		for (SliceRecord slice : slices) {
			slice.load().firstEvents().forEach((micros, count) -> firstEvents.merge(micros, count, Integer::sum));
			slice.load().gaps().forEach((micros, count) -> gaps.merge(micros, count, Integer::sum));
		}
		DoubleSummaryStatistics ratios = slices.stream()
			.mapToDouble((slice) -> slice.cache().share())
			.filter(Double::isFinite)
			.summaryStatistics();
		return new Contents(firstEvents, gaps,
				slices.stream().map(SliceRecord::cache).reduce(CacheHits.NONE, CacheHits::plus), ratios.getMin(),
				ratios.getMax());
	}

	public boolean isPresent() {
		return events() > 0 || Double.isFinite(this.lowest);
	}

	public long events() {
		return count(this.firstEvents) + count(this.gaps);
	}

	private static long count(Map<Long, Integer> times) {
		return times.values().stream().mapToLong(Integer::longValue).sum();
	}

}
