package io.tweebyte.gateway;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

import io.github.resilience4j.circuitbreaker.CircuitBreaker;
import io.tweebyte.testsupport.RawHttp;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import org.springframework.test.context.TestPropertySource;

import static org.assertj.core.api.Assertions.assertThat;

/** Bodies that arrive slowly, while a breaker finds out whether its service works. */
@TestPropertySource(properties = "tweebyte.time.body=20s")
class SlowBodiesIntegrationTests extends GatewayIntegrationTest {

	private static final String PATH = "/user-service/users/" + USER;

	private final List<RawHttp> clients = new ArrayList<>();

	@AfterEach
	void close() throws IOException {
		for (RawHttp client : this.clients) {
			client.close();
		}
	}

	@Test
	void doNotKeepABreakerHalfOpen() throws Exception {
		CircuitBreaker breaker = this.breakers.circuitBreaker("user");
		breaker.transitionToOpenState();
		breaker.transitionToHalfOpenState();
		for (int i = 0; i < breaker.getCircuitBreakerConfig().getPermittedNumberOfCallsInHalfOpenState(); i++) {
			RawHttp client = connect();
			this.clients.add(client);
			client.send(head("PUT", PATH, "Content-Type: application/json\r\nContent-Length: 100\r\n\r\n")).send("{");
		}
		Awaitility.await().until(() -> get(PATH).status() == 503);
		Awaitility.await().until(() -> get(PATH).status() == 200);
		assertThat(this.clients.getFirst().read().status()).isEqualTo(400);
	}

}
