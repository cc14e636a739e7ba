package io.tweebyte.interaction;

import java.net.http.HttpResponse;
import java.sql.Connection;
import java.sql.Statement;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

import org.awaitility.Awaitility;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import org.springframework.test.context.TestPropertySource;

import static org.assertj.core.api.Assertions.assertThat;

/** More lists of ids at once than the service has memory for. */
@TestPropertySource(properties = { "tweebyte.limits.long-pages=1", "tweebyte.time.request=20s",
		"tweebyte.database.lock-timeout=20s", "tweebyte.database.statement-timeout=20s" })
class LongListsIntegrationTests extends InteractionServiceIntegrationTest {

	private static final String WAITING = "select count(*) from pg_stat_activity "
			+ "where datname = current_database() and wait_event_type = 'Lock'";

	private final PlayedUsers users = new PlayedUsers();

	private final UUID ada = this.users.add(false);

	@BeforeEach
	void answerUsers() {
		NEIGHBOURS.respond(this.users);
	}

	@Test
	void areRefusedWhileThereIsNoPlace() throws Exception {
		CompletableFuture<HttpResponse<String>> first;
		try (Connection connection = DATABASE.open(); Statement statement = connection.createStatement()) {
			connection.setAutoCommit(false);
			statement.execute("lock table follows in access exclusive mode");
			first = CompletableFuture.supplyAsync(() -> ids("/following/identifiers", "192.0.2.1"));
			Awaitility.await().until(() -> query(WAITING), "1"::equals);
			for (String list : List.of("/following/identifiers", "/followers/identifiers", "/following/identifier%73",
					"/following/identifiers/", "/following/identifiers?limit=1")) {
				HttpResponse<String> refused = ids(list, "192.0.2.2");
				assertThat(refused.statusCode()).as(list).isEqualTo(503);
				assertThat(refused.headers().firstValue("Retry-After")).contains("1");
			}
			connection.rollback();
		}
		assertThat(first.get(10, TimeUnit.SECONDS).statusCode()).isEqualTo(200);
		Awaitility.await().until(() -> ids("/following/identifiers", "192.0.2.2").statusCode() == 200);
	}

	@Test
	void areNotRefusedToOtherServices() throws Exception {
		CompletableFuture<HttpResponse<String>> first;
		CompletableFuture<HttpResponse<String>> second;
		try (Connection connection = DATABASE.open(); Statement statement = connection.createStatement()) {
			connection.setAutoCommit(false);
			statement.execute("lock table follows in access exclusive mode");
			first = CompletableFuture.supplyAsync(() -> ids("/following/identifiers", "192.0.2.1"));
			second = CompletableFuture
				.supplyAsync(() -> this.client.get("/follows/" + this.ada + "/following/identifiers", this.ada));
			Awaitility.await().until(() -> query(WAITING), "2"::equals);
			connection.rollback();
		}
		assertThat(first.get(10, TimeUnit.SECONDS).statusCode()).isEqualTo(200);
		assertThat(second.get(10, TimeUnit.SECONDS).statusCode()).isEqualTo(200);
	}

	private HttpResponse<String> ids(String list, String address) {
		return this.client.send("GET", "/follows/" + this.ada + list, null, this.ada, "X-Forwarded-For", address);
	}

}
