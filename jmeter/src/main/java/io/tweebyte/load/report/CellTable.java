package io.tweebyte.load.report;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;

import io.tweebyte.load.CellResult;
import io.tweebyte.load.LoadModel;
import io.tweebyte.load.report.Table.Field;
import io.tweebyte.load.stats.CellFigures;
import io.tweebyte.load.stats.CpuLaw;
import io.tweebyte.load.stats.LittlesLaw;

/**
 * Every cell that was tried, with both laws, and what speaks against it.
 */
final class CellTable {

	private static final List<String> FIGURES = List.of("requests", "errors", "requests/s", "p50", "p90", "p99",
			"p99.9", "max, ms", "Little's law");

	private CellTable() {
	}

	static Table of(Run run) {
		List<String> head = new ArrayList<>(List.of("cell", "counts", "remarks"));
		head.addAll(FIGURES);
		head.addAll(List.of("CPU law", "generator"));
		Table table = Table.of("Cells of " + run.name() + " in the order of measuring", head);
		run.record().cells().forEach((result) -> table.row(result.counts() ? "" : "bad", name(result), fields(result)));
		return table;
	}

	private static Field name(CellResult result) {
		return Field.text(result.cell().name()).with(switch (result.cell().purpose()) {
			case COMPARISON, SETTLING -> "";
			case SAME_AGAIN -> "A/A";
			case OVERLOAD -> "overload, production limits";
		});
	}

	private static List<Field> fields(CellResult result) {
		List<Field> fields = new ArrayList<>();
		fields.add(Field.text(!result.counts() ? "DOES NOT COUNT"
				: result.ranks() ? "yes" : result.isSteady() ? "CPU only" : "not ranked"));
		fields.add(Field.remark(remarks(result)));
		fields.addAll(result.figures()
			.map((figures) -> figures(result, figures))
			.orElse(Collections.nCopies(FIGURES.size(), Field.none())));
		fields.add(result.cpuLaw().map((law) -> Field.text(law(law))).orElse(Field.none()));
		fields.add(Field.share(result.generatorShare()));
		return fields;
	}

	private static List<Field> figures(CellResult result, CellFigures figures) {
		return List.of(Field.text(String.format(Locale.ROOT, "%,d", figures.requests())),
				Field.text(String.valueOf(figures.errors())).with(Errors.of(List.of(result)).words()),
				Field.number(figures.throughput()), Field.number(figures.p50()), Field.number(figures.p90()),
				Field.number(figures.p99()), Field.number(figures.p999()), Field.number(figures.max()),
				Field.text(law(result, figures.law())));
	}

	private static String law(CellResult result, LittlesLaw law) {
		String implied = "makes " + Numbers.of(law.impliedUsers());
		if (result.cell().model() == LoadModel.OPEN) {
			return implied + " at work";
		}
		return implied + " of " + result.cell().level()
				+ (!law.isJudged() ? ", not judged below 20 ms" : law.holds() ? ", holds" : ", FAILS");
	}

	private static String law(CpuLaw law) {
		return Numbers.of(law.coresUsed()) + " of " + law.cores() + " cores" + (law.holds() ? "" : ", FAILS");
	}

	private static String remarks(CellResult result) {
		List<String> remarks = new ArrayList<>();
		remarks.addAll(result.failures());
		result.marks().forEach((mark) -> remarks.add("not ranked: " + mark));
		result.warnings().forEach((warning) -> remarks.add("note: " + warning));
		return String.join("; ", remarks);
	}

}
