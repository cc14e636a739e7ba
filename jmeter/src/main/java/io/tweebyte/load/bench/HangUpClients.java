package io.tweebyte.load.bench;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntFunction;

/**
 * Clients that each send one request after the other, over a new connection, and hang up
 * in a random way at a random time.
 */
final class HangUpClients {

	private static final int TIMEOUT_MILLIS = 30_000;

	/** Of the bytes that a slow reader has not read yet. */
	private static final int SMALL_BUFFER = 4096;

	/** Requests with more bytes may end in the middle. */
	private static final int LONG_REQUEST = 16_384;

	private final InetSocketAddress gateway;

	private final IntFunction<Request> requests;

	private final long seed;

	private final AtomicInteger next = new AtomicInteger();

	private final Map<String, Integer> counts = new ConcurrentSkipListMap<>();

	private final Map<String, Integer> problems = new ConcurrentSkipListMap<>();

	/** {@code requests} returns the request of a number, from 0. */
	HangUpClients(URI gateway, IntFunction<Request> requests, long seed) {
		this.gateway = new InetSocketAddress(gateway.getHost(), gateway.getPort());
		this.requests = requests;
		this.seed = seed;
	}

	void run(int clients, Duration time) {
		long end = System.nanoTime() + time.toNanos();
		try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
			for (int client = 0; client < clients; client++) {
				threads.execute(() -> {
					while (System.nanoTime() < end && !Thread.currentThread().isInterrupted()) {
						send(this.next.getAndIncrement());
					}
				});
			}
		}
	}

	Map<String, Integer> problems() {
		return new TreeMap<>(this.problems);
	}

	void problem(String reason) {
		this.problems.merge(reason, 1, Integer::sum);
	}

	/** Returns how many requests there were, how they ended, and what went wrong. */
	String summary() {
		String requests = "%,d requests: %s".formatted(Counts.sum(this.counts), Counts.text(this.counts));
		return this.problems.isEmpty() ? requests : requests + ". Failed: " + Counts.text(this.problems);
	}

	private void send(int number) {
		SplittableRandom random = new SplittableRandom(this.seed + number);
		Request request = this.requests.apply(number);
		HangUp way = HangUp.values()[random.nextInt(HangUp.values().length)];
		long millis = random.nextLong(way.limit().toMillis());
		try (Socket socket = new Socket()) {
			if (way == HangUp.SLOW) {
				socket.setReceiveBufferSize(SMALL_BUFFER);
			}
			if (way.isReset()) {
				socket.setSoLinger(true, 0);
			}
			socket.connect(this.gateway, TIMEOUT_MILLIS);
			byte[] bytes = request.bytes(this.gateway);
			boolean endsEarly = way.endsEarly() && bytes.length > LONG_REQUEST && random.nextBoolean();
			socket.getOutputStream().write(bytes, 0, endsEarly ? random.nextInt(bytes.length) : bytes.length);
			boolean isWhole = way == HangUp.END && request.hasEnd();
			RawResponse response = new RawResponse(socket, way == HangUp.SLOW);
			response.read(isWhole ? TIMEOUT_MILLIS : millis);
			response.check(request.end(), isWhole);
		}
		catch (IOException | RuntimeException ex) {
			problem(request.kind() + ", " + way.label() + ": " + ex.getMessage());
		}
		this.counts.merge(request.kind() + " " + way.label(), 1, Integer::sum);
	}

	/**
	 * A request.
	 *
	 * @param kind in tables
	 * @param end what the last bytes of the response contain; empty where it has no end
	 * @param type of the body; empty without one
	 * @param body a character per byte
	 */
	record Request(String kind, String end, String method, String path, String token, String type, String body) {

		static Request get(String kind, String end, String path, String token) {
			return new Request(kind, end, "GET", path, token, "", "");
		}

		boolean hasEnd() {
			return !this.end.isEmpty();
		}

		/** Returns the request, after whose response the server closes the connection. */
		byte[] bytes(InetSocketAddress server) {
			String type = this.type.isEmpty() ? "" : "Content-Type: " + this.type + "\r\n";
			return "%s %s HTTP/1.1\r\nHost: %s:%d\r\nAuthorization: Bearer %s\r\n%sContent-Length: %d\r\nConnection: close\r\n\r\n%s"
				.formatted(this.method, this.path, server.getHostString(), server.getPort(), this.token, type,
						this.body.length(), this.body)
				.getBytes(StandardCharsets.ISO_8859_1);
		}

	}

}
