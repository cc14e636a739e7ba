package io.tweebyte.load.bench;

import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
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

	/** Longest time to let closed streams end, and to read CPU without streams. */
	private static final Duration WITHOUT_STREAMS = Duration.ofSeconds(20);

	private static final Duration PATIENCE = Duration.ofSeconds(10);

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
			post(clients);
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
				List<double[]> receipts = post(clients);
				int received = receipts.stream().mapToInt((times) -> times.length).sum();
				return new StreamCost(this.subject.name(), streams, open, clients.count(), clients.problems(), before,
						after, cpuBefore, cpu, receipts, open * POSTS - received, (clients.cpu() - client) / POSTS);
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

	/** Posts one tweet after the other, and returns the times of each one's receipts. */
	private List<double[]> post(StreamClients clients) throws InterruptedException {
		List<double[]> receipts = new ArrayList<>();
		try (HttpClient client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build()) {
			for (int post = 0; post < POSTS; post++) {
				// Not in step with heartbeats and reads of the log.
				Thread.sleep(ThreadLocalRandom.current().nextLong(300, 900));
				String text = "A tweet for all streams, number %02d!".formatted(post);
				HttpRequest request = ApiRequests
					.of("POST", this.target.resolve(ServiceName.TWEET, "/tweets/" + this.author),
							this.subject.tokens().get(this.author), "{\"content\":\"%s\"}".formatted(text))
					.timeout(PATIENCE)
					.build();
				StreamClients.Delivery delivery = clients.expect(text);
				boolean isPosted = isPosted(client, request, clients);
				delivery.await(isPosted ? clients.count() : 0, PATIENCE);
				receipts.add(delivery.times());
				if (!isPosted) {
					break;
				}
			}
		}
		return receipts;
	}

	private static boolean isPosted(HttpClient client, HttpRequest request, StreamClients clients)
			throws InterruptedException {
		try {
			int status = client.send(request, BodyHandlers.discarding()).statusCode();
			if (status / 100 == 2) {
				return true;
			}
			clients.problem("a tweet was not posted: " + status);
		}
		catch (IOException ex) {
			clients.problem("a tweet was not posted: " + ex);
		}
		return false;
	}

}
