package io.tweebyte.interaction;

import java.net.http.HttpResponse;
import java.sql.Connection;
import java.sql.Statement;
import java.util.UUID;

import io.tweebyte.contracts.error.Messages;
import io.tweebyte.testsupport.ServiceCaller;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import org.springframework.test.context.TestPropertySource;

import static org.assertj.core.api.Assertions.assertThat;

/** A database that takes longer than a request may. */
@TestPropertySource(properties = { "tweebyte.time.request=700ms", "tweebyte.database.lock-timeout=20s",
		"tweebyte.database.statement-timeout=20s" })
class DeadlineIntegrationTests extends InteractionServiceIntegrationTest {

	private final PlayedUsers users = new PlayedUsers();

	private final UUID ada = this.users.add(false);

	@ParameterizedTest
	@ValueSource(strings = { "/follows/%s/followers/count", "/follows/%s/following/identifiers",
			"/recommendations/%s/follow" })
	void readsEndInTime(String path) throws Exception {
		NEIGHBOURS.respond(this.users);
		try (Connection connection = DATABASE.open(); Statement statement = connection.createStatement()) {
			connection.setAutoCommit(false);
			statement.execute("lock table follows, user_counts in access exclusive mode");
			assertIsTooSlow(this.client.get(path.formatted(this.ada), this.ada));
			connection.rollback();
		}
	}

	@Test
	void writesEndInTime() throws Exception {
		NEIGHBOURS.respond(this.users);
		UUID bob = this.users.add(false);
		try (Connection connection = DATABASE.open(); Statement statement = connection.createStatement()) {
			connection.setAutoCommit(false);
			statement.execute("lock table follows in access exclusive mode");
			assertIsTooSlow(this.client.send("POST", "/follows/" + this.ada + "/" + bob, null, this.ada));
			connection.rollback();
		}
	}

	private static void assertIsTooSlow(HttpResponse<String> response) {
		assertThat(ServiceCaller.detail(response)).isEqualTo("503 " + Messages.TOO_SLOW);
		assertThat(response.headers().firstValue("Retry-After")).isPresent();
	}

}
