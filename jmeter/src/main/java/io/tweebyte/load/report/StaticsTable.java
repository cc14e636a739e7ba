package io.tweebyte.load.report;

import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.tweebyte.load.StaticFigures;
import io.tweebyte.load.paper.Paper;
import io.tweebyte.load.paper.PaperStatic;
import io.tweebyte.load.report.Table.Field;

/**
 * The study's Table 4 beside ours.
 */
final class StaticsTable {

	private static final double MEGABYTE = 1_000_000;

	private StaticsTable() {
	}

	static Table of(Run run, Paper paper) {
		Table table = Table.of("Before anything is asked, " + run.name() + "; the study's figures below ours",
				List.of("service and backend", "all four started at once, ms until ready", "heap idle, MiB", "jar, MB",
						"resident memory, MiB", "classes loaded"));
		for (StaticFigures figures : run.record().statics()) {
			Optional<PaperStatic> published = paper.statics(figures.service(), figures.contender().label());
			table.row("", Field.text(figures.service() + " · " + figures.contender().label()),
					List.of(starts(figures, published),
							field(figures.heapIdle() / Figure.MEBIBYTE, published, PaperStatic::heapIdle),
							field(figures.jar() / MEGABYTE, published, PaperStatic::jar),
							Field.number(figures.resident() / Figure.MEBIBYTE),
							new Field(String.format(Locale.ROOT, "%,.0f", figures.classes()), "", "number", "")));
		}
		return table;
	}

	/** The median of all starts, and how far they lie apart. */
	private static Field starts(StaticFigures figures, Optional<PaperStatic> published) {
		DoubleSummaryStatistics starts = figures.starts().stream().mapToDouble(Double::doubleValue).summaryStatistics();
		String range = (starts.getCount() < 2) ? "one start" : "%d starts, %s to %s".formatted(starts.getCount(),
				Numbers.of(starts.getMin()), Numbers.of(starts.getMax()));
		Field median = field(figures.startMillis(), published, PaperStatic::start);
		return median
			.with(Stream.of(range, median.note()).filter((note) -> !note.isEmpty()).collect(Collectors.joining("; ")));
	}

	private static Field field(double ours, Optional<PaperStatic> published, ToDoubleFunction<PaperStatic> figure) {
		return Field.number(ours)
			.with(published.map((line) -> "study: " + Numbers.of(figure.applyAsDouble(line))).orElse(""));
	}

}
