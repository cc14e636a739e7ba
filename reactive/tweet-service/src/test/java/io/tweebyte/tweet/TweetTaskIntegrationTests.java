package io.tweebyte.tweet;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.util.Locale;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.contracts.json.ContractJson;
import io.tweebyte.contracts.user.SummariesRequest;
import io.tweebyte.testsupport.RawServer;
import io.tweebyte.testsupport.ServiceCaller;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import org.springframework.test.annotation.DirtiesContext;
import org.springframework.test.context.TestPropertySource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

@DirtiesContext
@TestPropertySource(properties = { "tweebyte.mentions.first-delay=0s", "tweebyte.mentions.period=50ms",
		"tweebyte.mentions.lease=100ms", "tweebyte.popular.first-delay=0s", "tweebyte.popular.period=50ms",
		"tweebyte.popular.batch=2" })
class TweetTaskIntegrationTests extends TweetServiceIntegrationTest {

	private static final String USER = "{\"id\":\"%s\",\"user_name\":\"%s\",\"is_private\":%s,"
			+ "\"created_at\":\"2026-01-01T00:00:00.000001Z\"}";

	/** As many as fit into a tweet. */
	private static final int MENTIONS = 46;

	private final UUID ada = Identifiers.next();

	private final UUID bob = Identifiers.next();

	private final String name = "bob_" + UUID.randomUUID().toString().substring(0, 8);

	private final String tag = "tag_" + UUID.randomUUID().toString().substring(0, 8);

	private String tweet;

	@BeforeEach
	void postWhileTheUserServiceIsOut() {
		HttpResponse<String> response = post("For @" + this.name + " and #" + this.tag);
		assertThat(response.headers().firstValue("X-Degraded")).hasValue("users");
		this.tweet = ServiceCaller.json(response).get("id").asString();
	}

	@Test
	void settlesNamesWhenTheUserServiceIsBack() {
		NEIGHBOURS.respond(users(USER.formatted(this.bob, this.name, true), USER.formatted(this.ada, "ada", false)));
		await().untilAsserted(() -> assertThat(open()).isEqualTo("f"));
		assertThat(query("select user_id from mentions where tweet_id = '" + this.tweet + "'"))
			.isEqualTo(this.bob.toString());
		await().untilAsserted(() -> assertThat(count()).isEqualTo("1"));
	}

	@Test
	void forgetsUnknownNames() {
		NEIGHBOURS.respond(users(USER.formatted(this.ada, "ada", true)));
		await().untilAsserted(() -> assertThat(open()).isEqualTo("f"));
		assertThat(query("select count(*) from mentions where tweet_id = '" + this.tweet + "'")).isEqualTo("0");
		assertThat(query("select counted from tweet_hashtag where tweet_id = '" + this.tweet + "'")).isEqualTo("f");
	}

	@Test
	void asksForAsManyNamesAtOnceAsARequestMayHold() {
		for (int first = 0; first <= SummariesRequest.MAX; first += MENTIONS) {
			post(IntStream.range(first, first + MENTIONS)
				.mapToObj("@n%03x"::formatted)
				.collect(Collectors.joining(" ")));
		}
		NEIGHBOURS.respond(this::refuseTooManyNames);
		await().untilAsserted(
				() -> assertThat(query("select count(*) from tweets where resolve_at is not null")).isEqualTo("0"));
	}

	private void refuseTooManyNames(RawServer.Request request, RawServer.Connection connection) throws IOException {
		int names = ContractJson.mapper().readTree(connection.readBody()).get("names").size();
		String status = (names <= SummariesRequest.MAX) ? "200 OK" : "400 Bad Request";
		String users = "[" + USER.formatted(this.ada, "ada", false) + "]";
		connection.send("HTTP/1.1 " + status + "\r\nContent-Type: application/json\r\nContent-Length: " + users.length()
				+ "\r\n\r\n" + users);
	}

	@Test
	void keepsAskingWhileTheUserServiceIsOut() {
		NEIGHBOURS.respond((request, connection) -> connection.respond("503 Service Unavailable", "{}"));
		await().untilAsserted(() -> assertThat(NEIGHBOURS.requests()).hasSizeGreaterThan(2));
		assertThat(open()).isEqualTo("t");
	}

	@Test
	void countsAHashtagOfManyTweetsThatAreSettledTogether() {
		post("Again for @" + this.name + " and #" + this.tag);
		post("Once more for @" + this.name + " and #" + this.tag);
		NEIGHBOURS.respond(users(USER.formatted(this.bob, this.name, true), USER.formatted(this.ada, "ada", false)));
		await().untilAsserted(() -> assertThat(count()).isEqualTo("3"));
	}

	@Test
	void countsHashtagsThatAreUsed() {
		NEIGHBOURS.respond(users(USER.formatted(this.ada, "ada", false)));
		String second = ServiceCaller.json(post("Again with #" + this.tag)).get("id").asString();
		post("Once more with #" + this.tag);
		await().untilAsserted(() -> assertThat(count()).isEqualTo("3"));

		this.client.delete("/tweets/" + second, this.ada);
		await().untilAsserted(() -> assertThat(count()).isEqualTo("2"));
	}

	@Test
	void spellsAPopularHashtagAsATweetThatCounts() {
		NEIGHBOURS.respond(users(USER.formatted(this.ada, "ada", true)));
		post("Said in private: #" + this.tag.toUpperCase(Locale.ROOT) + "_2");
		NEIGHBOURS.respond(users(USER.formatted(this.bob, this.name, false)));
		String content = "Said in public: #" + this.tag + "_2";
		this.client.post("/tweets/" + this.bob, "{\"content\":\"" + content + "\"}", this.bob);
		await().untilAsserted(() -> assertThat(
				query("select text from hashtags where text_key = '" + this.tag + "_2' and tweets_count = 1"))
			.isEqualTo(this.tag + "_2"));
	}

	private String open() {
		return query("select resolve_at is not null from tweets where id = '" + this.tweet + "'");
	}

	private String count() {
		return query("select tweets_count from hashtags where text_key = '" + this.tag + "'");
	}

	private static RawServer.Handler users(String... users) {
		return (request, connection) -> connection.respond("200 OK", "[" + String.join(",", users) + "]");
	}

	private HttpResponse<String> post(String content) {
		return this.client.post("/tweets/" + this.ada, "{\"content\":\"" + content + "\"}", this.ada);
	}

}
