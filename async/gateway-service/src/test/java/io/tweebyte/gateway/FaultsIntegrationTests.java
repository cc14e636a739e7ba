package io.tweebyte.gateway;

import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

import io.tweebyte.testsupport.RawHttp;
import io.tweebyte.testsupport.RawHttp.Response;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

/** Services and clients that are late, break off or send too much. */
class FaultsIntegrationTests extends GatewayIntegrationTest {

	private static final String USER_PATH = "/user-service/users/1";

	private static final String JSON = "Content-Type: application/json\r\n";

	private static final String OUT = problem(503, "Service Unavailable",
			"A part of the service is not available; try again.");

	private static final String SLOW = problem(503, "Service Unavailable", "The response took too long; try again.");

	private static final String TOO_LARGE = problem(413, "Content Too Large", "The body is larger than 1 MiB.");

	private static final String LATE = problem(400, "Bad Request", "The body took too long to arrive.");

	/** Of the tests before this one, whose gateways keep some for a while. */
	private int connectionsBefore;

	private static String problem(int status, String title, String detail) {
		return "{\"type\":\"about:blank\",\"title\":\"" + title + "\",\"status\":" + status + ",\"detail\":\"" + detail
				+ "\",\"instance\":\"" + USER_PATH + "\",\"timestamp\":\"T\"}";
	}

	@BeforeEach
	void countConnections() {
		this.connectionsBefore = NEIGHBOURS.connections();
	}

	@Test
	void saysThatAServiceIsOut() throws IOException {
		services((request, connection) -> connection.close());
		assertUnavailable(send("PUT", USER_PATH, JSON + "Content-Length: 2\r\n", "{}"), OUT);
	}

	@ParameterizedTest
	@ValueSource(strings = { "garbage\r\n\r\n", "HTTP/1.1 200 OK\r\nContent-Length: 5", "HTTP/1.1 200 OK\r\n",
			"HTTP/1.1 200 OK\r\nContent-Length: x\r\n\r\n", "" })
	void saysThatAServiceIsOutWhenItsHeadIsBroken(String head) throws IOException {
		services((request, connection) -> {
			connection.readBody();
			connection.send(head).close();
		});
		assertUnavailable(get(USER_PATH), OUT);
	}

	@Test
	void saysThatAServiceIsOutWhenItsBodyBreaksBeforeItBegins() throws IOException {
		services((request, connection) -> connection.send("HTTP/1.1 200 OK\r\nETag: \"1\"\r\nContent-Length: 5\r\n\r\n")
			.close());
		Response response = get(USER_PATH);
		assertUnavailable(response, OUT);
		assertThat(response.headers()).doesNotContainKey("ETag");
	}

	@Test
	void saysThatAServiceIsSlow() throws IOException {
		services((request, connection) -> connection.read(1));
		Instant start = Instant.now();
		assertUnavailable(get(USER_PATH), SLOW);
		assertThat(Duration.between(start, Instant.now())).isBetween(Duration.ofMillis(600), Duration.ofSeconds(3));
		awaitNoConnections();
	}

	private static void assertUnavailable(Response response, String document) {
		assertThat(withoutTime(response)).isEqualTo(document);
		assertThat(response.status()).isEqualTo(503);
		assertThat(response.header("Retry-After")).isEqualTo("1");
	}

	@ParameterizedTest
	@ValueSource(strings = { "HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nfirst",
			"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nfirst\r\n",
			"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nfirst\r\n|zz\r\n" })
	void breaksTheClientsConnectionWhenAnAnswerBreaks(String broken) throws IOException {
		services((request, connection) -> {
			for (String part : broken.split("\\|")) {
				connection.send(part);
				pause(Duration.ofMillis(200));
			}
			connection.close();
		});
		assertThatExceptionOfType(IOException.class).isThrownBy(() -> get(USER_PATH));
	}

	@Test
	void breaksTheClientsConnectionWhenAnAnswerPauses() throws IOException {
		services((request, connection) -> {
			connection.send("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nfirst");
			connection.read(1);
		});
		try (RawHttp client = connect()) {
			client.send(head("GET", USER_PATH, "\r\n"));
			assertThat(client.readHead().status()).isEqualTo(200);
			assertThatExceptionOfType(IOException.class).isThrownBy(client::readRest);
		}
		awaitNoConnections();
	}

	@Test
	void breaksTheClientsConnectionWhenAnAnswerTakesForEver() throws IOException {
		services((request, connection) -> {
			connection.send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n");
			for (int i = 0; i < 100; i++) {
				connection.send("1\r\nx\r\n");
				pause(Duration.ofMillis(200));
			}
		});
		Instant start = Instant.now();
		assertThatExceptionOfType(IOException.class).isThrownBy(() -> get(USER_PATH));
		assertThat(Duration.between(start, Instant.now())).isBetween(Duration.ofSeconds(3), Duration.ofSeconds(10));
		awaitNoConnections();
	}

	@Test
	void abortsTheServicesResponseWhenTheClientDisconnects() throws Exception {
		CountDownLatch aborted = new CountDownLatch(1);
		services((request, connection) -> {
			connection.send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n");
			try {
				for (int i = 0; i < 200; i++) {
					connection.send("1\r\nx\r\n");
					pause(Duration.ofMillis(20));
				}
			}
			catch (IOException ex) {
				aborted.countDown();
				throw ex;
			}
		});
		try (RawHttp client = connect()) {
			client.send(head("GET", USER_PATH, "\r\n")).readHead();
		}
		assertThat(aborted.await(10, TimeUnit.SECONDS)).isTrue();
	}

	@Test
	void stopsBodiesThatBecomeTooLarge() throws IOException {
		try (RawHttp client = connect()) {
			client.send(head("PUT", USER_PATH, JSON + "Transfer-Encoding: chunked\r\n\r\n"));
			String chunk = "10000\r\n" + "x".repeat(65_536) + "\r\n";
			for (int i = 0; i < 16; i++) {
				client.send(chunk);
			}
			client.send("1\r\nx\r\n");
			Response response = client.read();
			assertThat(response.status()).isEqualTo(413);
			assertThat(withoutTime(response)).isEqualTo(TOO_LARGE);
			assertThat(client.isClosedByServer()).isTrue();
		}
		assertThat(isNoServiceCalled()).isTrue();
	}

	@Test
	void takesBodiesThatAreJustSmallEnough() throws IOException {
		services((request, connection) -> {
			int size = connection.readBody().length();
			connection.send("HTTP/1.1 200 OK\r\nContent-Length: 16\r\n\r\n{\"size\":" + size + "}");
		});
		String body = "x".repeat(1_048_576);
		assertThat(send("PUT", USER_PATH, JSON + "Content-Length: 1048576\r\n", body).body())
			.isEqualTo("{\"size\":1048576}");
	}

	@Test
	void refusesBodiesThatArriveTooSlowly() throws IOException {
		services((request, connection) -> connection.readBody());
		try (RawHttp client = connect()) {
			client.send(head("PUT", USER_PATH, JSON + "Content-Length: 9\r\n\r\n") + "{");
			Instant start = Instant.now();
			Response response = client.read();
			assertThat(withoutTime(response)).isEqualTo(LATE);
			assertThat(response.status()).isEqualTo(400);
			assertThat(Duration.between(start, Instant.now())).isBetween(Duration.ofSeconds(1), Duration.ofSeconds(4));
			assertThat(client.isClosedByServer()).isTrue();
		}
		awaitNoConnections();
	}

	@Test
	void refusesBodiesThatTrickle() throws IOException {
		services((request, connection) -> connection.readBody());
		try (RawHttp client = connect()) {
			client.send(head("PUT", USER_PATH, JSON + "Content-Length: 100\r\n\r\n"));
			Instant start = Instant.now();
			Thread trickle = Thread.ofVirtual().start(() -> trickle(client));
			assertThat(withoutTime(client.read())).isEqualTo(LATE);
			assertThat(Duration.between(start, Instant.now())).isBetween(Duration.ofSeconds(1), Duration.ofSeconds(4));
			trickle.interrupt();
		}
	}

	private static void trickle(RawHttp client) {
		try {
			for (int i = 0; i < 50; i++) {
				client.send("x");
				pause(Duration.ofMillis(100));
			}
		}
		catch (IOException | IllegalStateException ex) {
			// refused, as it should be
		}
	}

	@Test
	void refusesBodiesWhoseChunksAreBroken() throws IOException {
		services((request, connection) -> connection.readBody());
		try (RawHttp client = connect()) {
			client.send(head("PUT", USER_PATH, JSON + "Transfer-Encoding: chunked\r\n\r\n") + "1\r\n{\r\nzz\r\n");
			assertThat(client.read().status()).isEqualTo(400);
			assertThat(client.isClosedByServer()).isTrue();
		}
		awaitNoConnections();
	}

	@Test
	void passesAnAnswerThatComesBeforeTheServiceHasReadTheBody() throws IOException {
		services((request, connection) -> {
			connection.read(1);
			connection.send("HTTP/1.1 409 Conflict\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}");
			pause(Duration.ofMillis(300));
			connection.close();
		});
		try (RawHttp client = connect()) {
			client.send(head("PUT", USER_PATH, JSON + "Content-Length: 100\r\n\r\n") + "x".repeat(100));
			Response response = client.read();
			assertThat(response.status()).isEqualTo(409);
			assertThat(response.body()).isEqualTo("{}");
		}
	}

	@Test
	void asksAServiceThatIsOutNoMoreUntilItHasRested() throws IOException {
		services((request, connection) -> connection.close());
		for (int i = 0; i < 25; i++) {
			assertThat(get(USER_PATH).status()).isEqualTo(503);
		}
		services((request, connection) -> connection.respond("200 OK", "{}"));
		assertUnavailable(get(USER_PATH), OUT);
		assertThat(isNoServiceCalled()).isTrue();
		assertThat(get("/tweet-service/tweets/1").status()).isEqualTo(200);
		pause(Duration.ofMillis(2100));
		assertThat(get(USER_PATH).status()).isEqualTo(200);
	}

	@Test
	void lastsThroughAThousandBrokenRequests() throws IOException {
		services((request, connection) -> connection.respond("200 OK", "{}"));
		for (int i = 0; i < 1000; i++) {
			try (RawHttp client = connect()) {
				client.send(head("PUT", USER_PATH, JSON + "Content-Length: 10\r\n\r\n").substring(0, 20 + i % 400));
			}
		}
		assertThat(get(USER_PATH).status()).isEqualTo(200);
	}

	private void awaitNoConnections() {
		// and the one of the polls
		await(() -> NEIGHBOURS.connections() <= this.connectionsBefore + 1);
	}

	private static void await(java.util.function.BooleanSupplier condition) {
		Instant end = Instant.now().plusSeconds(10);
		while (!condition.getAsBoolean()) {
			assertThat(Instant.now()).isBefore(end);
			pause(Duration.ofMillis(20));
		}
	}

	private static void pause(Duration time) {
		try {
			Thread.sleep(time);
		}
		catch (InterruptedException ex) {
			throw new IllegalStateException(ex);
		}
	}

}
