package io.tweebyte.load.bench;

import java.net.http.HttpRequest;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

import io.tweebyte.launcher.backend.Backend;
import io.tweebyte.launcher.workspace.ServiceName;
import io.tweebyte.load.backend.ApiRequests;
import io.tweebyte.load.backend.BackendStarter;
import io.tweebyte.load.backend.Target;
import io.tweebyte.measuring.machine.Footprint;
import io.tweebyte.measuring.machine.ProcessMeter;
import io.tweebyte.measuring.table.Column;
import io.tweebyte.measuring.table.Format;
import io.tweebyte.measuring.table.Table;

/**
 * What live feeds cost that are open while nothing is posted, and when they receive what
 * a followed user posts.
 */
public final class StreamBench implements Benchmark<StreamCost> {

	private static final int POSTS = 10;

	private static final Duration PATIENCE = Duration.ofSeconds(30);

	/** Streams that come before, so that code and pools are there. */
	private static final int WARM_UP = 200;

	/** Besides the streams: posts, follows, requests of the services. */
	private static final int OTHERS = 1000;

	/** The processes that keep something for each stream. */
	private static final List<String> KEEPERS = List.of("gateway", "tweet");

	private final int streams;

	private final Duration open;

	/**
	 * @param open how long they stay open while nothing is posted
	 */
	public StreamBench(int streams, Duration open) {
		this.streams = streams;
		this.open = open;
	}

	@Override
	public String name() {
		return "streams";
	}

	/** Limits that let all streams of one address open, and last. */
	public Map<String, String> settings() {
		String connections = Integer.toString(2 * this.streams + OTHERS);
		Map<String, String> settings = new TreeMap<>(Map.of("tweebyte.streams.first-delay", "0s"));
		for (String limit : List.of("streams.streams", "streams.streams-per-user", "limits.connections",
				"limits.connections-per-address",
				// half of them for one address
				"open-responses.limit")) {
			settings.put("tweebyte." + limit, connections);
		}
		return settings;
	}

	@Override
	public String heap() {
		return "512m";
	}

	@Override
	public List<StreamCost> measure(Subject subject, BackendStarter starter, Backend backend)
			throws SQLException, InterruptedException {
		return List.of(measure(subject, starter.target(backend)));
	}

	StreamCost measure(Subject subject, Target target) throws InterruptedException {
		UUID author = subject.cast().authors().getFirst();
		List<UUID> readers = readers(subject, author);
		CountedCalls.run(4, 0, readers.size(), (number) -> follow(subject, target, readers.get(number), author));
		try (StreamClients clients = new StreamClients()) {
			clients.open(Math.min(WARM_UP, this.streams), (number) -> feed(subject, target, readers.get(number % readers.size())));
			post(subject, target, clients, author);
		}
		try (ProcessMeter meter = new ProcessMeter(); StreamClients clients = new StreamClients()) {
			Map<String, Footprint> before = meter.footprints(target.processes());
			subject.progress().accept("opening %,d live feeds of %s".formatted(this.streams, subject.name().label()));
			clients.open(this.streams,
					(number) -> feed(subject, target, readers.get(number % readers.size())));
			int opened = clients.count();
			Map<String, Footprint> after = meter.footprints(target.processes());
			Map<String, Double> cpu = idle(subject, target, meter, opened);
			double[] times = post(subject, target, clients, author);
			return new StreamCost(subject.name(), this.streams, opened, clients.count(), clients.failure(), POSTS, times,
					before, after, cpu);
		}
	}

	/** Half of all users: those whom the author follows, and none who follows the author already. */
	private List<UUID> readers(Subject subject, UUID author) {
		List<UUID> users = subject.cast().users();
		int place = users.indexOf(author);
		return IntStream.range(1, Math.min(this.streams + 1, users.size() / 2))
			.mapToObj((offset) -> users.get((place + offset) % users.size()))
			.toList();
	}

	private static HttpRequest.Builder follow(Subject subject, Target target, UUID reader, UUID author) {
		return ApiRequests.of("POST", target.resolve(ServiceName.INTERACTION, "/follows/" + reader + "/" + author),
				subject.tokens().get(reader), "");
	}

	private static HttpRequest.Builder feed(Subject subject, Target target, UUID reader) {
		return ApiRequests.of("GET", target.resolve(ServiceName.TWEET, "/tweets/" + reader + "/feed/stream"),
				subject.tokens().get(reader), "");
	}

	private Map<String, Double> idle(Subject subject, Target target, ProcessMeter meter, int opened)
			throws InterruptedException {
		ProcessMeter.Measurement measurement = meter.begin(target.processes());
		for (long minute = 0; minute < this.open.toMinutes(); minute++) {
			subject.progress().accept("%s: %d minutes to go".formatted(subject.name().label(), this.open.toMinutes() - minute));
			Thread.sleep(Duration.ofMinutes(1));
		}
		Map<String, Double> cpu = new LinkedHashMap<>();
		measurement.end().forEach((process, use) -> cpu.put(process, use.cpu() / opened / this.open.toMinutes()));
		return cpu;
	}

	/** One after the other, so that none waits for the one before. */
	private double[] post(Subject subject, Target target, StreamClients clients, UUID author)
			throws InterruptedException {
		List<double[]> times = new ArrayList<>();
		for (int post = 0; post < POSTS; post++) {
			String text = "A tweet for all live feeds, number %04d".formatted(post);
			Delivery delivery = new Delivery(text, clients.count());
			clients.tell(delivery);
			CountedCalls.run(1, 0, 1,
					(number) -> ApiRequests.of("POST", target.resolve(ServiceName.TWEET, "/tweets/" + author),
							subject.tokens().get(author), "{\"content\":\"%s\"}".formatted(text)));
			delivery.await(PATIENCE);
			times.add(delivery.times());
		}
		return times.stream().flatMapToDouble(DoubleStream::of).toArray();
	}

	@Override
	public Table<StreamCost> table(List<StreamCost> costs) {
		List<Column<StreamCost>> columns = new ArrayList<>();
		columns.add(new Column<>("backend", (cost) -> cost.backend().label(), Format.TEXT));
		columns.add(new Column<>("streams", StreamCost::left, Format.COUNT));
		for (String process : KEEPERS) {
			columns.add(new Column<>("memory " + process, (cost) -> cost.resident(process), Format.BYTES));
			columns.add(new Column<>("heap " + process, (cost) -> cost.heap(process), Format.BYTES));
			columns.add(new Column<>("threads " + process, (cost) -> cost.threads(process), Format.COUNT));
		}
		columns.add(new Column<>("ms/min", StreamCost::totalCpu, Format.MILLIS));
		columns.add(new Column<>("p50 ms", (cost) -> cost.time(50), Format.MILLIS));
		columns.add(new Column<>("p90 ms", (cost) -> cost.time(90), Format.MILLIS));
		columns.add(new Column<>("p99 ms", (cost) -> cost.time(99), Format.MILLIS));
		return new Table<>("", columns, costs);
	}

	@Override
	public List<String> remarks(List<StreamCost> costs) {
		return List.of("Memory and heap are for a stream, ms/min is CPU of all processes for a stream and minute without "
				+ "tweets, times are from the request of a post to its receipt by each stream.");
	}

	@Override
	public List<String> problems(List<StreamCost> costs) {
		return costs.stream().flatMap((cost) -> cost.problems().stream()).toList();
	}

	@Override
	public String praise() {
		return "All streams stayed open, and each received every tweet once.";
	}

}
