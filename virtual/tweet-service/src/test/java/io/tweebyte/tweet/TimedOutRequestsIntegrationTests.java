package io.tweebyte.tweet;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.Queue;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Supplier;
import java.util.stream.IntStream;

import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.shared.cache.CacheKeys;
import io.tweebyte.testsupport.RawHttp;
import io.tweebyte.testsupport.RawServer;
import io.tweebyte.testsupport.ServiceCaller;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.data.redis.connection.RedisConnection;
import org.springframework.data.redis.connection.RedisConnectionFactory;
import org.springframework.test.context.DynamicPropertyRegistry;
import org.springframework.test.context.DynamicPropertySource;
import org.springframework.test.context.TestPropertySource;

import static org.assertj.core.api.Assertions.assertThat;

/** Requests whose time ends while they work, or wait for others of their client. */
@TestPropertySource(properties = { "tweebyte.database.lock-timeout=5s", "tweebyte.database.statement-timeout=5s",
		"tweebyte.time.request=1s", "tweebyte.assistant.summaries-per-user=1", "tweebyte.streams.streams-per-user=1" })
class TimedOutRequestsIntegrationTests extends TweetServiceIntegrationTest {

	private static final RawServer MODEL = RawServer.start((request, connection) -> connection.close());

	private static final String PART = "data: {\"id\":\"1\",\"object\":\"chat.completion.chunk\",\"created\":1,"
			+ "\"model\":\"m\",\"choices\":[{\"index\":0,\"delta\":%s,\"finish_reason\":%s}]}\n\n";

	private final UUID ada = Identifiers.next();

	private final StoredTweets tweets = new StoredTweets(DATABASE);

	@Autowired
	private RedisConnectionFactory redis;

	@DynamicPropertySource
	static void model(DynamicPropertyRegistry registry) {
		registry.add("tweebyte.assistant.url", () -> MODEL.address() + "/v1");
	}

	@AfterAll
	static void stop() throws IOException {
		MODEL.close();
	}

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

	@Test
	void areFollowedByTheMessagesOfWhatTheyWrite() throws Exception {
		UUID id = this.tweets.add(this.ada, "Tweet number 1");
		Queue<String> messages = new ConcurrentLinkedQueue<>();
		try (RedisConnection subscriber = this.redis.getConnection()) {
			subscriber.subscribe((message, pattern) -> messages.add(message.toString()),
					CacheKeys.POSTED_TWEETS.getBytes(StandardCharsets.UTF_8),
					CacheKeys.EDITED_TWEETS.getBytes(StandardCharsets.UTF_8));
			// the first ones take longer
			Awaitility.await().until(() -> post() == 200 && edit(id, "The text before").join().statusCode() == 200);
			Awaitility.await().until(() -> messages.contains(id.toString()) && messages.contains(""));

			messages.clear();
			writeTooLate(this::post);
			Awaitility.await().until(() -> messages.contains(""));
			writeTooLate(() -> edit(id, "The text at the end").join().statusCode());
			Awaitility.await().until(() -> messages.contains(id.toString()));
		}
	}

	private int post() {
		return this.client.post("/tweets/" + this.ada, "{\"content\":\"Another tweet\"}", this.ada).statusCode();
	}

	private static void writeTooLate(Supplier<Integer> write) throws Exception {
		try (Connection connection = DATABASE.open(); Statement statement = connection.createStatement()) {
			connection.setAutoCommit(false);
			statement.execute("lock table tweets in access exclusive mode");
			assertThat(write.get()).isEqualTo(503);
			connection.rollback();
		}
	}

	@Test
	void callNoModelWhenTheirTweetsComeTooLate() throws Exception {
		this.tweets.add(this.ada, "Tweet number 1");
		MODEL.respond((request, connection) -> speak(connection));
		// the client of the model reads its classes for the first summary, which takes
		// seconds
		Awaitility.await().atMost(Duration.ofMinutes(1)).until(() -> summarise().body().contains("event:end"));
		MODEL.respond((request, connection) -> speak(connection));
		try (Connection connection = DATABASE.open(); Statement statement = connection.createStatement()) {
			connection.setAutoCommit(false);
			statement.execute("lock table tweets in access exclusive mode");
			assertThat(ServiceCaller.detail(summarise())).isEqualTo("503 The response took too long; try again.");
			connection.rollback();
		}
		Awaitility.await().untilAsserted(() -> assertThat(summarise().statusCode()).isEqualTo(200));
		assertThat(MODEL.requests()).hasSize(1);
	}

	@Test
	void leaveNoPlaceToAStreamThatBeginsTooLate() throws Exception {
		try (Connection connection = DATABASE.open(); Statement statement = connection.createStatement()) {
			connection.setAutoCommit(false);
			statement.execute("lock table posted_tweets in access exclusive mode");
			assertThat(open()).isEqualTo(503);
			connection.rollback();
		}
		Awaitility.await().untilAsserted(() -> assertThat(open()).isEqualTo(200));
	}

	private CompletableFuture<HttpResponse<String>> edit(UUID id, String content) {
		return CompletableFuture.supplyAsync(() -> this.client.send("PUT", "/tweets/" + id,
				"{\"content\":\"" + content + "\"}", this.ada, "X-Forwarded-For", "192.0.2.1"),
				(task) -> Thread.ofVirtual().start(task));
	}

	private HttpResponse<String> summarise() {
		return this.client.post("/tweets/assistant/summary", "{\"user_id\":\"" + this.ada + "\"}", this.ada);
	}

	private int open() throws IOException {
		try (RawHttp client = RawHttp.connect(this.port)) {
			return client
				.send("GET /tweets/" + this.ada + "/feed/stream HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: "
						+ ServiceCaller.authorization(this.ada) + "\r\n\r\n")
				.readHead()
				.status();
		}
	}

	private static void speak(RawServer.Connection connection) throws IOException {
		connection.readBody();
		connection.send("HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nConnection: close\r\n\r\n");
		connection.send(PART.formatted("{\"role\":\"assistant\",\"content\":\"All\"}", "null"));
		connection.send(PART.formatted("{}", "\"stop\"") + "data: [DONE]\n\n");
		connection.close();
	}

}
