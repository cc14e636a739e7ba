package io.tweebyte.load.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

import io.tweebyte.load.judge.AtRest;
import io.tweebyte.load.judge.Comparison;
import io.tweebyte.load.judge.ProcessCost;
import io.tweebyte.load.judge.RunResult;
import io.tweebyte.load.plan.Block;
import io.tweebyte.measuring.stats.Interval;
import io.tweebyte.measuring.stats.PairedRatio;
import io.tweebyte.measuring.table.Column;
import io.tweebyte.measuring.table.Format;
import io.tweebyte.measuring.table.Table;
import io.tweebyte.measuring.table.TerminalTable;

import static io.tweebyte.measuring.table.Column.column;

/** The findings of a run for a terminal, in the order of the page. */
record TerminalReport(RunResult result, FirstScreen first) {

	/** Columns of the drawn interval, from half to twice. */
	private static final int WIDTH = 41;

	/** Of a scenario's CPU, that a process must use to be listed. */
	private static final double LEAST_SHARE = 0.03;

	List<String> lines() {
		List<String> lines = new ArrayList<>();
		lines.add(this.first.subtitle());
		lines.add("");
		lines.addAll(this.first.sentences());
		lines.add("");
		add(lines, comparisons());
		add(lines, processes());
		add(lines, ContentsTable.of(this.result.costs()));
		add(lines, ReportTables.latencies(this.result));
		lines.addAll(this.first.knees());
		add(lines, KneeTable.brief(this.result.run().order(), this.result.knees()));
		add(lines, ReportTables.overloads(this.result.overloads()));
		add(lines, ReportTables.atRest(this.result.atRest().stream().filter(AtRest::isWhole).toList()));
		lines.add("Caveats:");
		this.result.caveats().forEach((caveat) -> lines.add("  " + caveat));
		return lines;
	}

	private static void add(List<String> lines, Table<?> table) {
		if (!table.rows().isEmpty()) {
			lines.addAll(new TerminalTable().render(table).lines().toList());
			lines.add("");
		}
	}

	private Table<Comparison> comparisons() {
		return new Table<>("CPU per request, ratio with 95 % interval; 0.5 to 2, middle 1",
				List.of(column("scenario", (row) -> row.block().name(), Format.TEXT),
						column("backend", Comparison::backend, Format.TEXT),
						column("against", Comparison::reference, Format.TEXT),
						column("ratio", (row) -> row.compared().map(PairedRatio::value), Format.RATIO),
						column("95 %", (row) -> row.compared().map(PairedRatio::interval), Format.INTERVAL),
						column("", (row) -> row.compared().map(TerminalReport::drawn), Format.TEXT),
						column("rounds", (row) -> row.ratio().map(PairedRatio::rounds), Format.COUNT),
						column("verdict", Comparison::verdictText, Format.TEXT)),
				this.result.comparisons());
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

	/** One line for a process, with all backends. */
	private Table<ProcessRow> processes() {
		List<String> backends = this.result.run().order().labels();
		List<Column<ProcessRow>> columns = new ArrayList<>();
		columns.add(column("scenario", (row) -> row.block().scenario().label(), Format.TEXT));
		columns.add(column("process", ProcessRow::process, Format.TEXT));
		backends.forEach((backend) -> {
			columns.add(column(backend, (row) -> row.of(backend).map((cost) -> cost.use().work()), Format.MILLIS));
			if (!backend.equals(backends.getFirst())) {
				columns.add(column("ratio",
						(row) -> row.of(backend).flatMap(ProcessCost::ratio).map(PairedRatio::value), Format.RATIO));
				columns
					.add(column("95 %", (row) -> row.of(backend).flatMap(ProcessCost::ratio).map(PairedRatio::interval),
							Format.INTERVAL));
			}
		});
		return new Table<>("CPU per request by process, ms", columns, rows());
	}

	private List<ProcessRow> rows() {
		int users = this.result.run().order().users().getFirst();
		Map<Block, Map<String, List<ProcessCost>>> costs = this.result.processes()
			.stream()
			.filter((cost) -> cost.block().users() == users)
			.collect(Collectors.groupingBy(ProcessCost::block, LinkedHashMap::new,
					Collectors.groupingBy(ProcessCost::process, LinkedHashMap::new, Collectors.toList())));
		List<ProcessRow> rows = new ArrayList<>();
		costs.forEach((block, processes) -> {
			double all = processes.values().stream().mapToDouble(TerminalReport::most).sum();
			processes.forEach((process, ofBackends) -> {
				if (most(ofBackends) >= LEAST_SHARE * all) {
					rows.add(new ProcessRow(block, process, ofBackends));
				}
			});
		});
		return rows;
	}

	private static double most(List<ProcessCost> costs) {
		return costs.stream().mapToDouble((cost) -> cost.use().work()).max().orElse(0);
	}

	private record ProcessRow(Block block, String process, List<ProcessCost> costs) {

		Optional<ProcessCost> of(String backend) {
			return this.costs.stream().filter((cost) -> cost.backend().equals(backend)).findFirst();
		}

	}

}
