package io.tweebyte.gateway;

import java.util.concurrent.CountDownLatch;

import io.github.resilience4j.circuitbreaker.CircuitBreaker;
import io.tweebyte.testsupport.RawHttp;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import org.springframework.test.context.TestPropertySource;

import static org.assertj.core.api.Assertions.assertThat;

/** Bodies that take more than a second to arrive. */
@TestPropertySource(properties = { "tweebyte.time.head=20s", "tweebyte.time.idle=20s", "tweebyte.time.body=20s",
		"tweebyte.limits.slow-bodies=2" })
class SlowBodiesIntegrationTests extends GatewayIntegrationTest {

	private static final String PATH = "/user-service/users/" + USER;

	@Test
	void doNotKeepABreakerHalfOpen() throws Exception {
		CircuitBreaker breaker = this.breakers.circuitBreaker("user");
		breaker.transitionToOpenState();
		breaker.transitionToHalfOpenState();
		int permits = breaker.getCircuitBreakerConfig().getPermittedNumberOfCallsInHalfOpenState();
		CountDownLatch begun = new CountDownLatch(permits);
		services((request, connection) -> {
			begun.countDown();
			connection.respond("200 OK", "{}");
		});
		for (int i = 0; i < permits; i++) {
			client("127.0.0.1").send(head("PUT", PATH, "Content-Type: application/json\r\nContent-Length: 100\r\n\r\n"))
				.send("{");
		}
		awaitLatch(begun);
		assertThat(get(PATH).status()).isEqualTo(503);
		Awaitility.await().until(() -> get(PATH).status() == 200);
		assertThat(this.clients.getFirst().read().status()).isEqualTo(400);
	}

	@ParameterizedTest
	@CsvSource({ "Content-Length: 2, {, }", "Transfer-Encoding: chunked, '1\r\n{\r\n', '1\r\n}\r\n0\r\n\r\n'" })
	@EnabledOnOs(value = OS.LINUX, disabledReason = "Other systems have one loopback address.")
	void needPlacesOfWhichAnAddressHasFew(String length, String begin, String end) throws Exception {
		String begun = head("PUT", PATH, "Content-Type: application/json\r\n" + length + "\r\n\r\n") + begin;
		for (int i = 0; i < 3; i++) {
			RawHttp slow = oneOfTwo("127.0.0.1", begun);
			RawHttp other = oneOfTwo("127.0.0.2", begun);
			assertBusy(client("127.0.0.3").send(begun).read());
			assertThat(slow.send(end).read().status()).isEqualTo(200);
			assertThat(other.send(end).read().status()).isEqualTo(200);
		}
	}

	/** Returns the client that may go on, once the other one is refused. */
	private RawHttp oneOfTwo(String address, String begun) throws Exception {
		RawHttp first = client(address).send(begun);
		RawHttp second = client(address).send(begun);
		Awaitility.await().until(() -> first.hasInput() || second.hasInput());
		boolean isFirstRefused = first.hasInput();
		assertBusy((isFirstRefused ? first : second).read());
		return isFirstRefused ? second : first;
	}

}
