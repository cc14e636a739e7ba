package io.tweebyte.gateway;

import java.io.IOException;
import java.net.SocketException;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;

import io.tweebyte.testsupport.RawHttp;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import org.springframework.test.context.TestPropertySource;

import static org.assertj.core.api.Assertions.assertThat;

/** Clients that go on sending a refused body, or send next to nothing. */
@TestPropertySource(properties = { "tweebyte.time.body=2s", "tweebyte.time.request-head=2s", "tweebyte.time.idle=2s" })
class EndlessBodiesIntegrationTests extends GatewayIntegrationTest {

	private static final String PATH = "/user-service/users/" + USER;

	private static final String CHUNKED = "Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n";

	private static final String CHUNK = "10000\r\n" + "x".repeat(65_536) + "\r\n";

	private static final Duration TIMEOUT = Duration.ofSeconds(15);

	private static final Duration PAUSE = Duration.ofMillis(50);

	@Test
	void endConnectionsOnceTheyAreRefusedAndLarge() throws IOException {
		try (RawHttp client = connect().send(bare("PUT", PATH, CHUNKED))) {
			assertThat(client.read().status()).isEqualTo(401);
			assertThat(sendUntilEnd(client, CHUNK, Duration.ZERO)).isLessThan(400);
		}
	}

	@Test
	void areNotReadWhileTheFormerResponseIsInProgress() throws IOException {
		Semaphore end = new Semaphore(0);
		services((request, connection) -> {
			end.acquireUninterruptibly();
			connection.respond("200 OK", "{}");
		});
		AtomicInteger sent = new AtomicInteger();
		AtomicInteger before = new AtomicInteger(-1);
		try (RawHttp client = connect().send(head("GET", PATH, "\r\n"))) {
			client.send(head("PUT", PATH, CHUNKED));
			Thread.ofVirtual().start(() -> sendMany(client, sent));
			Awaitility.await()
				.pollInterval(Duration.ofMillis(500))
				.until(() -> before.getAndSet(sent.get()) == sent.get());
			assertThat(sent).hasValueLessThan(400);
		}
		finally {
			end.release();
		}
	}

	private static void sendMany(RawHttp client, AtomicInteger sent) {
		try {
			for (int i = 0; i < 1_000; i++) {
				client.send(CHUNK);
				sent.incrementAndGet();
			}
		}
		catch (IOException ex) {
			// the test has closed the connection
		}
	}

	@ParameterizedTest
	@ValueSource(strings = { "1\r\nx\r\n", "x" })
	void endConnectionsOnceTheyAreRefusedAndSlow(String part) throws IOException {
		try (RawHttp client = connect().send(bare("PUT", PATH, CHUNKED))) {
			assertThat(client.read().status()).isEqualTo(401);
			client.send(part.equals("x") ? "1;" : "");
			sendUntilEnd(client, part, PAUSE);
		}
	}

	@Test
	void leaveConnectionsThatEndThemInTime() {
		// not in time when other processes take the processors
		Awaitility.await().ignoreExceptionsInstanceOf(IOException.class).untilAsserted(this::endBodiesAndGoOn);
	}

	private void endBodiesAndGoOn() throws IOException {
		try (RawHttp client = connect()) {
			for (int i = 0; i < 5; i++) {
				client.send(bare("PUT", PATH, CHUNKED));
				assertThat(client.read().status()).isEqualTo(401);
				client.send("1\r\nx\r\n0\r\n\r\n");
			}
			assertThat(client.send(head("GET", PATH, "\r\n")).read().status()).isEqualTo(200);
		}
	}

	@ParameterizedTest
	@ValueSource(strings = { "1;|x", "1\r\nx\r\n0\r\n|a: b\r\n", "1\r\nx\r\n0\r\na: |b" })
	void areRefusedWhateverTheySend(String body) throws IOException {
		String[] parts = body.split("\\|");
		try (RawHttp client = connect().send(head("PUT", PATH, CHUNKED) + parts[0])) {
			sendUntilEnd(client, parts[1], PAUSE);
		}
	}

	@ParameterizedTest
	@ValueSource(booleans = { false, true })
	void endAsBlankLinesDo(boolean second) throws IOException {
		try (RawHttp client = connect()) {
			if (second) {
				assertThat(client.send(head("GET", PATH, "\r\n")).read().status()).isEqualTo(200);
			}
			sendUntilEnd(client, "\r\n", PAUSE);
		}
	}

	/**
	 * Sends a part again and again.
	 * @return how often it was sent until the server had ended the connection
	 */
	private static int sendUntilEnd(RawHttp client, String part, Duration pause) throws IOException {
		Instant end = Instant.now().plus(TIMEOUT);
		for (int i = 1; Instant.now().isBefore(end); i++) {
			try {
				client.send(part);
				Thread.sleep(pause);
			}
			catch (SocketException ex) {
				return i;
			}
			catch (InterruptedException ex) {
				throw new IllegalStateException(ex);
			}
		}
		throw new AssertionError("The connection is still open.");
	}

}
