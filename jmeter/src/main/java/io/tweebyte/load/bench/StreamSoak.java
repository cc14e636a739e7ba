package io.tweebyte.load.bench;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;

import io.tweebyte.launcher.backend.Backend;
import io.tweebyte.load.backend.BackendStarter;
import io.tweebyte.load.backend.Target;
import io.tweebyte.load.watch.HeldResource;
import io.tweebyte.load.watch.HeldResources;
import io.tweebyte.load.watch.HeldResources.Held;
import io.tweebyte.measuring.table.Column;
import io.tweebyte.measuring.table.Format;
import io.tweebyte.measuring.table.Table;

/**
 * Lets clients of live feeds, summaries, downloads and uploads hang up at random, and
 * finds what a backend does not give back.
 *
 * @param time how long clients hang up
 */
public record StreamSoak(Duration time) implements Benchmark<SoakLine> {

	private static final int CLIENTS = 24;

	/** All places for streams, opened when all should be free. */
	private static final int STREAMS = 1000;

	/** The same load before, so that pools and caches are filled. */
	private static final Duration WARM_UP = Duration.ofSeconds(30);

	/**
	 * Services notice a lost client by the next heartbeat, and close idle connections
	 * after 20 seconds.
	 */
	private static final Duration QUIET = Duration.ofSeconds(30);

	/** A resource that is in use for a moment is read again, so many times. */
	private static final int READINGS = 5;

	private static final Duration BETWEEN_TWEETS = Duration.ofSeconds(1);

	private static final long SEED = 20;

	@Override
	public String name() {
		return "soak";
	}

	/**
	 * Returns limits of which a place that is not given back takes a part, and what other
	 * benchmarks postpone.
	 */
	@Override
	public Map<String, String> settings() {
		String streams = Integer.toString(STREAMS);
		return Map.ofEntries(Map.entry("tweebyte.streams.first-delay", "0s"),
				Map.entry("tweebyte.cache.followed-ids-fresh", "60s"), Map.entry("tweebyte.time.caller-idle", "20s"),
				Map.entry("tweebyte.time.server-idle", "75s"), Map.entry("tweebyte.streams.streams", streams),
				Map.entry("tweebyte.open-responses.limit", streams),
				Map.entry("tweebyte.streams.streams-per-user", "5"), Map.entry("tweebyte.limits.in-flight", "256"),
				Map.entry("tweebyte.limits.in-flight-per-address", "256"),
				Map.entry("tweebyte.assistant.summaries", "128"),
				Map.entry("tweebyte.assistant.summaries-per-user", "4"), Map.entry("tweebyte.pictures.uploads", "64"),
				Map.entry("tweebyte.pictures.uploads-per-user", "64"), Map.entry("tweebyte.uploads.limit", "256"));
	}

	@Override
	public String heap() {
		return "512m";
	}

	@Override
	public List<SoakLine> measure(Subject subject, BackendStarter starter, Backend backend)
			throws IOException, InterruptedException {
		Target target = starter.target(backend);
		FeedReaders readers = new FeedReaders(subject, target);
		SoakRequests requests = new SoakRequests(subject, target, readers);
		String name = subject.name().label();
		readers.follow();
		requests.prepare();
		try (HeldResources resources = starter.resources(backend)) {
			subject.progress().accept(name + ": warming up");
			hangUp(new HangUpClients(target.gateway(), requests::request, SEED), readers, WARM_UP);
			readers.open(STREAMS).close();
			Thread.sleep(QUIET);
			List<Held> before = resources.read();
			subject.progress().accept(name + ": clients hang up for %d s".formatted(this.time.toSeconds()));
			HangUpClients clients = new HangUpClients(target.gateway(), requests::request, SEED + 1);
			hangUp(clients, readers, this.time);
			List<SoakLine> lines = new ArrayList<>(after(subject, resources, before));
			lines.add(SoakLine.none(subject.name(), HeldResource.FAILURES, Counts.sum(clients.problems()),
					clients.summary()));
			try (StreamClients streams = readers.open(STREAMS)) {
				lines.add(SoakLine.none(subject.name(), HeldResource.REFUSED_STREAMS, STREAMS - streams.count(),
						Counts.text(streams.problems())));
			}
			return lines;
		}
	}

	/** Clients hang up while the author of the feeds posts tweets. */
	private static void hangUp(HangUpClients clients, FeedReaders readers, Duration time) throws InterruptedException {
		try (ExecutorService thread = Executors.newSingleThreadExecutor()) {
			Future<?> end = thread.submit(() -> clients.run(CLIENTS, time));
			while (!end.isDone()) {
				readers.post("A tweet for those who listen").ifPresent(clients::problem);
				Thread.sleep(BETWEEN_TWEETS);
			}
		}
	}

	private List<SoakLine> after(Subject subject, HeldResources resources, List<Held> before)
			throws IOException, InterruptedException {
		List<SoakLine> lines = List.of();
		boolean isGivenBack = false;
		for (int reading = 0; reading < READINGS && !isGivenBack; reading++) {
			Thread.sleep(QUIET);
			lines = SoakLine.of(subject.name(), before, resources.read());
			isGivenBack = lines.stream().allMatch(SoakLine::isGivenBack);
		}
		return lines;
	}

	@Override
	public Table<SoakLine> table(List<SoakLine> lines) {
		return new Table<>("",
				List.of(new Column<>("backend", (line) -> line.backend().label(), Format.TEXT),
						new Column<>("process", SoakLine::process, Format.TEXT),
						new Column<>("resource", (line) -> line.resource().label(), Format.TEXT),
						new Column<>("before", SoakLine::before, Format.COUNT),
						new Column<>("after", SoakLine::after, Format.COUNT),
						new Column<>("at most", SoakLine::limit, Format.COUNT)),
				lines);
	}

	@Override
	public List<String> remarks(List<SoakLine> lines) {
		return Stream.concat(
				Stream.of("%d clients hung up at random for %d s; before is after %d s of the same and %,d streams."
					.formatted(CLIENTS, this.time.toSeconds(), WARM_UP.toSeconds(), STREAMS)),
				lines.stream()
					.filter((line) -> line.resource() == HeldResource.FAILURES)
					.map((line) -> line.backend().label() + ": " + line.note()))
			.toList();
	}

	@Override
	public List<String> problems(List<SoakLine> lines) {
		return lines.stream().filter((line) -> !line.isGivenBack()).map(SoakLine::problem).toList();
	}

	@Override
	public String praise() {
		return "Each backend ended where it began.";
	}

}
