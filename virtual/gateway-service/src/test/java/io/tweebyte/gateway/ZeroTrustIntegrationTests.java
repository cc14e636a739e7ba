package io.tweebyte.gateway;

import java.io.IOException;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CopyOnWriteArrayList;

import io.tweebyte.contracts.json.ContractJson;
import io.tweebyte.contracts.time.Microseconds;
import io.tweebyte.shared.api.Service;
import io.tweebyte.shared.token.PasswordChange;
import io.tweebyte.shared.token.TokenIssuer;
import io.tweebyte.testsupport.RawServer;
import io.tweebyte.testsupport.ServiceSecret;
import org.junit.jupiter.api.Test;

import org.springframework.test.context.DynamicPropertyRegistry;
import org.springframework.test.context.DynamicPropertySource;
import org.springframework.test.context.TestPropertySource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

/** A gateway before services that verify tokens. */
@TestPropertySource(properties = "tweebyte.token.password-changes=200ms")
class ZeroTrustIntegrationTests extends GatewayIntegrationTest {

	@DynamicPropertySource
	static void verifyTokens(DynamicPropertyRegistry registry) {
		ServiceSecret.register(registry::add);
	}

	@Test
	void provesItselfToTheServices() throws Exception {
		assertThat(send("GET", "/user-service/users/" + USER, "X-Service-Token: x\r\n", "").status()).isEqualTo(200);
		assertThat(ServiceSecret.isOfService(asked(), Service.USER)).isTrue();
	}

	@Test
	void pollsChangedPasswordsWithTheTokenOfAService() throws IOException {
		UUID ada = UUID.randomUUID();
		List<PasswordChange> changes = new CopyOnWriteArrayList<>();
		RawServer.Handler verified = ServiceSecret.verified(Service.USER, (request, connection) -> connection
			.respond("200 OK", ContractJson.mapper().writeValueAsString(changes)));
		NEIGHBOURS.respond((request, connection) -> {
			if (request.target().startsWith(CHANGES)) {
				verified.respond(request, connection);
			}
			else {
				connection.respond("200 OK", KEY.publicKeysJson());
			}
		});
		String before = "Bearer " + new TokenIssuer(KEY, Duration.ofHours(1), Clock.systemUTC()).issue(ada);
		assertThat(status(before)).isEqualTo(200);

		changes.add(new PasswordChange(ada, Microseconds.now(Clock.systemUTC())));

		await().until(() -> status(before) == 401);
		assertThat(status("Bearer " + TOKEN)).isEqualTo(200);
	}

	@Test
	void takesNoServiceForAUser() throws IOException {
		assertThat(status("Bearer " + ServiceSecret.token(Service.USER))).isEqualTo(401);
	}

	private int status(String authorization) throws IOException {
		return exchange(bare("GET", "/user-service/users/1", "Authorization: " + authorization + "\r\n\r\n")).status();
	}

}
