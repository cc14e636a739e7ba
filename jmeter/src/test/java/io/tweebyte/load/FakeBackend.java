package io.tweebyte.load;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;

/**
 * Answers summaries after a known time, fails a known share of them, and knows who asked.
 */
class FakeBackend implements AutoCloseable {

	static final int USERS = 7;

	private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();

	private final HttpServer server;

	private final Duration delay;

	private final Set<Trouble> troubles;

	private final AtomicInteger count = new AtomicInteger();

	final Set<InetSocketAddress> connections = ConcurrentHashMap.newKeySet();

	final Set<String> requests = ConcurrentHashMap.newKeySet();

	/**
	 * @param delay before each answer
	 * @param troubles what is wrong with one in ten answers, taken in turn; nothing when
	 * empty
	 */
	FakeBackend(Duration delay, Set<Trouble> troubles) throws IOException {
		this.delay = delay;
		this.troubles = troubles;
		this.server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
		this.server.setExecutor(this.threads);
		this.server.createContext("/user-service/users/summary/", this::answer);
		this.server.start();
	}

	URI uri() {
		return URI.create("http://127.0.0.1:" + this.server.getAddress().getPort());
	}

	int count() {
		return this.count.get();
	}

	static Path users(Path folder) throws IOException {
		StringBuilder lines = new StringBuilder("id,user_name,token\n");
		for (int user = 1; user <= USERS; user++) {
			lines.append("id-%1$d,name-%1$d,token-%1$d\n".formatted(user));
		}
		return Files.writeString(folder.resolve("users.csv"), lines);
	}

	private void answer(HttpExchange exchange) throws IOException {
		long due = System.nanoTime() + this.delay.toNanos();
		String id = exchange.getRequestURI().getPath().replaceFirst(".*/", "");
		this.connections.add(exchange.getRemoteAddress());
		this.requests.add(id + " " + exchange.getRequestHeaders().getFirst("Authorization"));
		Trouble trouble = trouble(this.count.incrementAndGet());
		String body = "{\"id\":\"%s\",\"user_name\":\"%s\",\"is_private\":%s,\"created_at\":\"%s\"}".formatted(id,
				id.replace("id-", (trouble == Trouble.STRANGER) ? "stranger-" : "name-"), "true",
				"2026-01-01T00:01:02.000003Z");
		if (trouble == Trouble.DEGRADED) {
			exchange.getResponseHeaders().set("X-Degraded", "users");
		}
		if (trouble == Trouble.CUT_OFF) {
			exchange.close();
			return;
		}
		while (System.nanoTime() < due) {
			LockSupport.parkNanos(due - System.nanoTime());
		}
		byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
		exchange.sendResponseHeaders((trouble == Trouble.REFUSED) ? 503 : 200, bytes.length);
		exchange.getResponseBody().write(bytes);
		exchange.close();
	}

	private Trouble trouble(int number) {
		if (this.troubles.isEmpty() || number % 10 != 0) {
			return Trouble.NONE;
		}
		return List.copyOf(this.troubles).get(number / 10 % this.troubles.size());
	}

	@Override
	public void close() {
		this.server.stop(0);
		this.threads.close();
	}

	/** What may be wrong with an answer. */
	enum Trouble {

		/** Nothing. */
		NONE,

		/** The status. */
		REFUSED,

		/** The header that says so. */
		DEGRADED,

		/** It is another user's. */
		STRANGER,

		/** The connection ends before it. */
		CUT_OFF

	}

}
