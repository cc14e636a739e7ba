package io.tweebyte.gateway;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

import io.tweebyte.testsupport.RawHttp;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

import org.springframework.test.context.TestPropertySource;

import static org.assertj.core.api.Assertions.assertThat;

/** A client address that sends more requests than one may have in flight. */
@TestPropertySource(properties = { "tweebyte.limits.in-flight=8", "tweebyte.limits.in-flight-per-address=4",
		"tweebyte.time.head=10s", "tweebyte.time.idle=10s", "tweebyte.time.body=10s" })
class AddressLimitIntegrationTests extends GatewayIntegrationTest {

	private static final String USER_PATH = "/user-service/users/1";

	private static final String SLOW_LOG_IN = bare("POST", "/user-service/auth/login",
			"Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{");

	@Test
	@EnabledOnOs(value = OS.LINUX, disabledReason = "Other systems have one loopback address.")
	void leavesPlacesToOtherAddresses() throws Exception {
		CountDownLatch called = new CountDownLatch(4);
		CountDownLatch end = new CountDownLatch(1);
		services((request, connection) -> {
			called.countDown();
			awaitLatch(end);
			connection.respond("200 OK", "{}");
		});
		for (int i = 0; i < 4; i++) {
			client("127.0.0.1").send(head("GET", USER_PATH, "\r\n"));
		}
		awaitLatch(called);
		assertBusy(client("127.0.0.1").send(head("GET", USER_PATH, "\r\n")).read());
		services((request, connection) -> connection.respond("200 OK", "{}"));
		assertThat(status("127.0.0.2")).isEqualTo(200);
		end.countDown();
		for (RawHttp client : this.clients.subList(0, 4)) {
			assertThat(client.read().status()).isEqualTo(200);
		}
		assertThatAllPlacesAreFree();
	}

	@Test
	@EnabledOnOs(value = OS.LINUX, disabledReason = "Other systems have one loopback address.")
	void leavesPlacesToOtherAddressesWhenBodiesAreSlow() throws Exception {
		for (int i = 0; i < 24; i++) {
			client("127.0.0.1").send(SLOW_LOG_IN);
		}
		Awaitility.await().until(() -> responded().size() == 20);
		for (RawHttp refused : responded()) {
			assertThat(refused.read().status()).isEqualTo(503);
		}
		services((request, connection) -> connection.respond("200 OK", "{}"));
		assertThat(status("127.0.0.2")).isEqualTo(200);
		close();
		assertThatAllPlacesAreFree();
	}

	private List<RawHttp> responded() throws IOException {
		List<RawHttp> responded = new ArrayList<>();
		for (RawHttp client : this.clients) {
			if (client.hasInput()) {
				responded.add(client);
			}
		}
		return responded;
	}

	@Test
	void givesPlacesOfAbortedRequestsBack() throws Exception {
		for (int i = 0; i < 20; i++) {
			CountDownLatch called = new CountDownLatch(1);
			CountDownLatch aborted = new CountDownLatch(1);
			services((request, connection) -> {
				called.countDown();
				connection.readBody();
				awaitLatch(aborted);
				connection.respond("200 OK", "{}");
			});
			RawHttp client = client("127.0.0.1");
			if (i % 2 == 0) {
				client.send(SLOW_LOG_IN);
			}
			else {
				client.send(head("GET", USER_PATH, "\r\n"));
				awaitLatch(called);
			}
			if (i % 4 < 2) {
				client.reset();
			}
			else {
				client.close();
			}
			aborted.countDown();
		}
		assertThatAllPlacesAreFree();
	}

	@Test
	void givesPlacesOfFailedRequestsBack() throws Exception {
		services((request, connection) -> connection.close());
		for (int i = 0; i < 10; i++) {
			assertThat(status("127.0.0.1")).isEqualTo(503);
			assertThat(client("127.0.0.1").send(bare("GET", USER_PATH, "\r\n")).read().status()).isEqualTo(401);
			assertThat(client("127.0.0.1").send(head("GET", "/nowhere", "\r\n")).read().status()).isEqualTo(404);
		}
		assertThatAllPlacesAreFree();
	}

	/** As many requests as one address may have in flight reach the service at once. */
	private void assertThatAllPlacesAreFree() {
		CountDownLatch called = new CountDownLatch(4);
		services((request, connection) -> {
			called.countDown();
			awaitLatch(called);
			connection.respond("200 OK", "{}");
		});
		try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
			List<CompletableFuture<Void>> served = new ArrayList<>();
			for (int i = 0; i < 4; i++) {
				served.add(CompletableFuture.runAsync(
						() -> Awaitility.await().until(() -> status("127.0.0.1"), (status) -> status == 200), threads));
			}
			assertThat(served).allSatisfy(CompletableFuture::join);
		}
	}

	private int status(String address) throws IOException {
		try (RawHttp client = connect(address)) {
			return client.send(head("GET", USER_PATH, "\r\n")).read().status();
		}
	}

}
