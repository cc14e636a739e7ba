package io.tweebyte.ladder;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import java.util.UUID;

import io.tweebyte.contracts.json.ContractJson;
import io.tweebyte.contracts.tweet.TweetDetails;
import io.tweebyte.servers.database.DatabaseConnection;
import io.tweebyte.testsupport.RawServer;
import io.tweebyte.testsupport.TestDatabases;
import io.tweebyte.testsupport.WorkCounter;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.core.type.TypeReference;

import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.test.context.DynamicPropertyRegistry;
import org.springframework.test.context.DynamicPropertySource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

/**
 * Every rung on a real PostgreSQL, beside an interaction service that returns the same of
 * a tweet by each of its operations.
 */
@SpringBootTest(webEnvironment = SpringBootTest.WebEnvironment.RANDOM_PORT, properties = "management.server.port=0")
class LadderIntegrationTests {

	private static final int TWEETS = 5;

	private static final String TOKEN = "Bearer abc";

	private static final DatabaseConnection DATABASE = TestDatabases.tweets();

	private static final Reactions REACTIONS = new Reactions();

	private static final RawServer INTERACTIONS = RawServer.start(REACTIONS);

	private static final UUID AUTHOR = UUID.randomUUID();

	private final HttpClient client = HttpClient.newHttpClient();

	@LocalServerPort
	private int port;

	@DynamicPropertySource
	static void surroundings(DynamicPropertyRegistry registry) {
		DATABASE.register(registry::add);
		registry.add("tweebyte.services.interaction", INTERACTIONS::address);
		registry.add("tweebyte.database.acquire-timeout", () -> "10s");
	}

	@BeforeAll
	static void post() {
		new StoredPage(DATABASE).store(AUTHOR, TWEETS);
	}

	@AfterAll
	static void stop() throws IOException {
		INTERACTIONS.close();
	}

	@ParameterizedTest
	@ValueSource(strings = { "study", "batched", "projection", "mapped" })
	void answersTheSame(String rung) {
		HttpResponse<String> response = get(rung, 1000);
		assertThat(response.statusCode()).isEqualTo(200);
		assertThat(response.headers().firstValue("Content-Type")).hasValue("application/json");
		assertThat(response.body()).isEqualTo(get("study", 1000).body());
		assertThat(INTERACTIONS.requests()).isNotEmpty()
			.allSatisfy((request) -> assertThat(request.header("Authorization")).isEqualTo(TOKEN));
	}

	@Test
	void answersWithAllThatBelongsToATweet() {
		var tweets = ContractJson.mapper()
			.readValue(get("study", 1000).body(), new TypeReference<List<TweetDetails>>() {
			});
		assertThat(tweets).extracting(TweetDetails::content)
			.containsExactly("tweet number 4", "tweet number 3", "tweet number 2", "tweet number 1", "tweet number 0");
		assertThat(tweets).extracting((tweet) -> tweet.hashtags().size()).containsExactly(0, 0, 2, 0, 2);
		assertThat(tweets.get(2).hashtags()).extracting((tag) -> tag.text()).containsExactly("second", "first");
		assertThat(tweets).extracting((tweet) -> tweet.mentions().size()).containsExactly(0, 1, 0, 0, 1);
		assertThat(tweets).extracting(TweetDetails::likesCount, TweetDetails::repliesCount, TweetDetails::retweetsCount)
			.containsOnly(tuple(1L, 2L, 3L));
		assertThat(tweets).filteredOn((tweet) -> tweet.topReply() != null)
			.hasSize((int) tweets.stream().filter((tweet) -> Reactions.hasReply(tweet.id().toString())).count());
	}

	@ParameterizedTest
	@CsvSource({ "study, 11, 20", "batched, 3, 1", "projection, 3, 1", "mapped, 3, 1" })
	void doesTheWorkOfItsRung(String rung, int statements, int calls) {
		get(rung, 1000);
		WorkCounter work = new WorkCounter(DATABASE.name(), () -> INTERACTIONS.requests().size());
		assertThat(work.workOf("a page of " + TWEETS + " tweets as in " + rung, () -> get(rung, 1000)))
			.isEqualTo(statements + " statements, " + calls + " calls");
	}

	@ParameterizedTest
	@ValueSource(strings = { "study", "batched", "projection", "mapped" })
	void keepsToTheLimit(String rung) {
		String whole = get(rung, 1000).body();
		assertThat(get(rung, 2).body()).startsWith(whole.substring(0, 100)).hasSizeLessThan(whole.length() / 2);
	}

	@ParameterizedTest
	@ValueSource(strings = { "study", "batched", "projection", "mapped" })
	void failsWhenACallFails(String rung) {
		INTERACTIONS.respond((request, connection) -> connection.respond("503 Service Unavailable", "{}"));
		assertThat(get(rung, 1000).statusCode()).isEqualTo(502);
		INTERACTIONS.respond(REACTIONS);
	}

	@Test
	void editsATweetAndItsHashtags() {
		StoredTweet tweet = new StoredTweet(DATABASE, UUID.randomUUID());
		tweet.store();
		WorkCounter work = new WorkCounter(DATABASE.name(), () -> INTERACTIONS.requests().size());
		assertThat(work.workOf("an edit of a tweet with a hashtag",
				() -> assertThat(edit(tweet.id(), "Edited #New").statusCode()).isEqualTo(200)))
			.isEqualTo("3 statements, 0 calls");
		assertThat(tweet.read()).isEqualTo("Edited #New, version 2, tags New, changes -1 1");
	}

	@Test
	void editsNoTweetThatDoesNotExist() {
		assertThat(edit(UUID.randomUUID(), "Edited").statusCode()).isEqualTo(404);
	}

	private HttpResponse<String> edit(UUID tweetId, String content) {
		return send(HttpRequest
			.newBuilder(URI.create("http://127.0.0.1:%d/one-statement/tweets/%s".formatted(this.port, tweetId)))
			.header("Content-Type", "application/json")
			.PUT(BodyPublishers.ofString("{\"content\":\"%s\"}".formatted(content))));
	}

	private HttpResponse<String> get(String rung, int limit) {
		URI uri = URI
			.create("http://127.0.0.1:%d/%s/tweets/user/%s?limit=%d".formatted(this.port, rung, AUTHOR, limit));
		return send(HttpRequest.newBuilder(uri));
	}

	private HttpResponse<String> send(HttpRequest.Builder request) {
		try {
			return this.client.send(request.header("Authorization", TOKEN).build(), BodyHandlers.ofString());
		}
		catch (IOException | InterruptedException ex) {
			throw new IllegalStateException(ex);
		}
	}

}
