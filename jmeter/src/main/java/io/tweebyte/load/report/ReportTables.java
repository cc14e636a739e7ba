package io.tweebyte.load.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

import io.tweebyte.load.judge.AtRest;
import io.tweebyte.load.judge.BlockCost;
import io.tweebyte.load.judge.Comparison;
import io.tweebyte.load.judge.Latency;
import io.tweebyte.load.judge.Overload;
import io.tweebyte.load.judge.ProcessCost;
import io.tweebyte.load.judge.RunResult;
import io.tweebyte.load.plan.BackendConditions;
import io.tweebyte.load.record.Conditions;
import io.tweebyte.load.record.StartRecord.OverloadRecord;
import io.tweebyte.measuring.stats.PairedRatio;
import io.tweebyte.measuring.stats.PercentileRatio;
import io.tweebyte.measuring.table.Format;
import io.tweebyte.measuring.table.Table;

import static io.tweebyte.measuring.table.Column.column;

final class ReportTables {

	private static final double MEDIAN = 50;

	private static final String CLOSED = "closed model";

	private static final double MOST = 90;

	private ReportTables() {
	}

	static Table<Comparison> comparisons(RunResult result) {
		return new Table<>("",
				List.of(column("scenario", (row) -> row.block().scenario().label(), Format.TEXT),
						column("users", (row) -> row.block().users(), Format.COUNT),
						column("backend", Comparison::backend, Format.TEXT),
						column("against", Comparison::reference, Format.TEXT),
						column("ratio", (row) -> row.compared().map(PairedRatio::value), Format.RATIO),
						column("95 %", (row) -> row.compared().map(PairedRatio::interval), Format.INTERVAL),
						column("A/A 95 %", (row) -> result.itselfInterval(row.block()), Format.INTERVAL),
						column("rounds", (row) -> row.ratio().map(PairedRatio::rounds), Format.COUNT),
						column("starts",
								(row) -> row.ratio()
									.map((one) -> String.join(" ",
											one.startRatios()
												.stream()
												.map((start) -> String.format(Locale.ROOT, "%.2f", start))
												.toList())),
								Format.TEXT),
						column("verdict",
								(row) -> row.verdictText() + (row.reason().isEmpty() ? "" : ": " + row.reason()),
								Format.TEXT)),
				result.comparisons());
	}

	static Table<ProcessCost> processes(List<ProcessCost> rows) {
		return new Table<>("",
				List.of(column("scenario", (row) -> row.block().scenario().label(), Format.TEXT),
						column("users", (row) -> row.block().users(), Format.COUNT),
						column("process", ProcessCost::process, Format.TEXT),
						column("backend", ProcessCost::backend, Format.TEXT),
						column("CPU ms", (row) -> row.use().work(), Format.MILLIS),
						column("ratio", (row) -> row.ratio().map(PairedRatio::value), Format.RATIO),
						column("95 %", (row) -> row.ratio().map(PairedRatio::interval), Format.INTERVAL),
						column("system", (row) -> row.use().system() / (row.use().user() + row.use().system()),
								Format.PERCENT),
						column("GC ms", (row) -> row.use().gc(), Format.MILLIS),
						column("JIT ms", (row) -> row.use().jit(), Format.MILLIS),
						column("switches", (row) -> row.use().switches(), Format.MILLIS),
						column("allocated", (row) -> row.use().allocated(), Format.BYTES),
						column("memory", (row) -> row.occupied().resident(), Format.BYTES),
						column("threads", (row) -> row.occupied().threads(), Format.COUNT),
						column("statements", ProcessCost::statements, Format.MILLIS),
						column("calls", ProcessCost::calls, Format.MILLIS)),
				rows);
	}

	/** Returns what each backend did: throughput and times of a closed model. */
	static Table<BlockCost> costs(List<BlockCost> rows) {
		return new Table<>("",
				List.of(column("scenario", (row) -> row.block().scenario().label(), Format.TEXT),
						column("users", (row) -> row.block().users(), Format.COUNT),
						column("backend", BlockCost::backend, Format.TEXT),
						column("requests", BlockCost::requests, Format.COUNT),
						column("errors", BlockCost::errorShare, Format.PERCENT),
						column("requests/s", BlockCost::throughput, Format.MILLIS),
						column("CPU ms", (row) -> row.all().work() / row.requests(), Format.MILLIS),
						column("JIT", (row) -> row.all().jit() / row.all().cpu(), Format.PERCENT),
						column("allocated", (row) -> row.all().allocated() / row.requests(), Format.BYTES),
						column("p50 ms", (row) -> row.percentile(MEDIAN), Format.COUNT),
						column("p90 ms", (row) -> row.percentile(MOST), Format.COUNT)),
				rows);
	}

	static Table<Latency> latencies(RunResult result) {
		return new Table<>("Latency at a common rate, ms; ratio with 95 % interval",
				List.of(column("scenario", (row) -> row.block().scenario().label(), Format.TEXT),
						column("users", (row) -> row.block().users(), Format.COUNT),
						column("requests/s", Latency::rate, Format.MILLIS),
						column("rate from", (row) -> rateFrom(result, row), Format.TEXT),
						column("backend", Latency::backend, Format.TEXT),
						column("p50 ms", Latency::median, Format.MILLIS),
						column("ratio", (row) -> row.medianRatio().map(PercentileRatio::value), Format.RATIO),
						column("95 %", (row) -> row.medianRatio().flatMap(PercentileRatio::interval), Format.INTERVAL),
						column("p90 ms", Latency::p90, Format.MILLIS),
						column("ratio", (row) -> row.p90Ratio().map(PercentileRatio::value), Format.RATIO),
						column("95 %", (row) -> row.p90Ratio().flatMap(PercentileRatio::interval), Format.INTERVAL),
						column("requests", Latency::requests, Format.COUNT)),
				result.latencies());
	}

	/** Starts may differ: a knee is known once it was found. */
	private static String rateFrom(RunResult result, Latency row) {
		String from = result.run()
			.starts()
			.stream()
			.flatMap((start) -> start.rates().stream())
			.filter((rate) -> rate.block().equals(row.block().name()))
			.map((rate) -> rate.knee() ? "knee" : CLOSED)
			.distinct()
			.sorted()
			.collect(Collectors.joining(", "));
		return from.isEmpty() ? CLOSED : from;
	}

	/** Returns what became of more requests than backends can serve. */
	static Table<Overload> overloads(List<Overload> rows) {
		return new Table<>(
				"Overload: means of slices, also of the p99 of those with 1,000 or more requests that were served; the longest recovery",
				List.of(column("scenario", (row) -> row.block().scenario().label(), Format.TEXT),
						column("backend", Overload::backend, Format.TEXT),
						column("multiple", Overload::multiple, Format.RATIO),
						column("requests/s", (row) -> row.mean(OverloadRecord::offered), Format.MILLIS),
						column("served/s", (row) -> row.mean(OverloadRecord::served), Format.MILLIS),
						column("503", (row) -> row.mean(OverloadRecord::refused), Format.PERCENT),
						column("failed", (row) -> row.mean(OverloadRecord::failed), Format.PERCENT),
						column("sent late", (row) -> row.mean(OverloadRecord::late), Format.PERCENT),
						column("p99 ms", Overload::p99, Format.MILLIS),
						column("recovered after s", Overload::recovery, Format.MILLIS),
						column("slices", (row) -> row.slices().size(), Format.COUNT)),
				rows);
	}

	static Table<AtRest> atRest(List<AtRest> rows) {
		return new Table<>("Before load, after a full garbage collection",
				List.of(column("backend", AtRest::backend, Format.TEXT),
						column("process", AtRest::process, Format.TEXT),
						column("ready after s", AtRest::ready, Format.MILLIS),
						column("memory", (row) -> row.footprint().resident(), Format.BYTES),
						column("live heap", (row) -> row.footprint().heap(), Format.BYTES),
						column("threads", (row) -> row.footprint().threads(), Format.COUNT)),
				rows);
	}

	static Table<Map.Entry<String, Object>> conditions(RunResult result) {
		Conditions conditions = result.run().conditions();
		List<Map.Entry<String, Object>> rows = new ArrayList<>();
		rows.add(Map.entry("date", conditions.date()));
		rows.add(Map.entry("commit", conditions.commit()));
		rows.add(Map.entry("machine", "%s, %d cores, load average before %.1f".formatted(conditions.machine(),
				conditions.cores(), conditions.loadBefore())));
		rows.add(Map.entry("system", conditions.system()));
		rows.add(Map.entry("JDK", conditions.jdk()));
		rows.add(Map.entry("flags of services", String.join(" ", conditions.serviceFlags())));
		rows.add(Map.entry("flags of JMeter", String.join(" ", conditions.generatorFlags())));
		rows.add(Map.entry("settings of services", String.join(", ",
				conditions.settings().entrySet().stream().map((one) -> one.getKey() + "=" + one.getValue()).toList())));
		for (String backend : result.run().order().labels()) {
			result.run()
				.order()
				.conditions(backend)
				.map(BackendConditions::line)
				.filter((line) -> !line.isEmpty())
				.ifPresent((line) -> rows.add(Map.entry("only " + backend, line)));
		}
		rows.add(Map.entry("data", result.run().order().scale()));
		rows.add(Map.entry("seed", result.run().order().seed()));
		rows.add(Map.entry("load generator",
				String.format(Locale.ROOT, "at most %.0f %% of the machine", result.generatorShare() * 100)));
		rows.add(Map.entry("backends without load",
				String.format(Locale.ROOT, "%.3f cores on average", result.idleCores())));
		return new Table<>("", List.of(column("what", Map.Entry::getKey, Format.TEXT),
				column("value", Map.Entry::getValue, Format.TEXT)), rows);
	}

}
