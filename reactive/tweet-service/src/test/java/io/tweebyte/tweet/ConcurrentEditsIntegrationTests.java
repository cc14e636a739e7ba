package io.tweebyte.tweet;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.IntStream;

import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.testsupport.RawServer.Connection;
import io.tweebyte.testsupport.RawServer.Request;
import io.tweebyte.testsupport.ServiceCaller;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

import static org.assertj.core.api.Assertions.assertThat;

/** Tweets that are read, edited and deleted at once. */
class ConcurrentEditsIntegrationTests extends TweetServiceIntegrationTest {

	private static final String WAITING = "select count(*) from pg_stat_activity "
			+ "where datname = current_database() and wait_event_type = 'Lock'";

	private static final int EDITS = 15;

	private static final int PAGE = 60;

	private static final int WRITERS = 8;

	private static final int READERS = 4;

	private static final int READS = 10;

	private final UUID ada = Identifiers.next();

	private final UUID bob = Identifiers.next();

	private final Neighbours neighbours = new Neighbours();

	private String tweet;

	@BeforeEach
	void post() {
		this.neighbours.user(this.ada, false).user(this.bob, false).followed(this.ada);
		NEIGHBOURS.respond(this::respond);
		post("Begins with #start");
	}

	private void post(String content) {
		this.tweet = ServiceCaller.json(this.client.post("/tweets/" + this.ada, body(content), this.ada))
			.get("id")
			.asString();
	}

	/** Tells of the one name in the texts, and else what the neighbours tell. */
	private void respond(Request request, Connection connection) throws IOException {
		if (request.target().equals("/internal/users/summaries")) {
			connection.respond("200 OK", "[" + Neighbours.user(this.bob, "bob", false) + ","
					+ Neighbours.user(this.ada, "ada", false) + "]");
		}
		else {
			this.neighbours.respond(request, connection);
		}
	}

	@ParameterizedTest
	@ValueSource(strings = { "/tweets/%1$s", "/tweets/user/%2$s", "/tweets/%3$s/feed" })
	void areShownWithTheTokensOfTheirText(String form) throws Exception {
		String path = form.formatted(this.tweet, this.ada, this.bob);
		AtomicBoolean edited = new AtomicBoolean();
		try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
			List<Future<?>> readers = IntStream.range(0, 2)
				.<Future<?>>mapToObj((i) -> threads.submit(() -> read(path, edited)))
				.toList();
			List<Future<?>> writers = IntStream.range(0, 2)
				.<Future<?>>mapToObj((i) -> threads.submit(() -> edit(i)))
				.toList();
			try {
				for (Future<?> writer : writers) {
					writer.get(60, TimeUnit.SECONDS);
				}
			}
			finally {
				// a failed writer must not leave the readers reading
				edited.set(true);
			}
			for (Future<?> reader : readers) {
				reader.get(60, TimeUnit.SECONDS);
			}
		}
	}

	/** One writer mentions a user, the other one does not. */
	private void edit(int writer) {
		for (int i = 0; i < EDITS; i++) {
			String content = "Edited to #w" + writer + "n" + i + ((writer == 0) ? " for @bob" : " for all");
			assertThat(this.client.put("/tweets/" + this.tweet, body(content), this.ada).statusCode()).isIn(200, 503);
		}
	}

	private void read(String path, AtomicBoolean edited) {
		while (!edited.get()) {
			HttpResponse<String> response = this.client.get(path, this.bob);
			assertThat(response.statusCode()).as(response.body()).isEqualTo(200);
			JsonNode body = ServiceCaller.json(response);
			check(body.isArray() ? body.get(0) : body);
		}
	}

	private static void check(JsonNode shown) {
		String content = shown.get("content").asString();
		String hashtag = content.replaceAll(".*#(\\w+).*", "$1");
		assertThat(shown.get("hashtags").findValuesAsString("text")).as(shown.toString()).containsExactly(hashtag);
		assertThat(shown.get("mentions")).as(shown.toString()).hasSize(content.contains("@") ? 1 : 0);
	}

	@ParameterizedTest
	@ValueSource(strings = { "/tweets/user/%1$s", "/tweets/%2$s/feed" })
	void areShownAmongOthersThatAreEdited(String form) throws Exception {
		String path = form.formatted(this.ada, this.bob);
		List<String> ids = new ArrayList<>(List.of(this.tweet));
		while (ids.size() < PAGE) {
			post();
			ids.addFirst(this.tweet);
		}
		AtomicBoolean read = new AtomicBoolean();
		try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
			List<Future<?>> writers = IntStream.range(0, WRITERS)
				.<Future<?>>mapToObj((i) -> threads.submit(() -> edit(ids, i, read)))
				.toList();
			List<Future<?>> readers = IntStream.range(0, READERS)
				.<Future<?>>mapToObj((i) -> threads.submit(() -> read(path, ids)))
				.toList();
			try {
				for (Future<?> reader : readers) {
					reader.get(60, TimeUnit.SECONDS);
				}
			}
			finally {
				read.set(true);
			}
			for (Future<?> writer : writers) {
				writer.get(60, TimeUnit.SECONDS);
			}
		}
	}

	private void read(String path, List<String> ids) {
		for (int i = 0; i < READS; i++) {
			HttpResponse<String> response = this.client.get(path, this.bob);
			assertThat(response.statusCode()).as("read " + i).isEqualTo(200);
			JsonNode page = ServiceCaller.json(response);
			assertThat(page.valueStream().map((shown) -> shown.get("id").asString())).isEqualTo(ids);
			page.forEach(ConcurrentEditsIntegrationTests::check);
		}
	}

	/** Edits every eighth tweet, so that no two edits are of the same one. */
	private void edit(List<String> ids, int first, AtomicBoolean read) {
		int next = first;
		for (int i = 0; !read.get(); i++) {
			String content = "Edited to #n" + i + ((i % 2 == 0) ? " for @bob" : " for all");
			String path = "/tweets/" + ids.get(next);
			assertThat(this.client.put(path, body(content), this.ada).statusCode()).isIn(200, 503);
			next = (next + WRITERS < ids.size()) ? next + WRITERS : first;
		}
	}

	@Test
	void areNotShownWithoutTheirTokensWhenTheyAreDeleted() throws Exception {
		try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
			for (int i = 0; i < 25; i++) {
				post();
				Future<HttpResponse<String>> read = threads
					.submit(() -> this.client.get("/tweets/" + this.tweet, this.bob));
				Future<?> deleted = threads.submit(() -> this.client.delete("/tweets/" + this.tweet, this.ada));
				deleted.get(30, TimeUnit.SECONDS);

				HttpResponse<String> response = read.get(30, TimeUnit.SECONDS);
				assertThat(response.statusCode()).isIn(200, 404);
				assertThat(response.body()).containsAnyOf("\"text\":\"start\"", "There is no such tweet");
			}
		}
	}

	@Test
	void areDeletedWithTheTokensOfAnEditThatIsNotCommittedYet() throws Exception {
		post("Begins without tokens");
		try (ExecutorService threads = Executors.newSingleThreadExecutor();
				java.sql.Connection editing = DATABASE.open();
				Statement statement = editing.createStatement()) {
			editing.setAutoCommit(false);
			statement.execute("update tweets set version = 2, updated_at = now(), has_tokens = true where id = '"
					+ this.tweet + "'");
			statement.execute("insert into mentions (tweet_id, position, user_id, text, name_key) values ('"
					+ this.tweet + "', 0, '" + this.bob + "', 'bob', 'bob')");
			Future<HttpResponse<String>> deleted = threads
				.submit(() -> this.client.delete("/tweets/" + this.tweet, this.ada));
			Awaitility.await().until(() -> query(WAITING), "1"::equals);
			editing.commit();

			assertThat(deleted.get(30, TimeUnit.SECONDS).statusCode()).isEqualTo(204);
		}
		assertThat(query("select count(*) from tweets where id = '" + this.tweet + "'")).isEqualTo("0");
		assertThat(query("select count(*) from mentions where tweet_id = '" + this.tweet + "'")).isEqualTo("0");
	}

	@Test
	void areDeletedWhileTheyAreEdited() throws Exception {
		try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
			for (int i = 0; i < 25; i++) {
				post("Begins without tokens");
				String edited = body("Edited to #race" + i + " for @bob");
				Future<HttpResponse<String>> edit = threads
					.submit(() -> this.client.put("/tweets/" + this.tweet, edited, this.ada));
				Future<HttpResponse<String>> deleted = threads
					.submit(() -> this.client.delete("/tweets/" + this.tweet, this.ada));

				assertThat(deleted.get(30, TimeUnit.SECONDS).statusCode()).isEqualTo(204);
				assertThat(edit.get(30, TimeUnit.SECONDS).statusCode()).isIn(200, 404);
				assertThat(this.client.get("/tweets/" + this.tweet, this.bob).statusCode()).isEqualTo(404);
			}
		}
		assertThat(query("select count(*) from tweet_hashtag l join hashtags h on h.id = l.hashtag_id "
				+ "where h.text_key like 'race%'"))
			.isEqualTo("0");
	}

	private static String body(String content) {
		return "{\"content\":\"" + content + "\"}";
	}

}
