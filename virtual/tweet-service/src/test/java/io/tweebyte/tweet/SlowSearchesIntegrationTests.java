package io.tweebyte.tweet;

import java.net.http.HttpResponse;
import java.sql.Connection;
import java.sql.Statement;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;

import io.tweebyte.contracts.id.Identifiers;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import org.springframework.test.context.TestPropertySource;

import static org.assertj.core.api.Assertions.assertThat;

/** More searches at once that no index helps than the database has time for. */
@TestPropertySource(properties = { "tweebyte.time.request=20s", "tweebyte.database.lock-timeout=20s",
		"tweebyte.database.statement-timeout=20s" })
class SlowSearchesIntegrationTests extends TweetServiceIntegrationTest {

	/**
	 * Of these as many run at once as there are tasks, unlike those of the common pool.
	 */
	private static final Executor CLIENTS = (task) -> Thread.ofVirtual().start(task);

	private static final String WAITING = "select count(*) from pg_stat_activity "
			+ "where datname = current_database() and wait_event_type = 'Lock' and backend_type = 'client backend'";

	private final UUID ada = Identifiers.next();

	private final StoredTweets tweets = new StoredTweets(DATABASE);

	private final Neighbours neighbours = new Neighbours();

	@BeforeEach
	void play() {
		this.neighbours.user(this.ada, false);
		NEIGHBOURS.respond(this.neighbours);
		this.tweets.add(this.ada, "Found without a trigram: ?!? ?!?");
		// the first search of a JVM takes longer than these tests wait
		assertThat(search("trigram", "192.0.2.9").statusCode()).isEqualTo(200);
	}

	@Test
	void areRefusedWhileThereIsNoPlace() throws Exception {
		CompletableFuture<HttpResponse<String>> first;
		CompletableFuture<HttpResponse<String>> second;
		try (Connection connection = DATABASE.open(); Statement statement = connection.createStatement()) {
			connection.setAutoCommit(false);
			statement.execute("lock table tweets in access exclusive mode");
			first = CompletableFuture.supplyAsync(() -> search("%3F!%3F", "192.0.2.1"), CLIENTS);
			Awaitility.await().until(() -> query(WAITING), "1"::equals);
			assertRefused(search("!%3F%20", "192.0.2.1"));
			second = CompletableFuture.supplyAsync(() -> search("%3F!%3F", "192.0.2.2"), CLIENTS);
			Awaitility.await().until(() -> query(WAITING), "2"::equals);
			for (String term : List.of("%21%21%21", "...", "e%20t", "%26%26%26", "aaaaaaaaab")) {
				assertRefused(search(term, "192.0.2.3"));
			}
			connection.rollback();
		}
		assertThat(first.get(10, TimeUnit.SECONDS).body()).contains("Found without a trigram");
		assertThat(second.get(10, TimeUnit.SECONDS).statusCode()).isEqualTo(200);
	}

	@Test
	void giveTheirPlaceBackBeforeTheResponse() {
		for (int i = 0; i < 50; i++) {
			assertThat(search("%3F!%3F", "192.0.2.3").statusCode()).isEqualTo(200);
			assertThat(search("%3F", "192.0.2.3").statusCode()).isEqualTo(400);
		}
	}

	@Test
	void takeNoPlacesFromOthers() throws Exception {
		CompletableFuture<HttpResponse<String>> first;
		CompletableFuture<HttpResponse<String>> second;
		try (Connection connection = DATABASE.open(); Statement statement = connection.createStatement()) {
			connection.setAutoCommit(false);
			statement.execute("lock table tweets in access exclusive mode");
			first = CompletableFuture.supplyAsync(() -> search("%3F!%3F", "192.0.2.1"), CLIENTS);
			second = CompletableFuture.supplyAsync(() -> search("trigram", "192.0.2.1"), CLIENTS);
			Awaitility.await().until(() -> query(WAITING), "2"::equals);
			connection.rollback();
		}
		assertThat(first.get(10, TimeUnit.SECONDS).statusCode()).isEqualTo(200);
		assertThat(second.get(10, TimeUnit.SECONDS).statusCode()).isEqualTo(200);
	}

	private static void assertRefused(HttpResponse<String> refused) {
		assertThat(refused.statusCode()).isEqualTo(503);
		assertThat(refused.headers().firstValue("Retry-After")).contains("1");
	}

	private HttpResponse<String> search(String term, String address) {
		return this.client.send("GET", "/tweets/search/" + term, null, this.ada, "X-Forwarded-For", address);
	}

}
