package io.tweebyte.load.bench;

import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.zip.CRC32;

/** A fixed number of requests on a few connections, one after the other on each. */
final class CountedCalls {

	private static final Duration PATIENCE = Duration.ofSeconds(60);

	private static final int SUCCESS_CLASS = 2;

	private CountedCalls() {
	}

	static Outcome run(int connections, int first, int count, IntFunction<HttpRequest.Builder> requests)
			throws InterruptedException {
		try (HttpClient client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
				ExecutorService threads = Executors.newFixedThreadPool(connections)) {
			List<Callable<Outcome>> calls = IntStream.range(first, first + count)
				.<Callable<Outcome>>mapToObj(
						(number) -> () -> call(client, requests.apply(number).timeout(PATIENCE).build()))
				.toList();
			return threads.invokeAll(calls).stream().map(Future::resultNow).reduce(Outcome.NONE, Outcome::plus);
		}
	}

	private static Outcome call(HttpClient client, HttpRequest request) throws InterruptedException {
		try {
			HttpResponse<byte[]> response = client.send(request, BodyHandlers.ofByteArray());
			byte[] body = response.body();
			CRC32 sum = new CRC32();
			sum.update(body);
			boolean degraded = response.headers().firstValue("X-Degraded").isPresent();
			if (response.statusCode() / 100 == SUCCESS_CLASS && !degraded) {
				return new Outcome(0, null, body.length, sum.getValue());
			}
			String reason = response.statusCode() + (degraded ? " degraded" : "") + " " + beginning(body);
			return new Outcome(1, failure(request, reason), body.length, sum.getValue());
		}
		catch (IOException ex) {
			return new Outcome(1, failure(request, ex.toString()), 0, 0);
		}
	}

	private static String failure(HttpRequest request, String reason) {
		return request.method() + " " + request.uri().getPath() + ": " + reason;
	}

	private static String beginning(byte[] body) {
		return new String(body, 0, Math.min(200, body.length), StandardCharsets.UTF_8);
	}

	/**
	 * What came back.
	 *
	 * @param failures responses beyond 2xx, degraded ones, and none at all
	 * @param failure the first of them in words, or null
	 * @param checksum a sum, since responses come in any order
	 */
	record Outcome(int failures, String failure, long bytes, long checksum) {

		private static final Outcome NONE = new Outcome(0, null, 0, 0);

		private Outcome plus(Outcome other) {
			return new Outcome(this.failures + other.failures, (this.failure != null) ? this.failure : other.failure,
					this.bytes + other.bytes, this.checksum + other.checksum);
		}

	}

}
