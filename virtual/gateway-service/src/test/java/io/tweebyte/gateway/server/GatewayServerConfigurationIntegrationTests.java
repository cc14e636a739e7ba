package io.tweebyte.gateway.server;

import java.io.IOException;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;

import io.tweebyte.common.server.ProblemWriter;
import io.tweebyte.shared.limit.ClientPlaces;
import io.tweebyte.shared.limit.GatewayPlaces;
import io.tweebyte.shared.settings.LimitSettings;
import io.tweebyte.testsupport.RawHttp;
import io.tweebyte.testsupport.RawHttp.Response;
import jakarta.servlet.http.HttpServletRequest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.context.SpringBootTest.WebEnvironment;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

@SpringBootTest(webEnvironment = WebEnvironment.RANDOM_PORT,
		properties = { "server.address=127.0.0.1", "tweebyte.time.idle=1s", "tweebyte.time.server-idle=3s",
				"tweebyte.time.caller-idle=1s", "tweebyte.limits.header=8KB",
				"management.endpoint.health.validate-group-membership=false" })
class GatewayServerConfigurationIntegrationTests {

	@LocalServerPort
	private int port;

	@ParameterizedTest
	@ValueSource(strings = { "GET / HTTP/1.1\r\n\r\n", "GET / HTTP/1.1\r\nHost: a\r\nHost: a\r\n\r\n",
			"GET / HTTP/1.1\r\nHost: a b\r\n\r\n", "GET / HTTP/1.2\r\nHost: a\r\n\r\n",
			"GET / HTTP/2.0\r\nHost: a\r\n\r\n", "GET * HTTP/1.1\r\nHost: a\r\n\r\n",
			"OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n", "CONNECT a:80 HTTP/1.1\r\nHost: a\r\n\r\n",
			" / HTTP/1.1\r\nHost: a\r\n\r\n", "GET /<> HTTP/1.1\r\nHost: a\r\n\r\n",
			"GET /\\ HTTP/1.1\r\nHost: a\r\n\r\n", "GET /\u00e9 HTTP/1.1\r\nHost: a\r\n\r\n",
			"GET /[ HTTP/1.1\r\nHost: a\r\n\r\n", "GET /?{ HTTP/1.1\r\nHost: a\r\n\r\n",
			"GET a HTTP/1.1\r\nHost: a\r\n\r\n", "G<T / HTTP/1.1\r\nHost: a\r\n\r\n",
			"GET http://b/ HTTP/1.1\r\nHost: a\r\n\r\n",

			"GET http://ab/ HTTP/1.1\r\nHost: a\r\n\r\n", "GET / HTTP/1.1\nHost: a\n\n",
			"POST / HTTP/1.0\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n" })
	void refusesHeadsThatAreNotHttp(String request) throws IOException {
		assertRefused(request, 400, 501, 505);
	}

	@ParameterizedTest
	@ValueSource(strings = { "Content-Length: 5\r\nTransfer-Encoding: chunked",
			"Transfer-Encoding: chunked\r\nContent-Length: 5", "Content-Length: 5\r\nContent-Length: 5",
			"Content-Length: 5\r\nContent-Length: 6", "Content-Length: 5, 5", "Content-Length: +5",
			"Content-Length: 0x5", "Content-Length: -5", "Content-Length: 5 5", "Content-Length:",
			"Content-Length: 99999999999999999999", "Transfer-Encoding: xchunked", "Transfer-Encoding: identity",
			"Transfer-Encoding: gzip, chunked", "Transfer-Encoding: chunked, chunked",
			"Transfer-Encoding: chunked\r\nTransfer-Encoding: identity", "Transfer-Encoding : chunked",
			" Content-Length: 5", "X-Bare: a\rb", "X-Bare: a\r\rContent-Length: 5", "X-Nul: a\u0000b", "No colon",
			": no name", "X(Odd): a" })
	void refusesAmbiguousFraming(String header) throws IOException {
		assertRefused("POST / HTTP/1.1\r\nHost: a\r\n" + header + "\r\n\r\n0\r\n\r\n", 400, 501, 505);
	}

	@Test
	void refusesAmbiguousFramingThatArrivesInPieces() throws IOException, InterruptedException {
		try (RawHttp client = RawHttp.connect(this.port)) {
			client.send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n");
			Thread.sleep(100);
			client.send("Content-Length: 6\r\n");
			Thread.sleep(100);
			client.send("\r\n");
			assertThat(client.read().status()).isEqualTo(400);
			assertThat(client.isClosedByServer()).isTrue();
		}
	}

	@Test
	void answersWhatCameBeforeAnAmbiguousRequest() throws IOException {
		try (RawHttp client = RawHttp.connect(this.port)) {
			client.send("GET /first HTTP/1.1\r\nHost: a\r\n\r\n"
					+ "POST /second HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\nTransfer-Encoding: chunked\r\n\r\n"
					+ "0\r\n\r\nGET /third HTTP/1.1\r\nHost: a\r\n\r\n");
			assertThat(client.read().body()).isEqualTo("/first null null");
			assertThat(client.read().status()).isEqualTo(400);
			assertThat(client.isClosedByServer()).isTrue();
		}
	}

	@Test
	void refusesLargeHeads() throws IOException {
		String large = "x".repeat(9000);
		assertRefused("GET / HTTP/1.1\r\nHost: a\r\nX-Large: " + large + "\r\n\r\n", 400, 414, 431);
		assertRefused("GET /" + large + " HTTP/1.1\r\nHost: a\r\n\r\n", 400, 414, 431);
	}

	@Test
	void takesManyHeaders() throws IOException {
		String headers = "a: b\r\n".repeat(99);
		assertThat(exchange("GET / HTTP/1.1\r\nHost: a\r\n" + headers + "\r\n").status()).isEqualTo(200);
	}

	@ParameterizedTest
	@ValueSource(strings = { "/a/../b", "/a;b=c/d", "/a%2Fb", "/a%5Cb", "/a//b", "/%25", "/%3B", "/a.b/..c", "/a/" })
	void leavesPathsAsTheClientWroteThem(String path) throws IOException {
		Response response = exchange("GET " + path + "?q=%20 HTTP/1.1\r\nHost: a\r\n\r\n");
		assertThat(response.body()).isEqualTo(path + " q=%20 null");
	}

	@Test
	void takesTargetsWithTheHostInFront() throws IOException {
		assertThat(exchange("GET http://a:80/b?c HTTP/1.1\r\nHost: a:80\r\n\r\n").body()).isEqualTo("/b c null");
		assertThat(exchange("GET http://a HTTP/1.1\r\nHost: a\r\n\r\n").body()).isEqualTo("/ null null");
	}

	@Test
	void takesOldHttpWithoutHost() throws IOException {
		assertThat(exchange("GET /a HTTP/1.0\r\n\r\n").body()).isEqualTo("/a null null");
	}

	@Test
	void refusesBrokenChunks() throws IOException {
		Response response = exchange("POST / HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\n"
				+ "Transfer-Encoding: chunked\r\n\r\nzz\r\nhello\r\n0\r\n\r\n");
		assertThat(response.status()).isEqualTo(400);
		assertThat(response.header("Connection")).isEqualTo("close");
	}

	@Test
	void letsAClientReadWhyItsBodyWasRefused() throws IOException {
		for (int i = 0; i < 5; i++) {
			try (RawHttp client = RawHttp.connect(this.port)) {
				client.send("POST /busy HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000\r\n\r\n");
				for (int part = 0; part < 100; part++) {
					client.send("x".repeat(10_000));
				}
				assertThat(client.read().status()).isEqualTo(503);
				assertThat(client.isClosedByServer()).isTrue();
			}
		}
	}

	@Test
	void closesConnectionsWhoseRefusedBodyNeverEnds() throws IOException {
		try (RawHttp client = RawHttp.connect(this.port)) {
			client.send("POST /busy HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000000\r\n\r\n");
			assertThat(client.read().status()).isEqualTo(503);
			assertThatIOException().isThrownBy(() -> {
				while (true) {
					client.send("x".repeat(10_000));
				}
			});
		}
	}

	@Test
	void answersMoreClientsThatNeverSendTheirBodyThanItHasThreads() throws IOException {
		List<RawHttp> clients = new ArrayList<>();
		for (int i = 0; i < 300; i++) {
			clients.add(RawHttp.connect(this.port)
				.send("POST /busy HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000\r\n\r\n"));
		}
		for (RawHttp client : clients) {
			assertThat(client.read().status()).isEqualTo(503);
		}
		assertThat(exchange("GET /a HTTP/1.1\r\nHost: a\r\n\r\n").status()).isEqualTo(200);
		for (RawHttp client : clients) {
			client.close();
		}
	}

	@Test
	void answersAllThatCameBeforeTheLastRequest() throws IOException {
		try (RawHttp client = RawHttp.connect(this.port)) {
			client.send("GET /first HTTP/1.1\r\nHost: a\r\n\r\nGET /second HTTP/1.1\r\nHost: a\r\n\r\n"
					+ "GET /third HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
			assertThat(client.read().body()).isEqualTo("/first null null");
			assertThat(client.read().body()).isEqualTo("/second null null");
			Response last = client.read();
			assertThat(last.body()).isEqualTo("/third null null");
			assertThat(last.header("Connection")).isEqualTo("close");
			assertThat(client.isClosedByServer()).isTrue();
		}
	}

	@Test
	void readsOnAfterARequestThatHadToWait() throws IOException {
		try (RawHttp client = RawHttp.connect(this.port)) {
			client.send("GET /late HTTP/1.1\r\nHost: a\r\n\r\nGET /unauthorized HTTP/1.1\r\nHost: a\r\n\r\n");
			assertThat(client.read().body()).isEqualTo("late");
			assertThat(client.read().status()).isEqualTo(401);
			client.send("GET /third HTTP/1.1\r\nHost: a\r\n\r\n");
			assertThat(client.read().body()).isEqualTo("/third null null");
		}
	}

	@Test
	void takesFoldedLinesInBodies() throws IOException {
		try (RawHttp client = RawHttp.connect(this.port)) {
			for (int i = 0; i < 3; i++) {
				client.send("POST / HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nContent-Length: 8\r\n\r\n"
						+ "a\r\n b\n c");
				assertThat(client.read().body()).isEqualTo("/ null a\r\n b\n c");
			}
		}
	}

	@Test
	void keepsConnectionsForTheNextRequest() throws IOException {
		try (RawHttp client = RawHttp.connect(this.port)) {
			for (int i = 0; i < 200; i++) {
				Response response = client
					.send("POST /" + i
							+ " HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nContent-Length: 1\r\n\r\nx")
					.read();
				assertThat(response.body()).isEqualTo("/" + i + " null x");
				assertThat(response.headers()).doesNotContainKeys("Connection", "Keep-Alive", "Server");
				assertThat(response.header("Date")).endsWith("GMT");
			}
		}
	}

	@Test
	void closesConnectionsThatMakeNoProgress() throws IOException {
		try (RawHttp silent = RawHttp.connect(this.port); RawHttp slow = RawHttp.connect(this.port)) {
			slow.send("GET / HTTP/1.1\r\nHost");
			assertThat(silent.isClosedByServer()).isTrue();
			assertThat(slow.isClosedByServer()).isTrue();
		}
	}

	@ParameterizedTest
	@ValueSource(strings = { "/", "/late" })
	void keepsIdleConnectionsLongerThanHeadsMayPause(String path) throws IOException, InterruptedException {
		String request = "GET " + path + " HTTP/1.1\r\nHost: a\r\n\r\n";
		try (RawHttp client = RawHttp.connect(this.port)) {
			assertThat(client.send(request).read().status()).isEqualTo(200);
			Thread.sleep(1500);
			assertThat(client.send(request).read().status()).isEqualTo(200);
		}
	}

	@Test
	void takesOverHarmlessRequestIdsAndMakesOthers() throws IOException {
		assertThat(exchange("GET / HTTP/1.1\r\nHost: a\r\nX-Request-Id: a.B_1-\r\n\r\n").header("X-Request-Id"))
			.isEqualTo("a.B_1-");
		assertThat(exchange("GET / HTTP/1.1\r\nHost: a\r\nX-Request-Id: a b\r\n\r\n").header("X-Request-Id"))
			.matches("[a-z0-9-]{36}");
		assertThat(exchange("GET / HTTP/1.1\r\nHost: a\r\n\r\n").header("X-Request-Id")).matches("[a-z0-9-]{36}");
	}

	private Response exchange(String request) throws IOException {
		return RawHttp.exchange(this.port, request);
	}

	private void assertRefused(String request, Integer... statuses) throws IOException {
		try (RawHttp client = RawHttp.connect(this.port)) {
			Response response = client.send(request).read();
			assertThat(response.status()).isIn((Object[]) statuses);
			assertThat(response.body()).doesNotContain("<");
			assertThat(client.isClosedByServer()).isTrue();
		}
	}

	@Configuration(proxyBeanMethods = false)
	@EnableAutoConfiguration(excludeName = { "org.springframework.boot.jdbc.autoconfigure.DataSourceAutoConfiguration",
			"org.springframework.boot.security.autoconfigure.web.servlet.ServletWebSecurityAutoConfiguration",
			"org.springframework.boot.security.autoconfigure.actuate.web.servlet.ManagementWebSecurityAutoConfiguration" })
	@Import(GatewayServerConfiguration.class)
	static class Application {

		@Bean
		ClientPlaces requestPlaces(LimitSettings limits) {
			return new ClientPlaces(limits.inFlight(), limits.inFlight());
		}

		@Bean
		ProblemWriter problemWriter() {
			return new ProblemWriter(Clock.systemUTC(), HttpServletRequest::getRequestURI);
		}

		@Bean
		GatewayPlaces gatewayPlaces(LimitSettings limits) {
			ClientPlaces all = new ClientPlaces(limits.connections(), limits.connections());
			return new GatewayPlaces(all, all, all, all);
		}

		@Bean
		Echo echo() {
			return new Echo();
		}

	}

	@RestController
	static class Echo {

		@RequestMapping("/late")
		CompletableFuture<String> late() {
			Executor later = CompletableFuture.delayedExecutor(100, TimeUnit.MILLISECONDS);
			return CompletableFuture.supplyAsync(() -> "late", later);
		}

		@RequestMapping("/unauthorized")
		ResponseEntity<Void> turnAway() {
			return ResponseEntity.status(401).build();
		}

		@RequestMapping("/busy")
		ResponseEntity<Void> refuse() {
			return ResponseEntity.status(503).build();
		}

		@RequestMapping("/**")
		String path(HttpServletRequest request, @RequestBody(required = false) String body) {
			return request.getRequestURI() + " " + request.getQueryString() + " " + body;
		}

	}

}
