package io.tweebyte.load.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

import io.tweebyte.load.judge.Comparison;
import io.tweebyte.load.judge.ProcessCost;
import io.tweebyte.load.judge.RunResult;
import io.tweebyte.measuring.stats.Interval;
import io.tweebyte.measuring.stats.PairedRatio;
import io.tweebyte.measuring.table.Column;
import io.tweebyte.measuring.table.Format;
import io.tweebyte.measuring.table.Table;
import io.tweebyte.measuring.table.TerminalTable;

/** The answer of a run for a terminal, in the order of the page. */
final class TerminalReport {

	/** Columns of the drawn interval, from half to twice. */
	private static final int WIDTH = 41;

	private final RunResult result;

	private final FirstScreen first;

	TerminalReport(RunResult result, FirstScreen first) {
		this.result = result;
		this.first = first;
	}

	List<String> lines() {
		List<String> lines = new ArrayList<>();
		lines.add(this.first.subtitle());
		lines.add("");
		lines.addAll(this.first.sentences());
		lines.add("");
		add(lines, comparisons());
		add(lines, processes());
		lines.add("Caveats:");
		this.result.caveats().forEach((caveat) -> lines.add("  " + caveat));
		return lines;
	}

	private static void add(List<String> lines, Table<?> table) {
		lines.addAll(new TerminalTable().render(table).lines().toList());
		lines.add("");
	}

	private Table<Comparison> comparisons() {
		return new Table<>("CPU per request, ratio with 95 % interval; 0.5 to 2, middle 1",
				List.of(column("scenario", (row) -> row.block().name(), Format.TEXT),
						column("backend", Comparison::backend, Format.TEXT),
						column("against", Comparison::reference, Format.TEXT),
						column("ratio", (row) -> compared(row).map(PairedRatio::value), Format.RATIO),
						column("95 %", (row) -> compared(row).map(PairedRatio::interval), Format.INTERVAL),
						column("", (row) -> compared(row).map(TerminalReport::drawn), Format.TEXT),
						column("rounds", (row) -> row.ratio().map(PairedRatio::rounds), Format.COUNT), column("verdict",
								(row) -> row.verdict().name().toLowerCase(Locale.ROOT).replace('_', ' '), Format.TEXT)),
				this.result.comparisons());
	}

	private static Optional<PairedRatio> compared(Comparison comparison) {
		return comparison.ratio().filter((ratio) -> comparison.isCompared());
	}

	private static String drawn(PairedRatio ratio) {
		StringBuilder line = new StringBuilder(".".repeat(WIDTH));
		line.setCharAt(WIDTH / 2, '|');
		Interval interval = ratio.interval();
		for (int place = place(interval.low()); place <= place(interval.high()); place++) {
			line.setCharAt(place, '-');
		}
		line.setCharAt(place(ratio.value()), 'o');
		return line.toString();
	}

	private static int place(double ratio) {
		double share = Math.log(ratio) / Math.log(2);
		return (int) Math.round((Math.clamp(share, -1, 1) + 1) / 2 * (WIDTH - 1));
	}

	private Table<ProcessCost> processes() {
		int users = this.result.run().order().users().getFirst();
		return new Table<>("By process, per request",
				List.of(column("scenario", (row) -> row.block().scenario().label(), Format.TEXT),
						column("process", ProcessCost::process, Format.TEXT),
						column("backend", ProcessCost::backend, Format.TEXT),
						column("CPU ms", (row) -> row.use().cpu(), Format.MILLIS),
						column("ratio", (row) -> row.ratio().map(PairedRatio::value), Format.RATIO),
						column("95 %", (row) -> row.ratio().map(PairedRatio::interval), Format.INTERVAL),
						column("allocated", (row) -> row.use().allocated(), Format.BYTES),
						column("statements", ProcessCost::statements, Format.MILLIS),
						column("calls", ProcessCost::calls, Format.MILLIS)),
				this.result.processes()
					.stream()
					.filter((row) -> row.block().users() == users && row.use().cpu() > 0)
					.toList());
	}

	private static <R> Column<R> column(String name, Function<R, ?> value, Format format) {
		return new Column<>(name, value, format);
	}

}
