package io.tweebyte.load.report;

import java.util.ArrayList;
import java.util.List;

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

	private static final double COARSE_MILLIS = 20;

	private CellTable() {
	}

	static Table of(Run run) {
		Table table = Table.of("Cells of " + run.name() + " in the order of measuring",
				List.of("cell", "requests", "errors", "requests/s", "p50", "p90", "p99", "p99.9", "max, ms",
						"Little's law", "CPU law", "generator", "strangers", "counts", "remarks"));
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
		if (result.figures().isPresent()) {
			CellFigures figures = result.figures().get();
			fields.add(Field.text(String.valueOf(figures.requests())));
			fields.add(Field.text(String.valueOf(figures.errors()))
				.with(figures.errors() == 0 ? "" : figures.errorKinds().toString()));
			for (Figure figure : List.of(Figure.THROUGHPUT, Figure.P50, Figure.P90, Figure.P99, Figure.P999,
					Figure.MAX)) {
				fields.add(Field.number(figure.of(result)));
			}
			fields.add(Field.text(law(result, figures.law())));
		}
		else {
			for (int column = 0; column < 9; column++) {
				fields.add(Field.none());
			}
		}
		fields.add(result.cpuLaw().map((law) -> Field.text(law(law))).orElse(Field.none()));
		fields.add(share(result.generatorShare()));
		fields.add(share(result.strangersShare()));
		fields.add(Field.text(!result.counts() ? "DOES NOT COUNT" : result.ranks() ? "yes" : "CPU only"));
		fields.add(Field.text(remarks(result)));
		return fields;
	}

	private static String law(CellResult result, LittlesLaw law) {
		String implied = "makes " + Numbers.of(law.impliedUsers());
		if (result.cell().model() == LoadModel.OPEN) {
			return implied + " at work";
		}
		return implied + " of " + result.cell().level()
				+ ((law.latency() < COARSE_MILLIS) ? ", not judged below 20 ms" : law.holds() ? ", holds" : ", FAILS");
	}

	private static String law(CpuLaw law) {
		return Numbers.of(law.coresUsed()) + " of " + law.cores() + " cores" + (law.holds() ? "" : ", FAILS");
	}

	private static Field share(double share) {
		return Double.isFinite(share) ? Field.text(Numbers.percent(share)) : Field.none();
	}

	private static String remarks(CellResult result) {
		List<String> remarks = new ArrayList<>();
		remarks.addAll(result.failures());
		result.marks().forEach((mark) -> remarks.add("not ranked: " + mark));
		result.warnings().forEach((warning) -> remarks.add("note: " + warning));
		return String.join("; ", remarks);
	}

}
