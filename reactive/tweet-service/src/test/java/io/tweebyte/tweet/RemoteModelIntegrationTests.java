package io.tweebyte.tweet;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.testsupport.EventReader;
import io.tweebyte.testsupport.Pictures;
import io.tweebyte.testsupport.RawHttp;
import io.tweebyte.testsupport.RawServer;
import io.tweebyte.testsupport.RawServer.Connection;
import io.tweebyte.testsupport.ServiceCaller;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import org.springframework.test.context.DynamicPropertyRegistry;
import org.springframework.test.context.DynamicPropertySource;

import static org.assertj.core.api.Assertions.assertThat;

/** Summaries by a service that speaks the chat-completions protocol of OpenAI. */
class RemoteModelIntegrationTests extends TweetServiceIntegrationTest {

	private static final RawServer MODEL = RawServer.start((request, connection) -> connection.close());

	private static final String BROKEN = "event:error\ndata:{\"detail\":\"The assistant could not finish the summary";

	private static final int SUMMARIES = 2;

	private final UUID author = Identifiers.next();

	@DynamicPropertySource
	static void settings(DynamicPropertyRegistry registry) {
		registry.add("tweebyte.assistant.url", () -> MODEL.address() + "/v1");
		registry.add("tweebyte.assistant.key", () -> "very-secret");
		registry.add("tweebyte.assistant.stall", () -> "2s");
		registry.add("tweebyte.assistant.summaries", () -> SUMMARIES);
	}

	@AfterAll
	static void stop() throws IOException {
		MODEL.close();
	}

	@BeforeEach
	void post() {
		NEIGHBOURS.respond(new Neighbours().user(this.author, false));
		this.client.post("/tweets/" + this.author, "{\"content\":\"Coffee is better than tea\"}", this.author);
		MODEL.respond((request, connection) -> {
			connection.readBody();
			head(connection);
			end(connection);
		});
		// the client of the model reads its classes for the first summary, which takes
		// seconds
		Awaitility.await().atMost(Duration.ofMinutes(1)).until(() -> summarise().body().contains("event:end"));
	}

	@Test
	void passesOnWhatTheModelSays() {
		MODEL.respond((request, connection) -> {
			assertThat(connection.readBody()).contains("Coffee is better than tea", "\"stream\":true");
			head(connection);
			say(connection, "All about");
			say(connection, " coffee");
			end(connection);
		});

		HttpResponse<String> response = summarise();

		assertThat(response.body()).contains("{\"text\":\"All about\"}", "{\"text\":\" coffee\"}",
				"event:end\ndata:{\"parts\":2}");
		assertThat(response.headers().firstValue("Content-Length")).isEmpty();
		assertThat(MODEL.requests().getFirst().target()).isEqualTo("/v1/chat/completions");
		assertThat(MODEL.requests().getFirst().header("Authorization")).isEqualTo("Bearer very-secret");
	}

	@Test
	void looksTheAuthorUpWhereTheModelAsks() {
		MODEL.respond((request, connection) -> {
			boolean isFirst = MODEL.requests().size() == 1;
			String body = connection.readBody();
			head(connection);
			if (isFirst) {
				say(connection, "So says");
				chunk(connection,
						"{\"tool_calls\":[{\"index\":0,\"id\":\"c\",\"type\":\"function\",\"function\":{\"name\":\"read_author\",\"arguments\":\"{}\"}}]}",
						"\"tool_calls\"");
			}
			else {
				say(connection, body.contains("u" + this.author.toString().substring(24)) ? " the author" : " unknown");
			}
			end(connection);
		});

		HttpResponse<String> response = this.client.post("/tweets/assistant/summary",
				"{\"user_id\":\"" + this.author + "\",\"with_author\":true}", this.author);

		assertThat(response.body()).contains("{\"text\":\"So says\"}", "{\"text\":\" the author\"}",
				"event:end\ndata:{\"parts\":2}");
	}

	@Test
	void saysSoWhereTheModelFails() {
		MODEL.respond((request, connection) -> connection.respond("500 Oh", "{\"error\":\"very-secret\"}"));

		assertThat(summarise().body()).contains(BROKEN).doesNotContain("very-secret");
	}

	@Test
	void saysSoWhereTheModelBreaksOff() {
		MODEL.respond((request, connection) -> {
			connection.readBody();
			head(connection);
			say(connection, "All");
			connection.close();
		});

		assertThat(summarise().body()).contains("{\"text\":\"All\"}", BROKEN).doesNotContain("event:end");
	}

	@Test
	void saysSoWhereTheModelSendsAnErrorInTheMiddle() {
		MODEL.respond((request, connection) -> {
			connection.readBody();
			head(connection);
			say(connection, "All");
			connection.send("data: {\"error\":{\"message\":\"very-secret\",\"type\":\"server_error\"}}\n\n");
			connection.send("data: [DONE]\n\n");
			connection.close();
		});

		assertThat(summarise().body()).contains("{\"text\":\"All\"}", BROKEN)
			.doesNotContain("event:end", "very-secret");
	}

	@Test
	void saysSoWhereTheModelStalls() {
		CompletableFuture<Void> end = new CompletableFuture<>();
		MODEL.respond((request, connection) -> {
			connection.readBody();
			head(connection);
			say(connection, "All");
			end.join();
			connection.close();
		});

		assertThat(summarise().body()).contains("{\"text\":\"All\"}", BROKEN);
		end.complete(null);
	}

	@Test
	void hangsUpSoonAfterTheClientHas() throws IOException, InterruptedException {
		CountDownLatch hungUp = new CountDownLatch(1);
		MODEL.respond((request, connection) -> {
			connection.readBody();
			head(connection);
			try {
				while (true) {
					say(connection, "All");
					LockSupport.parkNanos(20_000_000);
				}
			}
			finally {
				hungUp.countDown();
			}
		});
		try (RawHttp client = begin(this.author)) {
			assertThat(hungUp.getCount()).isOne();
			client.reset();
		}

		assertThat(hungUp.await(1, TimeUnit.SECONDS)).isTrue();
	}

	@Test
	void keepsNothingButPlacesOfSummariesWhileTheModelIsSilent() throws IOException {
		String tweet = ServiceCaller
			.json(this.client.post("/tweets/" + this.author, "{\"content\":\"Tea is better\"}", this.author))
			.get("id")
			.asString();
		CompletableFuture<Void> end = new CompletableFuture<>();
		MODEL.respond((request, connection) -> {
			connection.readBody();
			head(connection);
			end.join();
			end(connection);
		});
		for (int i = 0; i < SUMMARIES; i++) {
			try (RawHttp client = begin(Identifiers.next())) {
				client.reset();
			}
		}

		// the connections to the model stay open for longer than a hang-up takes
		Awaitility.await().during(Duration.ofSeconds(1)).untilAsserted(() -> assertBusy(summarise("")));
		byte[] picture = Pictures.of("png", 1, 1);
		assertThat(this.client.upload("/tweets/" + tweet + "/picture", picture, this.author).statusCode())
			.isEqualTo(200);
		end.complete(null);
		Awaitility.await().untilAsserted(() -> assertThat(summarise().statusCode()).isEqualTo(200));
	}

	@Test
	void refusesMoreSummariesThanAnInstanceWrites() throws IOException {
		CountDownLatch end = new CountDownLatch(1);
		MODEL.respond((request, connection) -> {
			connection.readBody();
			head(connection);
			while (end.getCount() > 0) {
				say(connection, "All");
				LockSupport.parkNanos(20_000_000);
			}
			end(connection);
		});
		try (RawHttp first = begin(Identifiers.next()); RawHttp second = begin(Identifiers.next())) {
			assertBusy(summarise(""));
			assertBusy(summarise("/collected"));
			assertThat(this.client.get("/tweets/user/" + this.author, this.author).statusCode()).isEqualTo(200);
			end.countDown();
			assertThat(new EventReader(first).readTo("event:end")).doesNotContain("event:error");
			assertThat(new EventReader(second).readTo("event:end")).doesNotContain("event:error");
		}
		assertThat(summarise().statusCode()).isEqualTo(200);
	}

	private static void assertBusy(HttpResponse<String> refused) {
		assertThat(ServiceCaller.detail(refused)).isEqualTo("503 The service is busy; try again.");
		assertThat(refused.headers().firstValue("Retry-After")).contains("1");
		assertThat(refused.headers().firstValue("Content-Type")).contains("application/problem+json");
	}

	/** Begins a summary, and reads its first part. */
	private RawHttp begin(UUID reader) throws IOException {
		String body = body();
		RawHttp client = RawHttp.connect(this.port)
			.send("POST /tweets/assistant/summary HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: "
					+ ServiceCaller.authorization(reader) + "\r\nContent-Type: application/json\r\nContent-Length: "
					+ body.length() + "\r\n\r\n" + body);
		assertThat(client.readHead().status()).isEqualTo(200);
		client.readChunk();
		return client;
	}

	private HttpResponse<String> summarise() {
		return summarise("");
	}

	private HttpResponse<String> summarise(String form) {
		return this.client.post("/tweets/assistant/summary" + form, body(), this.author);
	}

	private String body() {
		return "{\"user_id\":\"" + this.author + "\"}";
	}

	private static void head(Connection connection) throws IOException {
		connection.send("HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nConnection: close\r\n\r\n");
	}

	private static void say(Connection connection, String text) throws IOException {
		chunk(connection, "{\"role\":\"assistant\",\"content\":\"" + text + "\"}", "null");
	}

	private static void chunk(Connection connection, String delta, String reason) throws IOException {
		connection.send("data: {\"id\":\"1\",\"object\":\"chat.completion.chunk\",\"created\":1,\"model\":\"m\","
				+ "\"choices\":[{\"index\":0,\"delta\":" + delta + ",\"finish_reason\":" + reason + "}]}\n\n");
	}

	private static void end(Connection connection) throws IOException {
		chunk(connection, "{}", "\"stop\"");
		connection.send("data: [DONE]\n\n");
		connection.close();
	}

}
