package io.tweebyte.load.backend;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.tweebyte.launcher.workspace.ServiceName;
import io.tweebyte.load.backend.ResponseProbe.WrongResponseException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

class ResponseProbeIntegrationTests {

	private final AtomicInteger asked = new AtomicInteger();

	private int cold;

	private int status = 200;

	private HttpServer server;

	@BeforeEach
	void start() throws IOException {
		this.server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
		this.server.createContext("/", this::answer);
		this.server.start();
	}

	@AfterEach
	void stop() {
		this.server.stop(0);
	}

	@ParameterizedTest
	@ValueSource(ints = { 200, 503 })
	void readsAgainWhileABackendIsCold(int status) throws InterruptedException {
		this.status = status;
		this.cold = 2;
		ResponseProbe probe = probe(Duration.ofMinutes(1));
		assertThat(probe.send("GET", ServiceName.USER, "/users/ada", "", "").statusCode()).isEqualTo(200);
		assertThat(this.asked.get()).isEqualTo(3);
		assertThat(probe.asked(ServiceName.USER)).isEqualTo(1);
	}

	@Test
	void doesNotWaitForAnAnswerThatStaysInPart() {
		this.cold = Integer.MAX_VALUE;
		assertThatExceptionOfType(WrongResponseException.class)
			.isThrownBy(() -> probe(Duration.ofSeconds(3)).send("GET", ServiceName.USER, "/users/ada", "", ""))
			.withMessageContaining("200 degraded: interactions");
		assertThat(this.asked.get()).isGreaterThan(1);
	}

	@Test
	void doesNotWriteTwice() {
		this.cold = 1;
		assertThatExceptionOfType(WrongResponseException.class)
			.isThrownBy(() -> probe(Duration.ofMinutes(1)).send("POST", ServiceName.USER, "/users/ada", "", "{}"));
		assertThat(this.asked.get()).isEqualTo(1);
	}

	private ResponseProbe probe(Duration patience) {
		URI uri = URI.create("http://127.0.0.1:" + this.server.getAddress().getPort());
		return new ResponseProbe(new Target(uri, List.of()), patience);
	}

	private void answer(HttpExchange exchange) throws IOException {
		boolean whole = this.asked.incrementAndGet() > this.cold;
		if (!whole) {
			exchange.getResponseHeaders().set("X-Degraded", "interactions");
		}
		exchange.sendResponseHeaders(whole ? 200 : this.status, -1);
		exchange.close();
	}

}
