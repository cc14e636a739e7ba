package io.tweebyte.user;

import io.tweebyte.shared.api.Service;
import io.tweebyte.shared.token.EndedTokens;
import io.tweebyte.testsupport.PinnedThreads;
import io.tweebyte.testsupport.ServiceSecret;
import io.tweebyte.user.UserClient.Account;
import org.junit.jupiter.api.Test;

import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.test.context.DynamicPropertyRegistry;
import org.springframework.test.context.DynamicPropertySource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

/** A service that verifies tokens. */
class PinningIntegrationTests extends UserServiceIntegrationTest {

	@Autowired
	private EndedTokens ended;

	@DynamicPropertySource
	static void verifyTokens(DynamicPropertyRegistry registry) {
		ServiceSecret.register(registry::add);
	}

	@Test
	void noRequestWaitsOnAPinnedThread() {
		NEIGHBOURS.respond((request, connection) -> connection.respond("200 OK",
				request.target().endsWith("/count") ? "1" : "[]"));
		await().until(this.ended::isComplete);
		assertThat(PinnedThreads.during(this::work)).isEmpty();
	}

	private void work() {
		Account ada = this.client.register(false);
		assertThat(this.client.login(ada.email(), UserClient.PASSWORD, "192.0.2.9").statusCode()).isEqualTo(200);
		assertThat(this.client.get("/users/" + ada.id(), ada).statusCode()).isEqualTo(200);
		assertThat(this.client.get("/users/search/" + ada.name(), ada).statusCode()).isEqualTo(200);
		assertThat(this.client.put(ada, "{\"biography\":\"New\"}").statusCode()).isEqualTo(204);
		assertThat(this.client
			.send("GET", "/internal/users/privacy", null, "X-Service-Token", ServiceSecret.token(Service.USER))
			.statusCode()).isEqualTo(200);
	}

}
