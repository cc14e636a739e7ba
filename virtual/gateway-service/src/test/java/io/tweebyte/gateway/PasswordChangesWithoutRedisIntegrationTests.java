package io.tweebyte.gateway;

import java.io.IOException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.UUID;

import io.tweebyte.contracts.time.Microseconds;
import io.tweebyte.servers.process.FreePorts;
import io.tweebyte.shared.token.TokenIssuer;
import org.junit.jupiter.api.Test;

import org.springframework.test.context.DynamicPropertyRegistry;
import org.springframework.test.context.DynamicPropertySource;
import org.springframework.test.context.TestPropertySource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

/** A gateway that learns of changed passwords by the poll alone. */
@TestPropertySource(properties = "tweebyte.token.password-changes=200ms")
class PasswordChangesWithoutRedisIntegrationTests extends GatewayIntegrationTest {

	@DynamicPropertySource
	static void noRedis(DynamicPropertyRegistry registry) {
		int port = FreePorts.find();
		registry.add("spring.data.redis.port", () -> port);
	}

	@Test
	void endsTokensByThePoll() throws IOException {
		UUID ada = UUID.randomUUID();
		String token = new TokenIssuer(KEY, Duration.ofHours(1), Clock.systemUTC()).issue(ada);
		assertThat(status(token)).isEqualTo(200);
		String change = "[{\"id\":\"" + ada + "\",\"changed_at\":\"" + Microseconds.format(Instant.now()) + "\"}]";

		NEIGHBOURS.respond((request, connection) -> connection.respond("200 OK",
				request.target().startsWith(CHANGES) ? change : KEY.publicKeysJson()));

		await().until(() -> status(token) == 401);
		assertThat(status(TOKEN)).isEqualTo(200);
	}

	private int status(String token) throws IOException {
		return exchange(bare("GET", "/user-service/users/1", "Authorization: Bearer " + token + "\r\n\r\n")).status();
	}

}
