package io.tweebyte.load.bench;

import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.IntFunction;
import java.util.zip.CRC32;

/** A fixed number of requests on a few connections, one after the other on each. */
final class CountedCalls {

	private static final Duration PATIENCE = Duration.ofSeconds(60);

	private static final int SUCCESS_CLASS = 2;

	private final IntFunction<HttpRequest.Builder> requests;

	private final int end;

	private final AtomicInteger next;

	private final AtomicInteger failures = new AtomicInteger();

	private final AtomicReference<String> failure = new AtomicReference<>();

	private final AtomicLong bytes = new AtomicLong();

	private final AtomicLong checksum = new AtomicLong();

	private CountedCalls(int first, int count, IntFunction<HttpRequest.Builder> requests) {
		this.next = new AtomicInteger(first);
		this.end = first + count;
		this.requests = requests;
	}

	/** Sends requests and waits for the last response. */
	static Outcome run(int connections, int first, int count, IntFunction<HttpRequest.Builder> requests)
			throws InterruptedException {
		CountedCalls calls = new CountedCalls(first, count, requests);
		try (ExecutorService threads = Executors.newFixedThreadPool(connections)) {
			for (int connection = 0; connection < connections; connection++) {
				threads.execute(calls::call);
			}
		}
		if (Thread.interrupted()) {
			throw new InterruptedException();
		}
		return new Outcome(calls.failures.get(), calls.failure.get(), calls.bytes.get(), calls.checksum.get());
	}

	private void call() {
		try (HttpClient client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build()) {
			for (int number = this.next.getAndIncrement(); number < this.end
					&& !Thread.currentThread().isInterrupted(); number = this.next.getAndIncrement()) {
				call(client, this.requests.apply(number).timeout(PATIENCE).build());
			}
		}
	}

	private void call(HttpClient client, HttpRequest request) {
		try {
			HttpResponse<byte[]> response = client.send(request, BodyHandlers.ofByteArray());
			this.bytes.addAndGet(response.body().length);
			CRC32 sum = new CRC32();
			sum.update(response.body());
			// A sum, since responses come in any order.
			this.checksum.addAndGet(sum.getValue());
			boolean degraded = response.headers().firstValue("X-Degraded").isPresent();
			if (response.statusCode() / 100 != SUCCESS_CLASS || degraded) {
				fail(request, response.statusCode() + (degraded ? " degraded" : "") + " " + beginning(response.body()));
			}
		}
		catch (IOException ex) {
			fail(request, ex.toString());
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
		}
	}

	private void fail(HttpRequest request, String reason) {
		this.failures.incrementAndGet();
		this.failure.compareAndSet(null, request.method() + " " + request.uri().getPath() + ": " + reason);
	}

	private static String beginning(byte[] body) {
		String text = new String(body, StandardCharsets.UTF_8);
		return text.substring(0, Math.min(200, text.length()));
	}

	/**
	 * What came back.
	 *
	 * @param failures responses beyond 2xx, degraded ones, and none at all
	 * @param failure the first of them in words, or null
	 */
	record Outcome(int failures, String failure, long bytes, long checksum) {
	}

}
