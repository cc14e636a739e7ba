package io.tweebyte.user;

import java.net.http.HttpResponse;
import java.sql.Connection;
import java.sql.Statement;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;

import io.tweebyte.user.UserClient.Account;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;

import org.springframework.test.context.TestPropertySource;

import static org.assertj.core.api.Assertions.assertThat;

/** More searches at once that no index helps than the database has time for. */
@TestPropertySource(properties = { "tweebyte.time.request=20s", "tweebyte.database.lock-timeout=20s",
		"tweebyte.database.statement-timeout=20s" })
class SlowSearchesIntegrationTests extends UserServiceIntegrationTest {

	/**
	 * Of these as many run at once as there are tasks, unlike those of the common pool.
	 */
	private static final Executor CLIENTS = (task) -> Thread.ofVirtual().start(task);

	private static final String WAITING = "select count(*) from pg_stat_activity "
			+ "where datname = current_database() and wait_event_type = 'Lock' and backend_type = 'client backend'";

	@Test
	void areRefusedWhileThereIsNoPlace() throws Exception {
		Account ada = this.client.register(false);
		// the first search of a JVM takes longer than this test waits
		assertThat(search(ada, ada.name(), "192.0.2.9").statusCode()).isEqualTo(200);
		CompletableFuture<HttpResponse<String>> first;
		CompletableFuture<HttpResponse<String>> second;
		try (Connection connection = DATABASE.open(); Statement statement = connection.createStatement()) {
			connection.setAutoCommit(false);
			statement.execute("lock table users in access exclusive mode");
			first = CompletableFuture.supplyAsync(() -> search(ada, "...", "192.0.2.1"), CLIENTS);
			Awaitility.await().until(() -> query(WAITING), "1"::equals);
			assertRefused(search(ada, "---", "192.0.2.1"));
			second = CompletableFuture.supplyAsync(() -> search(ada, "_._", "192.0.2.2"), CLIENTS);
			Awaitility.await().until(() -> query(WAITING), "2"::equals);
			for (String term : List.of("%2D--", "a_b", "%EF%BD%B6%EF%BE%9E%EF%BD%B6")) {
				assertRefused(search(ada, term, "192.0.2.3"));
			}
			connection.rollback();
		}
		assertThat(first.get(10, TimeUnit.SECONDS).statusCode()).isEqualTo(200);
		assertThat(second.get(10, TimeUnit.SECONDS).statusCode()).isEqualTo(200);
		assertThat(search(ada, "---", "192.0.2.3").statusCode()).isEqualTo(200);
	}

	private static void assertRefused(HttpResponse<String> refused) {
		assertThat(refused.statusCode()).isEqualTo(503);
		assertThat(refused.headers().firstValue("Retry-After")).contains("1");
	}

	private HttpResponse<String> search(Account reader, String term, String address) {
		return this.client.send("GET", "/users/search/" + term, null, "Authorization", "Bearer " + reader.token(),
				"X-Forwarded-For", address);
	}

}
