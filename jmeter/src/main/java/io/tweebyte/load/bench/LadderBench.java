package io.tweebyte.load.bench;

import java.net.http.HttpRequest;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;

import io.tweebyte.launcher.backend.Backend;
import io.tweebyte.launcher.backend.ServiceVariant;
import io.tweebyte.launcher.workspace.ServiceName;
import io.tweebyte.load.backend.ApiRequests;
import io.tweebyte.load.backend.BackendStarter;
import io.tweebyte.load.backend.Target;
import io.tweebyte.measuring.table.Column;
import io.tweebyte.measuring.table.Format;
import io.tweebyte.measuring.table.Table;

/**
 * What each step from the study's style to ours is worth, straight to the services.
 *
 * @param requests measured of each rung but the first, which gets one
 */
public record LadderBench(int requests) implements Benchmark<Cost> {

	/** Few: caches know their tweets after one request each of the first rung. */
	private static final int AUTHORS = 4;

	private static final String TEXT = "{\"content\":\"A better text with a tag, number %07d #topic%d\"}";

	private static final int TOPICS = 50;

	/** The process that is called. */
	private static final String SERVICE = "service";

	/** Whose statements change from step to step. */
	private static final String TWEET = "tweet";

	@Override
	public String name() {
		return "ladder";
	}

	@Override
	public List<Cost> measure(Subject subject, BackendStarter starter, Backend backend)
			throws SQLException, InterruptedException {
		List<Cost> costs = new ArrayList<>();
		for (Rung rung : Rung.of(subject.name())) {
			if (rung.isOurs()) {
				costs.add(measure(subject, rung, starter.target(backend, backend.process(ServiceName.TWEET))));
				continue;
			}
			// A process for each, as cold as the real service is: no rung warms up
			// another.
			try (ServiceVariant variant = starter.startBeside(backend, subject.ladder())) {
				costs.add(measure(subject, rung, starter.target(backend, variant.process())));
			}
		}
		return costs;
	}

	/**
	 * Measures a rung.
	 * @param target the backend, and the service of this rung as its entry
	 */
	Cost measure(Subject subject, Rung rung, Target target) throws SQLException, InterruptedException {
		return subject.meter()
			.measure(subject.name(), rung, target, rung.count(this.requests, AUTHORS), (number) -> rung.isRead()
					? page(subject, rung, target, number) : edit(subject, rung, target, number));
	}

	/** Authors in turn, read by another user. */
	private static HttpRequest.Builder page(Subject subject, Rung rung, Target target, int number) {
		List<UUID> authors = subject.data().authors();
		int author = number % AUTHORS;
		return ApiRequests.of("GET", target.gateway().resolve(rung.path(authors.get(author))),
				subject.tokens().get(authors.get(author + 1)), "");
	}

	/**
	 * Authors in turn, one tweet after the other. Each rung has its half of the tweets,
	 * so that both find the same kinds of tweets unedited.
	 */
	private static HttpRequest.Builder edit(Subject subject, Rung rung, Target target, int number) {
		UUID author = subject.data().authors().get(number % AUTHORS);
		List<UUID> tweets = subject.data().tweets().get(author);
		int first = rung.isOurs() ? tweets.size() / 2 : 0;
		UUID tweet = tweets.get((first + number / AUTHORS) % tweets.size());
		return ApiRequests.of("PUT", target.gateway().resolve(rung.path(tweet)), subject.tokens().get(author),
				TEXT.formatted(number, number % TOPICS));
	}

	@Override
	public Table<Cost> table(List<Cost> costs) {
		return CostTable.of(costs, "rung", new Column<>("gain", (cost) -> gain(costs, cost), Format.RATIO));
	}

	/** The columns that reports of the lab read. */
	@Override
	public Optional<Table<Cost>> report(List<Cost> costs) {
		return Optional.of(new Table<>("", List.of(new Column<>("rung", (cost) -> cost.kind().label(), Format.TEXT),
				new Column<>("backend", (cost) -> cost.backend().label(), Format.TEXT),
				new Column<>("requests", Cost::requests, Format.COUNT),
				new Column<>("service CPU ms", (cost) -> cost.cpu().get(SERVICE), Format.MILLIS),
				new Column<>("all CPU ms", Cost::totalCpu, Format.MILLIS),
				new Column<>("statements", (cost) -> cost.statements(TWEET), Format.RATIO),
				new Column<>("calls", Cost::calls, Format.RATIO), new Column<>("bytes", Cost::response, Format.COUNT)),
				costs));
	}

	/** What the rung above costs, divided by the cost of this one. */
	private static double gain(List<Cost> costs, Cost cost) {
		return costs.stream()
			.limit(costs.indexOf(cost))
			.filter((above) -> above.backend() == cost.backend() && above.kind().isRead() == cost.kind().isRead())
			.reduce((first, second) -> second)
			.map((above) -> above.totalCpu() / cost.totalCpu())
			.orElse(Double.NaN);
	}

	@Override
	public List<String> remarks(List<Cost> costs) {
		return List.of();
	}

	/** All rungs of all backends read the same rows. */
	@Override
	public List<String> problems(List<Cost> costs) {
		Stream<String> differences = costs.stream()
			.filter((cost) -> cost.kind() == Rung.OURS)
			.limit(1)
			.flatMap((ours) -> costs.stream()
				.filter((cost) -> cost.kind().isRead())
				.filter((cost) -> cost.checksum() != ours.checksum() || cost.response() != ours.response())
				.map((cost) -> String.format(Locale.ROOT, "%s does not respond as %s does: %.1f and %.1f bytes",
						cost.name(), ours.name(), cost.response(), ours.response())));
		return Stream.concat(costs.stream().flatMap((cost) -> cost.problem().stream()), differences).toList();
	}

	@Override
	public String praise() {
		return "All rungs read the same page, byte for byte.";
	}

}
