package io.tweebyte.gateway;

import java.io.EOFException;
import java.io.IOException;
import java.net.SocketException;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;

import io.tweebyte.testsupport.GatewayHangUp;
import io.tweebyte.testsupport.GatewayHangUps;
import io.tweebyte.testsupport.Outcome;
import io.tweebyte.testsupport.RawHttp;
import io.tweebyte.testsupport.RawServer;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import org.springframework.test.context.TestPropertySource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/** Responses that stay open. */
@TestPropertySource(properties = { "tweebyte.time.total=1500ms", "tweebyte.time.head=3s", "tweebyte.time.idle=2s",
		"tweebyte.limits.in-flight=2", "tweebyte.limits.in-flight-per-address=2", "tweebyte.open-responses.limit=4" })
class StreamsIntegrationTests extends GatewayIntegrationTest {

	private static final String PATH = "/tweet-service/tweets/" + USER + "/feed/stream";

	private static final String HEAD = "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n"
			+ "Transfer-Encoding: chunked\r\n\r\n3\r\n:\n\n\r\n";

	private static final Duration BETWEEN = Duration.ofMillis(500);

	/** Each lets one stream send one event. */
	private final Semaphore events = new Semaphore(0);

	/** The streams that a service could not send any more. */
	private final Semaphore ended = new Semaphore(0);

	@Test
	void passEventsOnAsTheyCome() throws IOException {
		services((request, connection) -> stream(connection));
		RawHttp client = open();
		for (int i = 0; i < 3; i++) {
			this.events.release();
			assertThat(client.readChunk()).isEqualTo("data:event\n\n");
		}
	}

	@Test
	void outliveTheTimeOfOtherResponses() throws Exception {
		services((request, connection) -> stream(connection));
		RawHttp client = open();
		// longer than other responses may take, each part sooner than the gateway gives
		// up
		for (int i = 0; i < 4; i++) {
			this.events.release();
			assertThat(client.readChunk()).isEqualTo("data:event\n\n");
			assertThat(this.ended.tryAcquire(BETWEEN.toMillis(), TimeUnit.MILLISECONDS)).isFalse();
		}
	}

	@Test
	void endWithTheirService() throws IOException {
		CountDownLatch end = new CountDownLatch(1);
		services((request, connection) -> {
			connection.send(HEAD);
			awaitLatch(end);
			connection.send("a\r\ndata:last\n\r\n0\r\n\r\n");
		});
		RawHttp client = open();
		end.countDown();
		assertThat(client.readChunk()).isEqualTo("data:last\n");
		assertThat(client.readChunk()).isEmpty();
	}

	@Test
	void breakWithTheirService() throws IOException {
		CountDownLatch end = new CountDownLatch(1);
		services((request, connection) -> {
			connection.send(HEAD);
			awaitLatch(end);
			connection.close();
		});
		RawHttp client = open();
		end.countDown();
		assertBroken(client);
	}

	@Test
	void breakWhenTheServiceIsSilent() throws IOException {
		services((request, connection) -> stream(connection));
		RawHttp client = open();
		assertBroken(client);
	}

	@Test
	void endTheirServicesWorkWhenTheClientHasGone() throws Exception {
		services((request, connection) -> stream(connection));
		RawHttp client = open();
		client.reset();
		// one after the other: all at once may be sent before the gateway writes the
		// first
		Awaitility.await().atMost(Duration.ofSeconds(20)).until(() -> {
			this.events.release();
			return this.ended.tryAcquire();
		});
	}

	@Test
	void endTheirServicesWorkWhenTheClientReadsNothing() throws Exception {
		String events = "8000\r\n" + ":".repeat(1 << 15) + "\r\n";
		services((request, connection) -> {
			connection.send(HEAD);
			try {
				// more than the systems of all ends keep
				for (int i = 0; i < 2_000; i++) {
					connection.send(events);
				}
			}
			catch (IOException ex) {
				this.ended.release();
				throw ex;
			}
		});
		Awaitility.await().untilAsserted(() -> {
			RawHttp client = RawHttp.connectSlowly(this.port, null);
			this.clients.add(client);
			client.send(head("GET", PATH, "\r\n"));
			assertThat(client.readHead().status()).isEqualTo(200);
		});
		assertThat(this.ended.tryAcquire(20, TimeUnit.SECONDS)).isTrue();
	}

	@ParameterizedTest
	@EnumSource
	void endAsTheTableSaysWhenTheClientHasGone(GatewayHangUp work) throws IOException {
		GatewayHangUps clients = new GatewayHangUps(this.port, head("GET", PATH, "\r\n"),
				GatewayIntegrationTest::services);
		assertThat(clients.of(work)).isEqualTo(expected(work));
	}

	/** docs/cancelling.md shows it for all trees. */
	private static Outcome expected(GatewayHangUp work) {
		return switch (work) {
			case REQUEST -> Outcome.GOES_ON;
			case STREAM -> Outcome.STOPS_WITH_THE_NEXT_EVENT;
		};
	}

	@Test
	void takeNoPlaceOfOtherRequestsAndHaveAFewOfTheirOwn() throws IOException {
		services((request, connection) -> {
			if (request.target().endsWith("/stream")) {
				beat(connection);
			}
			else {
				connection.respond("200 OK", "{}");
			}
		});
		open();
		open();
		assertBusy(get(PATH));
		assertThat(get("/user-service/users/" + USER).status()).isEqualTo(200);
		this.events.release(2);
	}

	@Test
	void passProblemsOn() throws IOException {
		services((request, connection) -> connection.respond("429 Too Many Requests", "{\"status\":429}"));
		// streams of earlier tests may still have all places
		Awaitility.await().untilAsserted(() -> {
			RawHttp.Response response = get(PATH);
			assertThat(response.status()).isEqualTo(429);
			assertThat(response.body()).isEqualTo("{\"status\":429}");
		});
	}

	/** Opens a stream as soon as those of earlier tests are over. */
	private RawHttp open() throws IOException {
		AtomicReference<RawHttp> open = new AtomicReference<>();
		Awaitility.await().untilAsserted(() -> {
			RawHttp client = client("127.0.0.1");
			client.send(head("GET", PATH, "\r\n"));
			assertThat(client.readHead().status()).isEqualTo(200);
			open.set(client);
		});
		assertThat(open.get().readChunk()).isEqualTo(":\n\n");
		return open.get();
	}

	/** The response must not look whole. */
	private static void assertBroken(RawHttp client) {
		assertThatThrownBy(client::readChunk).isInstanceOfAny(EOFException.class, SocketException.class);
	}

	/** Sends events until it may end, so that the gateway does not give up meanwhile. */
	private void beat(RawServer.Connection connection) throws IOException {
		connection.send(HEAD);
		try {
			while (!this.events.tryAcquire(BETWEEN.toMillis(), TimeUnit.MILLISECONDS)) {
				connection.send("c\r\ndata:event\n\n\r\n");
			}
			connection.send("0\r\n\r\n");
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
		}
	}

	private void stream(RawServer.Connection connection) throws IOException {
		try {
			connection.send(HEAD);
			while (this.events.tryAcquire(20, TimeUnit.SECONDS)) {
				connection.send("c\r\ndata:event\n\n\r\n");
			}
		}
		catch (IOException ex) {
			this.ended.release();
			throw ex;
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
		}
	}

}
