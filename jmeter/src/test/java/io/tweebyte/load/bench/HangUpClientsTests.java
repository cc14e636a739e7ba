package io.tweebyte.load.bench;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.tweebyte.load.bench.HangUpClients.Request;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class HangUpClientsTests {

	private static final Duration TIME = Duration.ofSeconds(2);

	private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();

	private final AtomicInteger lost = new AtomicInteger();

	private final Set<String> bodies = ConcurrentHashMap.newKeySet();

	private HttpServer server;

	@BeforeEach
	void start() throws IOException {
		this.server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
		this.server.setExecutor(this.threads);
		this.server.createContext("/open", (exchange) -> send(exchange, Integer.MAX_VALUE));
		this.server.createContext("/text", (exchange) -> send(exchange, 5));
		this.server.createContext("/busy", (exchange) -> {
			exchange.sendResponseHeaders(503, -1);
			exchange.close();
		});
		this.server.start();
	}

	private void send(HttpExchange exchange, int parts) throws IOException {
		this.bodies.add(body(exchange));
		exchange.sendResponseHeaders(200, 0);
		try (exchange) {
			for (int part = 0; part < parts; part++) {
				exchange.getResponseBody().write("data: a part of the text\n\n".getBytes(StandardCharsets.UTF_8));
				exchange.getResponseBody().flush();
				Thread.sleep(10);
			}
			// in two chunks, as a gateway may cut it
			exchange.getResponseBody().write("event: e".getBytes(StandardCharsets.UTF_8));
			exchange.getResponseBody().flush();
			exchange.getResponseBody().write("nd\n\n".getBytes(StandardCharsets.UTF_8));
		}
		catch (IOException ex) {
			this.lost.incrementAndGet();
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
		}
	}

	/** Returns nothing of a body that ends too early. */
	private static String body(HttpExchange exchange) {
		try {
			return new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
		}
		catch (IOException ex) {
			return "";
		}
	}

	@AfterEach
	void stop() {
		this.server.stop(0);
		this.threads.shutdownNow();
	}

	@Test
	void hangUpInEachWay() {
		HangUpClients clients = run(Request.get("feed", "", "/open", "token"),
				new Request("summary", "event: end", "POST", "/text", "token", "application/json", "{}"));
		assertThat(clients.problems()).isEmpty();
		for (String kind : List.of("feed", "summary")) {
			for (HangUp way : HangUp.values()) {
				assertThat(clients.summary()).contains(kind + " " + way.label());
			}
		}
		assertThat(this.lost).hasPositiveValue();
		assertThat(this.bodies).containsExactlyInAnyOrder("", "{}");
	}

	@Test
	void hangUpInTheMiddleOfALongRequest() {
		String whole = "a long text, ".repeat(10_000);
		HangUpClients clients = run(new Request("upload", "event: end", "PUT", "/text", "token", "text/plain", whole));
		assertThat(clients.problems()).isEmpty();
		assertThat(this.bodies).contains(whole).anyMatch((body) -> body.length() < whole.length());
	}

	@Test
	void reportWhatEndsTooEarly() {
		HangUpClients clients = run(Request.get("feed", "", "/text", "token"),
				Request.get("summary", "event: missing", "/text", "token"));
		assertThat(clients.problems()).containsKeys("feed, reset: broken off", "summary, end: broken off");
	}

	@Test
	void reportWhatIsRefused() {
		HangUpClients clients = run(Request.get("summary", "end", "/busy", "token"));
		assertThat(clients.problems()).containsKey("summary, end: HTTP/1.1 503 Service Unavailable");
		assertThat(clients.summary()).contains("Failed: ");
	}

	private HangUpClients run(Request... requests) {
		HangUpClients clients = new HangUpClients(URI.create("http://127.0.0.1:" + this.server.getAddress().getPort()),
				(number) -> requests[number % requests.length], 1);
		clients.run(20, TIME);
		return clients;
	}

}
