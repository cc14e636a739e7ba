package io.tweebyte.gateway;

import java.io.IOException;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import org.springframework.test.context.DynamicPropertyRegistry;
import org.springframework.test.context.DynamicPropertySource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

/** A gateway that starts while the changed passwords cannot be read. */
class UnknownPasswordChangesIntegrationTests extends GatewayIntegrationTest {

	/**
	 * What the neighbour responds to the test before, it must not respond to this start.
	 */
	@DynamicPropertySource
	static void failAtTheStart(DynamicPropertyRegistry registry) {
		NEIGHBOURS.respond((request, connection) -> connection.close());
	}

	@BeforeEach
	@Override
	void respondWithTargets() {
		NEIGHBOURS.respond((request, connection) -> {
			if (request.target().startsWith(CHANGES)) {
				connection.respond("503 Service Unavailable", "{}");
			}
			else {
				connection.respond("200 OK", KEY.publicKeysJson());
			}
		});
	}

	@Test
	void acceptsTokensOnceItKnowsWhichHaveEnded() throws IOException {
		assertThat(get("/user-service/users/1").status()).isEqualTo(503);
		assertThat(readiness()).isEqualTo(503);

		services((request, connection) -> connection.respond("200 OK", "{}"));

		await().until(() -> readiness() == 200);
		assertThat(get("/user-service/users/1").status()).isEqualTo(200);
	}

	private int readiness() throws IOException {
		return exchange(bare("GET", "/actuator/health/readiness", "\r\n")).status();
	}

}
