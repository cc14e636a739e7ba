package io.tweebyte.load.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.tweebyte.load.stats.Interval;
import io.tweebyte.load.stats.Summary;

/**
 * The figures of a report as CSV: a line for each figure of a subject at a load, and one
 * for each ratio of two.
 */
final class ReportCsv {

	private static final String HEAD = "key,scenario,model,level,subject,figure,unit,repeats,value,least,greatest,"
			+ "low95,high95,verdict";

	private ReportCsv() {
	}

	static List<String> lines(Report report) {
		List<String> lines = new ArrayList<>(List.of(HEAD));
		for (Level level : report.levels()) {
			errors(level).ifPresent(lines::add);
			for (Map.Entry<Figure, Summary> entry : level.figures().entrySet()) {
				Summary summary = entry.getValue();
				lines.add(line(Keys.of(level, entry.getKey()), level.place(), level.subject().label(),
						Keys.of(entry.getKey()), entry.getKey().unit(), summary.repeats(), summary.median(),
						summary.least(), summary.greatest(), summary.interval(), level.queueing() ? "queueing" : ""));
			}
		}
		for (Comparison comparison : report.comparisons()) {
			lines.add(line(Keys.of(comparison), comparison.place(), comparison.sides(), Keys.of(comparison.figure()),
					"ratio", comparison.ratio().repeats(), comparison.ratio().value(), comparison.ratio().least(),
					comparison.ratio().greatest(), comparison.ratio().interval(), comparison.words()));
		}
		return lines;
	}

	private static Optional<String> errors(Level level) {
		double percent = level.errors().percent();
		return (level.errors().requests() == 0) ? Optional.empty()
				: Optional.of(line(Keys.errors(level), level.place(), level.subject().label(), Errors.KEY, Errors.UNIT,
						level.tried(), percent, percent, percent, Optional.empty(), level.errors().words()));
	}

	private static String line(String key, Place place, String subject, String figure, String unit, int repeats,
			double value, double least, double greatest, Optional<Interval> interval, String verdict) {
		return Stream
			.of(key, place.scenario().label(), place.model().label(), place.level(), subject, figure, unit, repeats,
					value, least, greatest, interval.map((range) -> "" + range.low()).orElse(""),
					interval.map((range) -> "" + range.high()).orElse(""), verdict)
			.map(ReportCsv::field)
			.collect(Collectors.joining(","));
	}

	private static String field(Object value) {
		String text = String.valueOf(value);
		return text.matches("(?s).*[\",\r\n].*") ? '"' + text.replace("\"", "\"\"") + '"' : text;
	}

}
