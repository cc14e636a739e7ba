package io.tweebyte.load.bench;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import io.tweebyte.launcher.backend.Backend;
import io.tweebyte.load.backend.BackendStarter;
import io.tweebyte.measuring.table.Column;
import io.tweebyte.measuring.table.Format;
import io.tweebyte.measuring.table.Table;

/**
 * What live feeds cost through the gateway while nothing is posted, and when they receive
 * what a followed user posts.
 *
 * @param idle how long streams are open before the first tweet
 */
public record StreamBench(int streams, Duration idle) implements Benchmark<StreamCost> {

	/** Connections and open responses besides the streams. */
	private static final int OTHERS = 1000;

	@Override
	public String name() {
		return "streams";
	}

	/**
	 * Returns limits that let all streams open, and what the settings of other benchmarks
	 * postpone: the log is read, and followed users are looked up again after the time of
	 * production.
	 */
	@Override
	public Map<String, String> settings() {
		Map<String, String> settings = new TreeMap<>(
				Map.of("tweebyte.streams.first-delay", "0s", "tweebyte.cache.followed-ids-fresh", "60s"));
		for (String limit : List.of("streams.streams", "streams.streams-per-user", "open-responses.limit",
				"limits.connections")) {
			settings.put("tweebyte." + limit, Integer.toString(this.streams + OTHERS));
		}
		return settings;
	}

	/** A stream takes up to 150 KiB of a gateway. */
	@Override
	public String heap() {
		return "%dm".formatted(256 + this.streams / 4);
	}

	@Override
	public List<StreamCost> measure(Subject subject, BackendStarter starter, Backend backend)
			throws IOException, InterruptedException {
		return List.of(new StreamMeter(subject, starter.target(backend)).measure(this.streams, this.idle));
	}

	@Override
	public Table<StreamCost> table(List<StreamCost> costs) {
		List<Column<StreamCost>> columns = new ArrayList<>();
		columns.add(new Column<>("backend", (cost) -> cost.backend().label(), Format.TEXT));
		columns.add(new Column<>("open", StreamCost::left, Format.COUNT));
		columns.add(new Column<>("ended early", (cost) -> cost.streams() - cost.left(), Format.COUNT));
		for (String process : List.of("gateway", "tweet")) {
			columns.add(new Column<>("heap " + process, (cost) -> cost.heap(process), Format.BYTES));
			columns.add(new Column<>("RSS " + process, (cost) -> cost.resident(process), Format.BYTES));
			columns.add(new Column<>("threads", (cost) -> cost.threads(process), Format.COUNT));
			columns.add(new Column<>("ms/s " + process, (cost) -> cost.cpu().get(process), Format.MILLIS));
		}
		columns.add(new Column<>("ms/s all", (cost) -> StreamCost.sum(cost.cpu()), Format.MILLIS));
		columns.add(new Column<>("without", (cost) -> StreamCost.sum(cost.cpuBefore()), Format.MILLIS));
		columns.add(new Column<>("first p50", (cost) -> cost.first(50), Format.MILLIS));
		columns.add(new Column<>("p99", (cost) -> cost.first(99), Format.MILLIS));
		columns.add(new Column<>("others p50", (cost) -> cost.others(50), Format.MILLIS));
		columns.add(new Column<>("p99", (cost) -> cost.others(99), Format.MILLIS));
		columns.add(new Column<>("client", StreamCost::client, Format.MILLIS));
		return new Table<>("", columns, costs);
	}

	@Override
	public List<String> remarks(List<StreamCost> costs) {
		return List.of("A row is a start of a backend. heap (live objects) and RSS are what a stream adds.",
				"threads: of the process named before, at the end of the idle time.",
				"ms/s: CPU per second while nothing is posted, of a process, of all, and of all without streams.",
				"first and others: milliseconds from the request that posts a tweet until streams have it, for the tweet after the idle time and for those after it.",
				"client: CPU that the clients, on the same machine, took to receive a tweet.");
	}

	@Override
	public List<String> problems(List<StreamCost> costs) {
		return costs.stream().flatMap((cost) -> cost.failures().stream()).toList();
	}

	@Override
	public String praise() {
		return "All streams were open to the end, and each received every tweet once.";
	}

}
