package io.tweebyte.user;

import io.tweebyte.user.UserClient.Account;
import org.junit.jupiter.api.Test;

import org.springframework.test.context.TestPropertySource;

import static org.assertj.core.api.Assertions.assertThat;

@TestPropertySource(
		properties = { "tweebyte.security.mode=off", "spring.profiles.active=measure", "tweebyte.logging=json" })
class WithoutTokensIntegrationTests extends UserServiceIntegrationTest {

	@Test
	void letsAnybodyReadAndActAsAnybody() {
		Account ada = this.client.register(true);
		NEIGHBOURS.answer(
				(request, connection) -> connection.answer("200 OK", request.target().endsWith("/count") ? "1" : "[]"));

		assertThat(this.client.send("GET", "/users/summary/" + ada.id(), null).statusCode()).isEqualTo(200);
		assertThat(this.client.send("GET", "/users/" + ada.id(), null).body()).contains("\"biography\":\"Hi\"");
		assertThat(this.client
			.send("PUT", "/users/" + ada.id(), "{\"biography\":\"New\"}", "Content-Type", "application/json")
			.statusCode()).isEqualTo(204);
	}

}
