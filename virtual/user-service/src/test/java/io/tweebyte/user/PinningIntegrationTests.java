package io.tweebyte.user;

import io.tweebyte.testsupport.PinnedThreads;
import io.tweebyte.user.UserClient.Account;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class PinningIntegrationTests extends UserServiceIntegrationTest {

	@Test
	void noRequestWaitsOnAPinnedThread() {
		assertThat(PinnedThreads.during(this::work)).isEmpty();
	}

	private void work() {
		NEIGHBOURS.respond((request, connection) -> connection.respond("200 OK",
				request.target().endsWith("/count") ? "1" : "[]"));
		Account ada = this.client.register(false);
		assertThat(this.client.login(ada.email(), UserClient.PASSWORD, "192.0.2.9").statusCode()).isEqualTo(200);
		assertThat(this.client.get("/users/" + ada.id(), ada).statusCode()).isEqualTo(200);
		assertThat(this.client.get("/users/search/" + ada.name(), ada).statusCode()).isEqualTo(200);
		assertThat(this.client.put(ada, "{\"biography\":\"New\"}").statusCode()).isEqualTo(204);
	}

}
