package io.tweebyte.gateway;

import java.io.IOException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

import io.tweebyte.testsupport.RawHttp;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

import org.springframework.test.context.TestPropertySource;

import static org.assertj.core.api.Assertions.assertThat;

/** More large bodies at once than the services have memory for. */
@TestPropertySource(properties = { "tweebyte.limits.large-bodies=3", "tweebyte.time.head=10s", "tweebyte.time.idle=10s",
		"tweebyte.time.body=10s" })
@EnabledOnOs(value = OS.LINUX, disabledReason = "Other systems have one loopback address.")
class LargeBodiesIntegrationTests extends GatewayIntegrationTest {

	private static final String PATH = "/user-service/users/" + USER;

	private static final String JSON = "Content-Type: application/json\r\n";

	private final AtomicInteger bodies = new AtomicInteger();

	@Test
	void refusesThoseThatFindNoPlace() throws Exception {
		CountDownLatch end = new CountDownLatch(1);
		hold(end);
		client("127.0.0.1").send(ofKnownLength(17_000));
		client("127.0.0.1").send(inChunks(17_000));
		awaitBodies(2);
		assertRefused("127.0.0.1", ofKnownLength(17_000));
		assertRefused("127.0.0.1", inChunks(17_000));
		client("127.0.0.2").send(ofKnownLength(1_000_000));
		awaitBodies(3);
		assertRefused("127.0.0.2", inChunks(17_000));
		end.countDown();
		for (RawHttp client : this.clients) {
			assertThat(client.read().status()).isEqualTo(200);
		}
		assertThatBothPlacesAreFree();
	}

	@Test
	void leavesSmallBodiesAlone() throws Exception {
		CountDownLatch end = new CountDownLatch(1);
		hold(end);
		for (int i = 0; i < 4; i++) {
			client("127.0.0.1").send(ofKnownLength(16_000));
			client("127.0.0.1").send(inChunks(16_000));
		}
		awaitBodies(8);
		end.countDown();
		for (RawHttp client : this.clients) {
			assertThat(client.read().status()).isEqualTo(200);
		}
	}

	@Test
	void passesManySmallChunksOnAsOneBody() throws Exception {
		services((request, connection) -> connection
			.send("HTTP/1.1 200 OK\r\nContent-Length: 5000\r\n\r\n" + connection.readBody()));
		String body = "1\r\nx\r\n".repeat(5000) + "0\r\n\r\n";
		RawHttp.Response response = exchange(head("PUT", PATH, JSON + "Transfer-Encoding: chunked\r\n\r\n") + body);
		assertThat(response.body()).isEqualTo("x".repeat(5000));
		assertThat(asked().header("Content-Length")).isEqualTo("5000");
	}

	@Test
	void givePlacesBackHoweverTheyEnd() throws Exception {
		String begun = head("PUT", PATH, JSON + "Transfer-Encoding: chunked\r\n\r\n") + "4268\r\n" + "x".repeat(17_000)
				+ "\r\n";
		for (int i = 0; i < 12; i++) {
			// only a large body that has a place is read on
			Awaitility.await().ignoreExceptionsInstanceOf(IOException.class).until(() -> {
				try (RawHttp malformed = connect("127.0.0.1")) {
					return malformed.send(begun + "zz\r\n").read().status() == 400;
				}
			});
			try (RawHttp reset = connect("127.0.0.1")) {
				reset.send(begun).reset();
			}
		}
		assertThatBothPlacesAreFree();
	}

	private void assertRefused(String address, String request) throws IOException {
		try (RawHttp client = connect(address)) {
			assertBusy(client.send(request).read());
		}
	}

	private void assertThatBothPlacesAreFree() throws Exception {
		close();
		Awaitility.await().untilAsserted(() -> {
			CountDownLatch end = new CountDownLatch(1);
			this.bodies.set(0);
			hold(end);
			try (RawHttp first = connect("127.0.0.1"); RawHttp second = connect("127.0.0.1")) {
				first.send(ofKnownLength(17_000));
				second.send(inChunks(17_000));
				awaitBodies(2);
				end.countDown();
				assertThat(first.read().status()).isEqualTo(200);
				assertThat(second.read().status()).isEqualTo(200);
			}
			finally {
				end.countDown();
			}
		});
	}

	/** Lets the service read bodies, and answer when the test says so. */
	private void hold(CountDownLatch end) {
		AtomicInteger bodies = this.bodies;
		services((request, connection) -> {
			connection.readBody();
			bodies.incrementAndGet();
			awaitLatch(end);
			connection.send("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}");
		});
	}

	private void awaitBodies(int count) {
		Awaitility.await().until(() -> this.bodies.get() == count);
	}

	private static String ofKnownLength(int size) {
		return head("PUT", PATH, JSON + "Content-Length: " + size + "\r\n\r\n") + "x".repeat(size);
	}

	private static String inChunks(int size) {
		return head("PUT", PATH, JSON + "Transfer-Encoding: chunked\r\n\r\n")
				+ (Integer.toHexString(size) + "\r\n" + "x".repeat(size) + "\r\n0\r\n\r\n");
	}

}
