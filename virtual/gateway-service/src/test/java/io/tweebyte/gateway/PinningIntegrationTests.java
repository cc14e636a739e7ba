package io.tweebyte.gateway;

import java.io.IOException;
import java.io.UncheckedIOException;

import io.tweebyte.testsupport.PinnedThreads;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class PinningIntegrationTests extends GatewayIntegrationTest {

	private static final String LARGE = "x".repeat(300_000);

	@Test
	void noRequestWaitsOnAPinnedThread() {
		services((request, connection) -> connection.respond("200 OK", LARGE));
		assertThat(PinnedThreads.during(this::work)).isEmpty();
	}

	private void work() {
		try {
			assertThat(get("/tweet-service/tweets/1").body()).hasSize(LARGE.length());
			assertThat(
					send("POST", "/tweet-service/tweets/" + USER, "Content-Length: " + LARGE.length() + "\r\n", LARGE)
						.status())
				.isEqualTo(200);
			assertThat(exchange(bare("POST", "/user-service/auth/login", "Content-Length: 2\r\n") + "\r\n{}").status())
				.isEqualTo(200);
			assertThat(exchange(bare("GET", "/tweet-service/tweets/1", "") + "\r\n").status()).isEqualTo(401);
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

}
