package io.tweebyte.user;

import java.time.Duration;

import io.github.resilience4j.retry.Retry;
import io.tweebyte.shared.settings.DatabaseSettings;
import io.tweebyte.shared.settings.LimitSettings;
import io.tweebyte.user.UserClient.Account;
import org.junit.jupiter.api.Test;

import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.test.context.TestPropertySource;

import static org.assertj.core.api.Assertions.assertThat;

@TestPropertySource(inheritLocations = false,
		properties = { "tweebyte.security.mode=off", "spring.profiles.active=measure", "tweebyte.logging=json" })
class WithoutTokensIntegrationTests extends UserServiceIntegrationTest {

	@Autowired
	private LimitSettings limits;

	@Autowired
	private DatabaseSettings database;

	@Autowired
	private Retry callRetry;

	@Test
	void hasTheLimitsOfMeasuringAndThePoolsOfProduction() {
		assertThat(this.limits.inFlight()).isEqualTo(1200);
		assertThat(this.limits.callQueue()).isEqualTo(4000);
		assertThat(this.limits.callConnections()).isEqualTo(64);
		assertThat(this.database.poolSize()).isEqualTo(10);
		assertThat(this.database.acquireTimeout()).isEqualTo(Duration.ofMinutes(1));
		assertThat(this.callRetry.getRetryConfig().getMaxAttempts()).isOne();
	}

	@Test
	void letsEveryCallerReadAndActAsAnyUser() {
		Account ada = this.client.register(true);
		NEIGHBOURS.respond((request, connection) -> connection.respond("200 OK",
				request.target().endsWith("/count") ? "1" : "[]"));

		assertThat(this.client.send("GET", "/users/summary/" + ada.id(), null).statusCode()).isEqualTo(200);
		assertThat(this.client.send("GET", "/users/" + ada.id(), null).body()).contains("\"biography\":\"Hi\"");
		assertThat(this.client
			.send("PUT", "/users/" + ada.id(), "{\"biography\":\"New\"}", "Content-Type", "application/json")
			.statusCode()).isEqualTo(204);
	}

}
