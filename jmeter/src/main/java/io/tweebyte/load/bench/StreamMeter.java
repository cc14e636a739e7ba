package io.tweebyte.load.bench;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;

import io.tweebyte.load.backend.Target;
import io.tweebyte.load.bench.Benchmark.Subject;
import io.tweebyte.measuring.machine.Footprint;
import io.tweebyte.measuring.machine.ProcessMeter;

/** Measures the streams of one backend. */
record StreamMeter(Subject subject, Target target) {

	/** Streams that come before, so that pools are filled and code is compiled. */
	private static final int WARM_UP = 200;

	private static final int POSTS = 20;

	/** So many streams that lack a tweet are described. */
	private static final int DESCRIBED = 5;

	/** Longest time to let closed streams end, and to read CPU without streams. */
	private static final Duration WITHOUT_STREAMS = Duration.ofSeconds(20);

	static final Duration PATIENCE = Duration.ofSeconds(60);

	/**
	 * Measures streams of readers who all follow one author.
	 * @param idle how long they are open before the first tweet
	 */
	StreamCost measure(int streams, Duration idle) throws IOException, InterruptedException {
		FeedReaders readers = new FeedReaders(this.subject, this.target);
		say("warming up");
		readers.follow();
		try (StreamClients clients = readers.open(Math.min(WARM_UP, streams))) {
			post(readers, clients, new ArrayList<>());
		}
		Duration without = (idle.compareTo(WITHOUT_STREAMS) < 0) ? idle : WITHOUT_STREAMS;
		Thread.sleep(without);
		try (ProcessMeter meter = new ProcessMeter()) {
			Map<String, Double> cpuBefore = cpu(meter, without);
			Map<String, Footprint> before = meter.footprints(this.target.processes());
			say("opening %,d streams".formatted(streams));
			try (StreamClients clients = readers.open(streams)) {
				say("%,d streams are open; nothing is posted for %d s".formatted(clients.count(), idle.toSeconds()));
				Map<String, Double> cpu = cpu(meter, idle);
				int open = clients.count();
				Map<String, Footprint> after = meter.footprints(this.target.processes());
				say("%,d streams are open; %d tweets are posted".formatted(open, POSTS));
				double client = clients.cpu();
				List<String> lacking = new ArrayList<>();
				List<double[]> receipts = post(readers, clients, lacking);
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
	private static List<double[]> post(FeedReaders readers, StreamClients clients, List<String> lacking)
			throws InterruptedException {
		List<double[]> receipts = new ArrayList<>();
		boolean isPosted = true;
		while (isPosted && receipts.size() < POSTS) {
			// Not in step with heartbeats and reads of the log.
			Thread.sleep(ThreadLocalRandom.current().nextLong(300, 900));
			String text = "A tweet for all streams, number %02d!".formatted(receipts.size());
			clients.expect(text);
			Optional<String> failure = readers.post(text);
			failure.ifPresent(clients::problem);
			isPosted = failure.isEmpty();
			receipts.add(clients.receipts(PATIENCE));
			lacking.addAll(clients.missing(DESCRIBED - lacking.size()));
		}
		return receipts;
	}

}
