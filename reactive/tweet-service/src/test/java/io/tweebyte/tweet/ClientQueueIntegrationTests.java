package io.tweebyte.tweet;

import java.net.http.HttpResponse;
import java.sql.Connection;
import java.sql.Statement;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;

import io.tweebyte.contracts.id.Identifiers;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import org.springframework.test.context.TestPropertySource;

import static org.assertj.core.api.Assertions.assertThat;

/** One client with more requests at once than there are connections to the database. */
@TestPropertySource(properties = { "tweebyte.database.lock-timeout=15s", "tweebyte.database.statement-timeout=15s",
		"tweebyte.time.request=20s" })
class ClientQueueIntegrationTests extends TweetServiceIntegrationTest {

	private static final String WAITING = "select count(*) from pg_stat_activity "
			+ "where wait_event_type = 'Lock' and query not like '%pg_stat_activity%'";

	private final UUID ada = Identifiers.next();

	private final UUID bob = Identifiers.next();

	private final StoredTweets tweets = new StoredTweets(DATABASE);

	private final Neighbours neighbours = new Neighbours();

	@BeforeEach
	void play() {
		this.neighbours.user(this.ada, false).user(this.bob, false);
		NEIGHBOURS.respond(this.neighbours);
	}

	@Test
	void waitsForItselfAlone() throws Exception {
		UUID id = this.tweets.add(this.ada, "Tweet number 1");
		List<CompletableFuture<HttpResponse<String>>> edits;
		try (Connection connection = DATABASE.open(); Statement statement = connection.createStatement()) {
			connection.setAutoCommit(false);
			statement.execute("select 1 from tweets where id = '" + id + "' for update");
			edits = IntStream.range(0, 20).mapToObj((i) -> edit(id, "Text number " + i)).toList();
			Awaitility.await().until(() -> query(WAITING).equals("4"));
			assertThat(read(id, "192.0.2.2").statusCode()).isEqualTo(200);
			assertThat(query(WAITING)).isEqualTo("4");
			connection.rollback();
		}
		assertThat(edits).allSatisfy((edit) -> assertThat(edit.join().statusCode()).isEqualTo(200));
		assertThat(query("select version from tweets where id = '" + id + "'")).isEqualTo("21");
		assertThat(read(id, "192.0.2.1").statusCode()).isEqualTo(200);
	}

	private CompletableFuture<HttpResponse<String>> edit(UUID id, String content) {
		return CompletableFuture.supplyAsync(() -> this.client.send("PUT", "/tweets/" + id,
				"{\"content\":\"" + content + "\"}", this.ada, "X-Forwarded-For", "192.0.2.1"),
				(task) -> Thread.ofVirtual().start(task));
	}

	private HttpResponse<String> read(UUID id, String address) {
		return this.client.send("GET", "/tweets/" + id, null, this.bob, "X-Forwarded-For", address);
	}

}
