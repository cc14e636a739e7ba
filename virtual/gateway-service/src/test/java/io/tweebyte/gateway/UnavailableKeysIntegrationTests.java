package io.tweebyte.gateway;

import java.io.IOException;
import java.util.List;

import io.tweebyte.testsupport.RawHttp.Response;
import org.junit.jupiter.api.Test;

import org.springframework.test.context.TestPropertySource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

/** A gateway that starts before the user service. */
@TestPropertySource(properties = "tweebyte.token.keys-retry=1s")
class UnavailableKeysIntegrationTests extends GatewayIntegrationTest {

	private static final String PATH = "/user-service/users/1";

	@Test
	void isUnavailableUntilThereAreKeys() throws IOException {
		NEIGHBOURS.respond((request, connection) -> connection.close());
		for (String path : List.of(PATH, "/nowhere", "/user-service//users")) {
			Response response = get(path);
			assertThat(withoutTime(response)).isEqualTo("{\"type\":\"about:blank\",\"title\":\"Service Unavailable\","
					+ "\"status\":503,\"detail\":\"A part of the service is not available; try again.\","
					+ "\"instance\":\"" + path + "\",\"timestamp\":\"T\"}");
			assertThat(response.header("Retry-After")).isEqualTo("1");
			assertThat(response.headers()).containsAllEntriesOf(PROTECTION);
		}
		assertThat(exchange(bare("GET", PATH, "\r\n")).status()).isEqualTo(401);
		assertThat(exchange(bare("GET", PATH, "Authorization: Bearer a.b.c\r\n\r\n")).status()).isEqualTo(401);
		assertThat(exchange(bare("GET", "/actuator/health/readiness", "\r\n")).status()).isEqualTo(200);

		NEIGHBOURS.respond((request, connection) -> connection.read(1));
		assertThat(get(PATH).status()).isEqualTo(503);

		respondWithTargets();
		await().until(() -> get(PATH).status() == 200);
	}

}
