package io.tweebyte.load.bench;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.tweebyte.launcher.backend.Backend;
import io.tweebyte.launcher.workspace.Model;
import io.tweebyte.load.backend.BackendStarter;
import io.tweebyte.load.backend.Target;
import io.tweebyte.measuring.table.Column;
import io.tweebyte.measuring.table.Format;
import io.tweebyte.measuring.table.Table;

/**
 * What requests on tweets cost, through the gateway.
 *
 * @param requests of a short kind; others get fewer
 * @param settings of all services that the user has named
 */
public record TweetBench(int requests, List<TweetOperation> operations,
		Map<String, String> settings) implements Benchmark<Cost> {

	/** What one kind of request may leave: caches and pools settle within it. */
	private static final double MOST_GROWTH = 8;

	private static final double MEBIBYTE = 1024 * 1024;

	@Override
	public String name() {
		return "tweets";
	}

	@Override
	public List<Cost> measure(Subject subject, BackendStarter starter, Backend backend)
			throws SQLException, InterruptedException {
		return measure(subject, starter.target(backend));
	}

	List<Cost> measure(Subject subject, Target target) throws SQLException, InterruptedException {
		TweetRequests made = new TweetRequests(target, subject.data(), subject.tokens());
		List<Cost> costs = new ArrayList<>();
		for (TweetOperation operation : this.operations) {
			int count = Math.min(operation.count(this.requests), subject.meter().share(made.most(operation)));
			costs.add(subject.meter()
				.measure(subject.name(), operation, target, count, (number) -> made.request(operation, number)));
		}
		return costs;
	}

	/** The backends of an operation are below each other. */
	@Override
	public Table<Cost> table(List<Cost> costs) {
		return CostTable.of(costs.stream().sorted(Comparator.comparing((cost) -> cost.kind().ordinal())).toList(),
				"operation", new Column<>("above target", Cost::aboveTarget, Format.PERCENT));
	}

	@Override
	public List<String> remarks(List<Cost> costs) {
		return Stream
			.concat(costs.stream().filter((cost) -> cost.aboveTarget().isPresent()).map(TweetBench::target),
					sizes(costs).stream())
			.toList();
	}

	@Override
	public List<String> problems(List<Cost> costs) {
		List<String> problems = new ArrayList<>(costs.stream().flatMap((cost) -> cost.problem().stream()).toList());
		problems.addAll(Differences.of(costs));
		problems.addAll(growth(costs));
		return problems;
	}

	@Override
	public String praise() {
		return "Statements, calls and responses are the same for all backends, and no heap has grown.";
	}

	/** The distance to a target, and what it is made of. */
	private static String target(Cost cost) {
		String parts = cost.cpu()
			.entrySet()
			.stream()
			.sorted(Map.Entry.<String, Double>comparingByValue().reversed())
			.map((entry) -> String.format(Locale.ROOT, "%s %.2f", entry.getKey(), entry.getValue()))
			.collect(Collectors.joining(", "));
		double target = cost.kind().target(cost.backend()).orElseThrow();
		return String.format(Locale.ROOT, "%s: %.2f ms, target %.1f, %s (%s)", cost.name(), cost.totalCpu(), target,
				(cost.totalCpu() <= target) ? "met" : "missed", parts);
	}

	/** What is on the heaps of each backend at the end, and the most that was added. */
	static List<String> sizes(List<Cost> costs) {
		Map<Model, Cost> last = new LinkedHashMap<>();
		costs.forEach((cost) -> last.put(cost.backend(), cost));
		return last.values().stream().map((cost) -> sizes(cost, costs)).toList();
	}

	/** Where heaps grew with the requests, a line each. */
	static List<String> growth(List<Cost> costs) {
		return costs.stream()
			.flatMap((cost) -> cost.grown()
				.entrySet()
				.stream()
				.filter((entry) -> entry.getValue() / MEBIBYTE > MOST_GROWTH)
				.map((entry) -> String.format(Locale.ROOT, "%s: %d requests left %.1f MiB on the heap of %s",
						cost.name(), cost.requests(), entry.getValue() / MEBIBYTE, entry.getKey())))
			.toList();
	}

	private static String sizes(Cost last, List<Cost> costs) {
		String heaps = last.live()
			.entrySet()
			.stream()
			.map((entry) -> String.format(Locale.ROOT, "%s %.0f", entry.getKey(), entry.getValue() / MEBIBYTE))
			.collect(Collectors.joining(", "));
		double most = costs.stream()
			.filter((cost) -> cost.backend() == last.backend())
			.flatMap((cost) -> cost.grown().values().stream())
			.mapToDouble(Double::doubleValue)
			.max()
			.orElse(0);
		return String.format(Locale.ROOT,
				"%s: on the heaps stay, in MiB: %s; the most that one kind of request has added: %.1f",
				last.backend().label(), heaps, most / MEBIBYTE);
	}

}
