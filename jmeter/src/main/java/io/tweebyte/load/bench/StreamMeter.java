package io.tweebyte.load.bench;

import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ThreadLocalRandom;
import java.util.stream.IntStream;

import io.tweebyte.launcher.workspace.ServiceName;
import io.tweebyte.load.backend.ApiRequests;
import io.tweebyte.load.backend.Target;
import io.tweebyte.load.bench.Benchmark.Subject;
import io.tweebyte.measuring.machine.Footprint;
import io.tweebyte.measuring.machine.ProcessMeter;
import io.tweebyte.servers.process.ServerException;

/** Measures the streams of one backend. */
final class StreamMeter {

	/** Users of the benchmark's data follow the next ones: so many follow the author. */
	private static final int FOLLOWERS = 50;

	/** Streams that come before, so that pools are filled and code is compiled. */
	private static final int WARM_UP = 200;

	private static final int POSTS = 20;

	/** So many streams that lack a tweet are described. */
	private static final int DESCRIBED = 5;

	/** Longest time to let closed streams end, and to read CPU without streams. */
	private static final Duration WITHOUT_STREAMS = Duration.ofSeconds(20);

	static final Duration PATIENCE = Duration.ofSeconds(60);

	private final Subject subject;

	private final Target target;

	private final UUID author;

	private final List<UUID> readers;

	StreamMeter(Subject subject, Target target) {
		this.subject = subject;
		this.target = target;
		this.author = subject.cast().authors().getFirst();
		List<UUID> users = subject.cast().users();
		int place = users.indexOf(this.author);
		this.readers = IntStream.range(1, users.size() - FOLLOWERS)
			.mapToObj((offset) -> users.get((place + offset) % users.size()))
			.toList();
	}

	/**
	 * Measures streams of readers who all follow one author.
	 * @param idle how long they are open before the first tweet
	 */
	StreamCost measure(int streams, Duration idle) throws IOException, InterruptedException {
		say("warming up");
		follow();
		try (StreamClients clients = open(Math.min(WARM_UP, streams))) {
			post(clients, new ArrayList<>());
		}
		Duration without = (idle.compareTo(WITHOUT_STREAMS) < 0) ? idle : WITHOUT_STREAMS;
		Thread.sleep(without);
		try (ProcessMeter meter = new ProcessMeter()) {
			Map<String, Double> cpuBefore = cpu(meter, without);
			Map<String, Footprint> before = meter.footprints(this.target.processes());
			say("opening %,d streams".formatted(streams));
			try (StreamClients clients = open(streams)) {
				say("%,d streams are open; nothing is posted for %d s".formatted(clients.count(), idle.toSeconds()));
				Map<String, Double> cpu = cpu(meter, idle);
				int open = clients.count();
				Map<String, Footprint> after = meter.footprints(this.target.processes());
				say("%,d streams are open; %d tweets are posted".formatted(open, POSTS));
				double client = clients.cpu();
				List<String> lacking = new ArrayList<>();
				List<double[]> receipts = post(clients, lacking);
				int received = receipts.stream().mapToInt((times) -> times.length).sum();
				return new StreamCost(this.subject.name(), streams, open, clients.count(), clients.problems(), before,
						after, cpuBefore, cpu, receipts, open * POSTS - received, lacking,
						(clients.cpu() - client) / POSTS);
			}
		}
	}

	private void say(String line) {
		this.subject.progress().accept(this.subject.name().label() + ": " + line);
	}

	private void follow() throws InterruptedException {
		CountedCalls.Outcome outcome = CountedCalls.run(4, 0, this.readers.size(), (number) -> {
			UUID reader = this.readers.get(number);
			return ApiRequests.of("POST",
					this.target.resolve(ServiceName.INTERACTION, "/follows/" + reader + "/" + this.author),
					this.subject.tokens().get(reader), "");
		});
		if (outcome.failures() > 0) {
			throw new ServerException(outcome.failure());
		}
	}

	private StreamClients open(int streams) throws IOException, InterruptedException {
		StreamClients clients = new StreamClients(this.target.gateway());
		boolean isResponding = true;
		for (int number = 0; isResponding && number < streams; number++) {
			UUID reader = this.readers.get(number % this.readers.size());
			isResponding = clients.open(
					this.target.resolve(ServiceName.TWEET, "/tweets/" + reader + "/feed/stream").getPath(),
					this.subject.tokens().get(reader));
		}
		clients.awaitOpen();
		return clients;
	}

	/** Returns milliseconds of CPU per second, by process, without compilation. */
	private Map<String, Double> cpu(ProcessMeter meter, Duration time) throws InterruptedException {
		long begin = System.nanoTime();
		ProcessMeter.Measurement measurement = meter.begin(this.target.processes());
		Thread.sleep(time);
		Map<String, Double> cpu = new LinkedHashMap<>();
		double seconds = (System.nanoTime() - begin) / 1e9;
		measurement.end().forEach((process, use) -> cpu.put(process, use.work() / seconds));
		return cpu;
	}

	/**
	 * Posts one tweet after the other, and returns the times of each one's receipts.
	 * @param lacking gets descriptions of streams that lack a tweet
	 */
	private List<double[]> post(StreamClients clients, List<String> lacking) throws InterruptedException {
		URI tweets = this.target.resolve(ServiceName.TWEET, "/tweets/" + this.author);
		String token = this.subject.tokens().get(this.author);
		List<double[]> receipts = new ArrayList<>();
		boolean isPosted = true;
		while (isPosted && receipts.size() < POSTS) {
			// Not in step with heartbeats and reads of the log.
			Thread.sleep(ThreadLocalRandom.current().nextLong(300, 900));
			String text = "A tweet for all streams, number %02d!".formatted(receipts.size());
			CountedCalls.Outcome outcome = CountedCalls.run(1, 0, 1, (number) -> {
				clients.expect(text);
				return ApiRequests.of("POST", tweets, token, "{\"content\":\"%s\"}".formatted(text));
			});
			isPosted = outcome.failures() == 0;
			if (!isPosted) {
				clients.problem(outcome.failure());
			}
			receipts.add(clients.receipts(PATIENCE));
			lacking.addAll(clients.missing(DESCRIBED - lacking.size()));
		}
		return receipts;
	}

}
