package io.tweebyte.load.bench;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

class StreamClientsTests {

	private static final int STREAMS = 100;

	private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();

	private final List<HttpExchange> streams = new CopyOnWriteArrayList<>();

	private HttpServer server;

	@BeforeEach
	void start() throws IOException {
		this.server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), STREAMS);
		this.server.setExecutor(this.threads);
		this.server.createContext("/stream", this::stream);
		this.server.createContext("/busy", (exchange) -> {
			byte[] problem = "{\"detail\":\"busy\"}".getBytes(StandardCharsets.UTF_8);
			exchange.sendResponseHeaders(503, problem.length);
			exchange.getResponseBody().write(problem);
			exchange.close();
		});
		this.server.start();
	}

	private void stream(HttpExchange exchange) throws IOException {
		exchange.sendResponseHeaders(200, 0);
		exchange.getResponseBody().write(": open\n\n".getBytes(StandardCharsets.UTF_8));
		exchange.getResponseBody().flush();
		this.streams.add(exchange);
	}

	@AfterEach
	void stop() {
		this.server.stop(0);
		this.threads.close();
	}

	@Test
	void measureWhenEachReceivesWhatIsExpected() throws Exception {
		try (StreamClients clients = open(STREAMS, "/stream")) {
			clients.expect("number 7");
			send("data: number 6\n\n");
			send("data: number 7\n\ndata: number 8\n\n");
			assertThat(clients.receipts(Duration.ofSeconds(20))).hasSize(STREAMS).isSorted();
			assertThat(clients.problems()).isEmpty();
			assertThat(clients.cpu()).isPositive();
		}
	}

	@Test
	void findWhatChunksCut() throws Exception {
		try (StreamClients clients = open(STREAMS, "/stream")) {
			clients.expect("number 7");
			send("data: num");
			send("ber 7\n\n");
			assertThat(clients.receipts(Duration.ofSeconds(20))).hasSize(STREAMS);
		}
	}

	@Test
	void describeStreamsThatLackWhatIsExpected() throws Exception {
		try (StreamClients clients = open(3, "/stream")) {
			clients.expect("number 7");
			this.streams.removeFirst();
			send("id:4\ndata: number 7\n\n");
			assertThat(clients.receipts(Duration.ofSeconds(1))).hasSize(2);
			assertThat(clients.missing(5)).singleElement()
				.asString()
				.contains("/stream from /127.0.0.", "lacks \"number 7\"", "received last", "ms ago: : open\\n\\n;",
						"another one received: : open\\n\\nid:4\\ndata: number 7");
			assertThat(clients.missing(0)).isEmpty();
		}
	}

	@Test
	void reportWhatIsReceivedAgain() throws Exception {
		try (StreamClients clients = open(1, "/stream")) {
			clients.expect("number 7");
			send("data: number 7\n\ndata: number 7\n\n");
			await().until(() -> clients.problems().equals(Map.of("received a tweet again", 1)));
			assertThat(clients.receipts(Duration.ZERO)).hasSize(1);
		}
	}

	@Test
	void reportWhichHaveEndedAndWhy() throws Exception {
		try (StreamClients clients = open(3, "/stream")) {
			send("event: end\ndata: {\"reason\":\"shutting-down\"}\n\n");
			this.streams.getFirst().close();
			await().until(() -> clients.count() == 2);
			assertThat(clients.problems()).isEqualTo(Map.of("shutting-down", 1));
		}
	}

	@Test
	void reportWhyNoneOpens() throws Exception {
		try (StreamClients clients = open(2, "/busy")) {
			assertThat(clients.count()).isZero();
			assertThat(clients.problems()).isEqualTo(Map.of("HTTP/1.1 503 Service Unavailable busy", 2));
		}
	}

	@Test
	void comeFromSeveralAddresses() throws Exception {
		try (StreamClients clients = open(3, "/stream")) {
			assertThat(this.streams).extracting((stream) -> stream.getRemoteAddress().getHostString())
				.containsExactlyInAnyOrder("127.0.0.1", "127.0.0.2", "127.0.0.3");
		}
	}

	private StreamClients open(int count, String path) throws IOException, InterruptedException {
		StreamClients clients = new StreamClients(URI.create("http://127.0.0.1:" + this.server.getAddress().getPort()));
		for (int number = 0; number < count; number++) {
			assertThat(clients.open(path, "token")).isTrue();
		}
		clients.awaitOpen();
		await().until(() -> clients.count() + clients.problems().size() > 0 && this.streams.size() == clients.count());
		return clients;
	}

	private void send(String text) throws IOException {
		for (HttpExchange stream : this.streams) {
			stream.getResponseBody().write(text.getBytes(StandardCharsets.UTF_8));
			stream.getResponseBody().flush();
		}
	}

}
