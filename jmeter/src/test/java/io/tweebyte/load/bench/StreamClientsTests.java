package io.tweebyte.load.bench;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpRequest;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
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
			exchange.sendResponseHeaders(503, 4);
			exchange.getResponseBody().write("busy".getBytes(StandardCharsets.UTF_8));
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
	void tellWhenEachReceivesSomething() throws Exception {
		try (StreamClients clients = new StreamClients()) {
			clients.open(STREAMS, (number) -> request("/stream"));
			assertThat(clients.count()).isEqualTo(STREAMS);
			Delivery delivery = new Delivery("number 7", STREAMS);
			clients.tell(delivery);
			send("data: number 6\n\ndata: number 7\n\n");
			delivery.await(Duration.ofSeconds(20));
			assertThat(delivery.times()).hasSize(STREAMS).allMatch((time) -> time > 0);
			assertThat(clients.failure()).isNull();
		}
	}

	@Test
	void countThoseThatAreOpen() throws Exception {
		try (StreamClients clients = new StreamClients()) {
			clients.open(3, (number) -> request("/stream"));
			await().until(() -> this.streams.size() == 3);
			this.streams.getFirst().close();
			await().until(() -> clients.count() == 2);
			assertThat(clients.failure()).isNotNull();
		}
	}

	@Test
	void sayWhyNoneOpens() throws Exception {
		try (StreamClients clients = new StreamClients()) {
			clients.open(2, (number) -> request("/busy"));
			assertThat(clients.count()).isZero();
			assertThat(clients.failure()).isEqualTo("503 busy");
		}
	}

	private void send(String text) throws IOException {
		await().until(() -> this.streams.size() == STREAMS);
		for (HttpExchange stream : this.streams) {
			stream.getResponseBody().write(text.getBytes(StandardCharsets.UTF_8));
			stream.getResponseBody().flush();
		}
	}

	private HttpRequest.Builder request(String path) {
		return HttpRequest
			.newBuilder(URI.create("http://127.0.0.1:" + this.server.getAddress().getPort()).resolve(path));
	}

}
