package io.tweebyte.load.report;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

import io.tweebyte.load.CellResult;
import io.tweebyte.load.stats.CellFigures;

/**
 * The errors of all cells of a load that were tried, also of those that do not count
 * because of them.
 *
 * @param requests answered or failed
 * @param kinds failures by kind
 */
public record Errors(long requests, Map<String, Long> kinds) {

	/** Its name among the figures. */
	static final String KEY = "errors";

	static final String UNIT = "% of all requests";

	static Errors of(List<CellResult> tried) {
		List<CellFigures> figures = tried.stream().flatMap((result) -> result.figures().stream()).toList();
		TreeMap<String, Long> kinds = figures.stream()
			.flatMap((each) -> each.errorKinds().entrySet().stream())
			.collect(Collectors.groupingBy(Map.Entry::getKey, TreeMap::new,
					Collectors.summingLong(Map.Entry::getValue)));
		return new Errors(figures.stream().mapToLong(CellFigures::requests).sum(), kinds);
	}

	/** Percent of the requests, {@code NaN} without a request. */
	double percent() {
		double failed = this.kinds.values().stream().mapToLong(Long::longValue).sum();
		return (this.requests == 0) ? Double.NaN : 100 * failed / this.requests;
	}

	/** The failures by kind, empty when there are none. */
	String words() {
		return this.kinds.entrySet()
			.stream()
			.map((kind) -> kind.getValue() + " " + kind.getKey())
			.collect(Collectors.joining(", "));
	}

}
