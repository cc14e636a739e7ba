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

/** Requests whose time ends while they work, or wait for others of their client. */
@TestPropertySource(properties = { "tweebyte.database.lock-timeout=5s", "tweebyte.database.statement-timeout=5s",
		"tweebyte.time.request=1s" })
class TimedOutRequestsIntegrationTests extends TweetServiceIntegrationTest {

	private final UUID ada = Identifiers.next();

	private final StoredTweets tweets = new StoredTweets(DATABASE);

	@BeforeEach
	void play() {
		NEIGHBOURS.respond(new Neighbours().user(this.ada, false));
	}

	@Test
	void leaveTheirPlacesToTheNext() throws Exception {
		UUID id = this.tweets.add(this.ada, "Tweet number 1");
		try (Connection connection = DATABASE.open(); Statement statement = connection.createStatement()) {
			connection.setAutoCommit(false);
			statement.execute("select 1 from tweets where id = '" + id + "' for update");
			List<CompletableFuture<HttpResponse<String>>> edits = IntStream.range(0, 12)
				.mapToObj((i) -> edit(id, "Text number " + i))
				.toList();
			assertThat(edits).allSatisfy((edit) -> assertThat(edit.join().statusCode()).isEqualTo(503));
			connection.rollback();
		}
		Awaitility.await()
			.untilAsserted(() -> assertThat(edit(id, "The text at the end").join().statusCode()).isEqualTo(200));
	}

	private CompletableFuture<HttpResponse<String>> edit(UUID id, String content) {
		return CompletableFuture.supplyAsync(() -> this.client.send("PUT", "/tweets/" + id,
				"{\"content\":\"" + content + "\"}", this.ada, "X-Forwarded-For", "192.0.2.1"),
				(task) -> Thread.ofVirtual().start(task));
	}

}
