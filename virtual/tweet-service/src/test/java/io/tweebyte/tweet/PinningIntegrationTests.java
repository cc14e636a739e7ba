package io.tweebyte.tweet;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.http.HttpResponse;
import java.util.UUID;

import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.shared.api.Service;
import io.tweebyte.shared.token.EndedTokens;
import io.tweebyte.testsupport.EventReader;
import io.tweebyte.testsupport.Pictures;
import io.tweebyte.testsupport.PinnedThreads;
import io.tweebyte.testsupport.RawHttp;
import io.tweebyte.testsupport.RawServer;
import io.tweebyte.testsupport.ServiceCaller;
import io.tweebyte.testsupport.ServiceSecret;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.test.annotation.DirtiesContext;
import org.springframework.test.context.DynamicPropertyRegistry;
import org.springframework.test.context.DynamicPropertySource;
import org.springframework.test.context.TestPropertySource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

/** A service that verifies tokens, and whose tasks run. */
@DirtiesContext
@TestPropertySource(properties = { "tweebyte.token.keys-retry=1ms", "tweebyte.pictures.uploads=100",
		"tweebyte.streams.first-delay=0s", "tweebyte.streams.heartbeat=500ms", "tweebyte.pictures.first-delay=0s",
		"tweebyte.pictures.period=500ms", "tweebyte.popular.first-delay=0s", "tweebyte.popular.period=500ms" })
class PinningIntegrationTests extends TweetServiceIntegrationTest {

	private static final String TEXT = "{\"content\":\"What @bob is #waiting for\"}";

	private static final byte[] PICTURE = Pictures.of("png", 60, 30);

	private final Neighbours neighbours = new Neighbours();

	@Autowired
	private EndedTokens ended;

	@DynamicPropertySource
	static void verifyTokens(DynamicPropertyRegistry registry) {
		ServiceSecret.register(registry::add);
	}

	@BeforeEach
	void play() {
		NEIGHBOURS.respond(this::respond);
		await().until(this.ended::isComplete);
	}

	private void respond(RawServer.Request request, RawServer.Connection connection) throws IOException {
		if (request.target().equals("/.well-known/jwks.json")) {
			connection.respond("200 OK", ServiceCaller.publicKeys());
		}
		else if (request.target().startsWith("/internal/users/password-changes")) {
			connection.respond("200 OK", "[]");
		}
		else {
			this.neighbours.respond(request, connection);
		}
	}

	@Test
	void noRequestWaitsOnAPinnedThread() {
		assertThat(PinnedThreads.during(this::work)).isEmpty();
	}

	private void work() {
		UUID ada = Identifiers.next();
		UUID eve = Identifiers.next();
		this.neighbours.user(ada, false).user(eve, false).followed(ada);
		String tweet = "/tweets/" + post(ada);
		assertDone(this.client.get(tweet, ada));
		assertDone(this.client.get("/tweets/user/" + ada, ada));
		assertDone(this.client.get("/tweets/user/" + ada + "/summary", ada));
		assertDone(this.client.get("/tweets/" + ada + "/feed", ada));
		assertDone(this.client.get("/tweets/search/waiting", ada));
		assertDone(this.client.post("/internal/tweets/existence", "{\"ids\":[\"" + ada + "\"]}", null,
				"X-Service-Token", ServiceSecret.token(Service.TWEET)));
		assertDone(this.client.upload(tweet + "/picture", PICTURE, ada));
		assertThat(this.client.download(tweet + "/picture", eve).body()).isEqualTo(PICTURE);
		assertThat(this.client.download(tweet + "/picture/preview", eve).statusCode()).isEqualTo(200);
		assertThat(assertDone(this.client.post("/tweets/assistant/summary",
				"{\"user_id\":\"" + ada + "\",\"max_parts\":10,\"with_author\":true}", eve))
			.body()).contains("event:end");
		stream(ada, eve);
		assertDone(this.client.put(tweet, TEXT, ada));
		assertDone(this.client.delete(tweet, ada));
	}

	private void stream(UUID author, UUID reader) {
		try (RawHttp client = RawHttp.connect(this.port); EventReader events = new EventReader(client)) {
			client.send("GET /tweets/" + reader + "/feed/stream HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: "
					+ ServiceCaller.authorization(reader) + "\r\n\r\n");
			assertThat(client.readHead().status()).isEqualTo(200);
			events.readTo(":open");
			assertThat(events.readTo(post(author))).contains("event:tweet");
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	private String post(UUID author) {
		return ServiceCaller.json(assertDone(this.client.post("/tweets/" + author, TEXT, author))).get("id").asString();
	}

	private static HttpResponse<String> assertDone(HttpResponse<String> response) {
		assertThat(response.statusCode()).as("%s", response.body()).isIn(200, 204);
		return response;
	}

}
