package io.tweebyte.tweet;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.List;
import java.util.UUID;
import java.util.regex.Pattern;

import io.tweebyte.assistant.StandInModel;
import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.testsupport.RawHttp;
import io.tweebyte.testsupport.RawServer;
import io.tweebyte.testsupport.ServiceCaller;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.test.context.DynamicPropertyRegistry;
import org.springframework.test.context.DynamicPropertySource;

import static org.assertj.core.api.Assertions.assertThat;

/** Summaries by the stand-in. */
class AssistantIntegrationTests extends TweetServiceIntegrationTest {

	private static final String PATH = "/tweets/assistant/summary";

	private static final Pattern TEXT = Pattern.compile("event:text\ndata:\\{\"text\":\"([^\"]*)\"}");

	private static final int IN_FLIGHT = 4;

	private static final Duration SOON = Duration.ofSeconds(1);

	@Autowired
	private StandInModel model;

	private final UUID author = Identifiers.next();

	private final UUID reader = Identifiers.next();

	@DynamicPropertySource
	static void settings(DynamicPropertyRegistry registry) {
		registry.add("tweebyte.assistant.summaries-per-user", () -> 1);
		registry.add("tweebyte.limits.in-flight", () -> IN_FLIGHT);
	}

	@BeforeEach
	void post() {
		Neighbours neighbours = new Neighbours().user(this.author, false).user(this.reader, false);
		NEIGHBOURS.respond(neighbours);
		this.client.post("/tweets/" + this.author, "{\"content\":\"Coffee is better than tea\"}", this.author);
	}

	@Test
	void writesATextPartByPart() {
		HttpResponse<String> response = summarise(PATH, "");

		assertThat(response.statusCode()).as(response.body()).isEqualTo(200);
		assertThat(response.headers().firstValue("Content-Type").orElseThrow()).startsWith("text/event-stream");
		assertThat(response.body()).contains("id:1\n", "id:2\n").contains("event:end\ndata:{\"parts\":");
		assertThat(text(response)).containsIgnoringCase("coffee");
	}

	@Test
	void takesNoPlaceOnceItIsOver() {
		for (int i = 0; i < 2 * IN_FLIGHT; i++) {
			assertThat(summarise(PATH, ",\"max_parts\":10").statusCode()).isEqualTo(200);
		}
	}

	@Test
	void collectsTheSameText() {
		String streamed = text(summarise(PATH, ""));

		HttpResponse<String> collected = summarise(PATH + "/collected", "");

		assertThat(ServiceCaller.json(collected).get("text").asString()).isEqualTo(streamed);
		assertThat(ServiceCaller.json(collected).get("parts").asInt()).isGreaterThan(7);
	}

	@Test
	void looksTheAuthorUpInTheMiddle() {
		assertThat(summarise(PATH, ",\"with_author\":true").body()).contains("event:end");

		assertThat(NEIGHBOURS.requests()).extracting(RawServer.Request::target)
			.filteredOn((target) -> target.equals("/internal/users/summaries"))
			.isNotEmpty();
	}

	@Test
	void goesOnWithoutTheAuthor() {
		// the author is known, but not to be read again
		assertThat(summarise(PATH + "/collected", "").statusCode()).isEqualTo(200);
		NEIGHBOURS.respond(new Neighbours().user(this.author, false).broken("/internal/users/summaries", "500 Oh"));

		assertThat(summarise(PATH + "/collected", ",\"with_author\":true").statusCode()).isEqualTo(200);
	}

	@Test
	void refusesWhatIsNotValidOrNotForTheReader() {
		UUID hidden = Identifiers.next();
		NEIGHBOURS.respond(new Neighbours().user(this.author, false).user(hidden, true));

		assertThat(this.client.post(PATH, "{}", this.reader).statusCode()).isEqualTo(400);
		assertThat(summarise(PATH, ",\"instruction\":\"" + "x".repeat(501) + "\"").statusCode()).isEqualTo(400);
		assertThat(this.client.post(PATH, "{\"user_id\":\"" + hidden + "\"}", this.reader).statusCode()).isEqualTo(403);
		assertThat(this.client.post(PATH, "{\"user_id\":\"" + Identifiers.next() + "\"}", this.reader).statusCode())
			.isEqualTo(404);
	}

	@Test
	void sendsEachEventAsOneChunk() throws IOException {
		try (RawHttp client = RawHttp.connect(this.port)) {
			RawHttp.Response head = client.send(request(",\"max_parts\":10")).readHead();
			assertThat(head.header("Content-Type")).isEqualTo("text/event-stream");
			for (String event = client.readChunk(); !event.isEmpty(); event = client.readChunk()) {
				assertThat(event).endsWith("\n\n");
			}
		}
	}

	@Test
	void stopsTheModelSoonAfterTheClientHasGone() throws IOException {
		try (RawHttp client = RawHttp.connect(this.port)) {
			assertThat(client.send(request("")).readHead().status()).isEqualTo(200);
			client.readChunk();
			assertThat(this.model.open()).isOne();
			// one at a time
			assertThat(summarise(PATH, "").statusCode()).isEqualTo(429);
			client.reset();
		}

		Awaitility.await().atMost(SOON).untilAsserted(() -> {
			assertThat(this.model.open()).isZero();
			assertThat(summarise(PATH, ",\"max_parts\":10").statusCode()).isEqualTo(200);
		});
	}

	private String request(String more) {
		String body = body(more);
		return "POST " + PATH + " HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: "
				+ ServiceCaller.authorization(this.reader) + "\r\nContent-Type: application/json\r\nContent-Length: "
				+ body.length() + "\r\n\r\n" + body;
	}

	private HttpResponse<String> summarise(String path, String more) {
		return this.client.post(path, body(more), this.reader);
	}

	private String body(String more) {
		return "{\"user_id\":\"" + this.author + "\"" + more + "}";
	}

	private static String text(HttpResponse<String> response) {
		List<String> parts = TEXT.matcher(response.body()).results().map((part) -> part.group(1)).toList();
		return String.join("", parts);
	}

}
