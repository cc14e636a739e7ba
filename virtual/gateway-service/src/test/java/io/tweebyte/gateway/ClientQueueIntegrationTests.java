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

/** A client that has as many requests in a service as it may have at once. */
@TestPropertySource(
		properties = { "tweebyte.limits.client-requests=2", "tweebyte.time.head=2s", "tweebyte.time.idle=10s" })
class ClientQueueIntegrationTests extends GatewayIntegrationTest {

	private static final String PATH = "/user-service/users/1";

	private static final String OTHER = "/tweet-service/tweets/1";

	private final AtomicInteger asked = new AtomicInteger();

	private final CountDownLatch end = new CountDownLatch(1);

	@Test
	@EnabledOnOs(value = OS.LINUX, disabledReason = "Other systems have one loopback address.")
	void waitsForItselfAlone() throws Exception {
		holdTwo(head("GET", PATH, "\r\n"));
		RawHttp third = client("127.0.0.1").send(head("GET", PATH, "\r\n"));
		services((request, connection) -> {
			this.asked.incrementAndGet();
			connection.respond("200 OK", "{}");
		});
		assertThat(client("127.0.0.2").send(head("GET", PATH, "\r\n")).read().status()).isEqualTo(200);
		assertThat(client("127.0.0.1").send(head("GET", OTHER, "\r\n")).read().status()).isEqualTo(200);
		assertThat(this.asked).as("calls of two held requests, of the other client and of the other service")
			.hasValue(4);
		this.end.countDown();
		assertThat(third.read().status()).isEqualTo(200);
		for (RawHttp held : this.clients.subList(0, 2)) {
			assertThat(held.read().status()).isEqualTo(200);
		}
	}

	@Test
	void isRefusedWhenItsTurnDoesNotCome() throws Exception {
		holdTwo(head("GET", PATH, "\r\n"));
		for (int i = 0; i < 10; i++) {
			client("127.0.0.1").send(head("GET", PATH, "\r\n"));
		}
		for (RawHttp client : this.clients) {
			assertThat(client.read().body()).contains("\"detail\":\"The response took too long; try again.\"");
		}
		// the next two when the first ones are late
		assertThat(this.asked).hasValueLessThanOrEqualTo(4);
		this.end.countDown();
		for (int i = 0; i < 10; i++) {
			assertThat(client("127.0.0.1").send(head("GET", PATH, "\r\n")).read().status()).isEqualTo(200);
		}
	}

	private void holdTwo(String held) throws IOException {
		services((request, connection) -> {
			this.asked.incrementAndGet();
			awaitLatch(this.end);
			connection.respond("200 OK", "{}");
		});
		for (int i = 0; i < 2; i++) {
			client("127.0.0.1").send(held);
		}
		Awaitility.await().untilAtomic(this.asked, (count) -> assertThat(count).isEqualTo(2));
	}

}
