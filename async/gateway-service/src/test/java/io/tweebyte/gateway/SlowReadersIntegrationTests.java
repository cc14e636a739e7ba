package io.tweebyte.gateway;

import java.io.IOException;
import java.net.InetAddress;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

import io.tweebyte.testsupport.RawHttp;
import io.tweebyte.testsupport.RawServer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

import org.springframework.test.context.TestPropertySource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

/** Responses that a client does not read at once. */
@TestPropertySource(properties = { "tweebyte.time.head=40s", "tweebyte.time.idle=12s", "tweebyte.time.total=10s",
		"tweebyte.limits.unread-responses=2" })
@EnabledOnOs(value = OS.LINUX, disabledReason = "Other systems have one loopback address.")
class SlowReadersIntegrationTests extends GatewayIntegrationTest {

	// more than the systems of both ends keep
	private static final String LARGE = "x".repeat(24 << 20);

	private static final String STREAM = "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n"
			+ "Transfer-Encoding: chunked\r\n\r\n";

	/** The responses that a service could not send to their end. */
	private final Semaphore ended = new Semaphore(0);

	@BeforeEach
	void respondWithMuch() {
		services((request, connection) -> respond(connection));
	}

	private void respond(RawServer.Connection connection) throws IOException {
		try {
			connection.respond("200 OK", LARGE);
		}
		catch (IOException ex) {
			this.ended.release();
			throw ex;
		}
	}

	@Test
	void needPlacesOfWhichAnAddressHasFew() throws Exception {
		for (int i = 0; i < 3; i++) {
			List<RawHttp> ofOneAddress = List.of(slow("127.0.0.1"), slow("127.0.0.1"));
			awaitEnd();
			List<RawHttp> ofTwoOthers = List.of(slow("127.0.0.2"), slow("127.0.0.3"));
			awaitEnd();
			assertThat(complete(ofOneAddress)).isEqualTo(1);
			assertThat(complete(ofTwoOthers)).isEqualTo(1);
		}
	}

	@Test
	void areEndedAfterTheTotalTime() throws Exception {
		RawHttp silent = slow("127.0.0.1");
		RawHttp reading = slow("127.0.0.2");
		await().atMost(Duration.ofMinutes(1)).ignoreExceptionsInstanceOf(IOException.class).until(() -> {
			boolean areOver = this.ended.tryAcquire(2);
			return areOver || reading.read(10_000).isEmpty();
		});
		assertThat(complete(List.of(silent, reading))).isZero();
	}

	@Test
	void giveTheirPlaceBackWhenTheyHaveReadAll() throws Exception {
		Semaphore rests = new Semaphore(0);
		services((request, connection) -> {
			connection.send(STREAM).send("%x\r\n%s\r\n".formatted(LARGE.length(), LARGE));
			rests.acquireUninterruptibly();
			connection.send("4\r\nrest\r\n0\r\n\r\n");
		});
		RawHttp late = slow("127.0.0.1").hurry();
		for (int read = 0; read < LARGE.length();) {
			read += late.readChunk().length();
		}
		respondWithMuch();
		List<RawHttp> others = List.of(slow("127.0.0.1"), slow("127.0.0.1"));
		awaitEnd();
		rests.release();
		assertThat(late.readChunk()).isEqualTo("rest");
		assertThat(complete(others)).isEqualTo(1);
	}

	@Test
	void areNotThoseThatReadEachPartOfAStream() throws Exception {
		Semaphore rests = new Semaphore(0);
		services((request, connection) -> {
			connection.send(STREAM).send("5\r\nfirst\r\n");
			rests.acquireUninterruptibly();
			connection.send("4\r\nrest\r\n0\r\n\r\n");
		});
		List<RawHttp> ofOneAddress = List.of(begin("first"), begin("first"), begin("first"));
		rests.release(ofOneAddress.size());
		for (RawHttp client : ofOneAddress) {
			assertThat(client.readChunk()).isEqualTo("rest");
		}
	}

	private RawHttp begin(String part) throws IOException {
		RawHttp client = request(RawHttp.connect(this.port));
		assertThat(client.readChunk()).isEqualTo(part);
		return client;
	}

	private RawHttp slow(String address) throws IOException {
		return request(RawHttp.connectSlowly(this.port, InetAddress.getByName(address)));
	}

	private RawHttp request(RawHttp client) throws IOException {
		this.clients.add(client);
		client.send(head("GET", "/user-service/users/" + USER, "\r\n"));
		assertThat(client.readHead().status()).isEqualTo(200);
		return client;
	}

	private void awaitEnd() throws InterruptedException {
		assertThat(this.ended.tryAcquire(60, TimeUnit.SECONDS)).isTrue();
	}

	/** Returns how many clients get the rest of their response when they read it. */
	private static int complete(List<RawHttp> clients) {
		int complete = 0;
		for (RawHttp client : clients) {
			try {
				assertThat(client.hurry().read(LARGE.length())).isEqualTo(LARGE);
				complete++;
			}
			catch (IOException ex) {
				// the gateway has ended the response
			}
		}
		return complete;
	}

}
