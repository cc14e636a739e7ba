package io.tweebyte.load;

import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntFunction;

import io.tweebyte.load.stats.Percentiles;

/**
 * A few callers in this JVM, each sending one request after the other: enough for a
 * ratio, no generator for a load test.
 */
class Callers implements AutoCloseable {

	private static final Duration PATIENCE = Duration.ofSeconds(10);

	private static final double MICROS = 1000;

	private final HttpClient client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

	private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();

	private final ConcurrentLinkedQueue<Long> micros = new ConcurrentLinkedQueue<>();

	private final AtomicInteger sent = new AtomicInteger();

	private final AtomicInteger failed = new AtomicInteger();

	private volatile boolean ended;

	/**
	 * Sets callers to work until they are closed.
	 * @param count how many
	 * @param requests makes the request of a number, counted over all callers
	 */
	Callers(int count, IntFunction<HttpRequest.Builder> requests) {
		for (int caller = 0; caller < count; caller++) {
			this.threads.execute(() -> call(requests));
		}
	}

	/**
	 * Lets some callers work for a while.
	 */
	static Outcome during(Duration time, int count, IntFunction<HttpRequest.Builder> requests)
			throws InterruptedException {
		Callers callers = new Callers(count, requests);
		try (callers) {
			TimeUnit.NANOSECONDS.sleep(time.toNanos());
		}
		return callers.outcome();
	}

	/**
	 * What came out, once closed.
	 */
	Outcome outcome() {
		long[] sorted = this.micros.stream().mapToLong(Long::longValue).sorted().toArray();
		return new Outcome(sorted.length, this.failed.get(), Percentiles.of(sorted, 50) / MICROS,
				Percentiles.of(sorted, 99) / MICROS);
	}

	@Override
	public void close() {
		this.ended = true;
		this.threads.close();
	}

	private void call(IntFunction<HttpRequest.Builder> requests) {
		while (!this.ended) {
			HttpRequest request = requests.apply(this.sent.getAndIncrement()).timeout(PATIENCE).build();
			long start = System.nanoTime();
			if (succeeds(request)) {
				this.micros.add(TimeUnit.NANOSECONDS.toMicros(System.nanoTime() - start));
			}
			else {
				this.failed.incrementAndGet();
			}
		}
	}

	private boolean succeeds(HttpRequest request) {
		try {
			return this.client.send(request, BodyHandlers.discarding()).statusCode() == 200;
		}
		catch (IOException ex) {
			return false;
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			this.ended = true;
			return false;
		}
	}

	/**
	 * What the callers saw.
	 *
	 * @param successes answers of 200
	 * @param failures anything else
	 * @param p50 of the successes, in milliseconds; {@code NaN} without any
	 * @param p99 of the successes, in milliseconds; {@code NaN} without any
	 */
	record Outcome(int successes, int failures, double p50, double p99) {
	}

}
