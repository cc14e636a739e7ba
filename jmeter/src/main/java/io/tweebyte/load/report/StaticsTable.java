package io.tweebyte.load.report;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.ToDoubleFunction;

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
				List.of("service and backend", "start to first answer, ms", "heap idle, MiB", "jar, MB",
						"resident memory, MiB", "classes loaded"));
		for (StaticFigures figures : run.record().statics()) {
			Optional<PaperStatic> published = paper.statics(figures.service(), figures.contender().label());
			table.row("", Field.text(figures.service() + " · " + figures.contender().label()),
					List.of(field(figures.startMillis(), published, PaperStatic::start),
							field(figures.heapIdle() / Figure.MEBIBYTE, published, PaperStatic::heapIdle),
							field(figures.jar() / MEGABYTE, published, PaperStatic::jar),
							Field.number(figures.resident() / Figure.MEBIBYTE),
							new Field(String.format(Locale.ROOT, "%,.0f", figures.classes()), "", "number", "")));
		}
		return table;
	}

	private static Field field(double ours, Optional<PaperStatic> published, ToDoubleFunction<PaperStatic> figure) {
		return Field.number(ours)
			.with(published.map((line) -> "study: " + Numbers.of(figure.applyAsDouble(line))).orElse(""));
	}

}
