package io.tweebyte.tweet;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Supplier;
import java.util.stream.IntStream;

import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.contracts.tweet.TweetRequest;
import io.tweebyte.shared.cache.CacheKeys;
import io.tweebyte.testsupport.RawServer;
import io.tweebyte.testsupport.RawServer.Request;
import io.tweebyte.testsupport.ServiceCaller;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.data.redis.connection.RedisConnectionFactory;
import org.springframework.data.redis.core.StringRedisTemplate;

import static org.assertj.core.api.Assertions.assertThat;

class TweetWriteIntegrationTests extends TweetServiceIntegrationTest {

	private static final String USER = "{\"id\":\"%s\",\"user_name\":\"%s\",\"is_private\":%s,"
			+ "\"created_at\":\"2026-01-01T00:00:00.000001Z\"}";

	private final UUID ada = Identifiers.next();

	private final UUID bob = Identifiers.next();

	private final String name = "bob_" + UUID.randomUUID().toString().substring(0, 8);

	private final String tag = "tag_" + UUID.randomUUID().toString().substring(0, 8);

	@Autowired
	private RedisConnectionFactory redis;

	@BeforeEach
	void answerUsers() {
		NEIGHBOURS.respond(users(false));
	}

	/** Both users, as if they had been requested. */
	private RawServer.Handler users(boolean isPrivate) {
		return (request, connection) -> connection.respond("200 OK",
				"[" + USER.formatted(this.bob, this.name.toUpperCase(), false) + ","
						+ USER.formatted(this.ada, "ada", isPrivate) + "]");
	}

	@Test
	void postsATweetWithoutCallingAService() {
		HttpResponse<String> response = post("Nothing to find in here");
		String id = id(response);
		String created = query("select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD\"T\"HH24:MI:SS.US\"Z\"') "
				+ "from tweets where id = '" + id + "'");
		assertThat(response.statusCode()).isEqualTo(200);
		assertThat(response.body())
			.isEqualTo(("{\"id\":\"%s\",\"user_id\":\"%s\",\"content\":\"Nothing to find in here\","
					+ "\"created_at\":\"%s\",\"version\":1,\"likes_count\":0,\"replies_count\":0,\"retweets_count\":0,"
					+ "\"mentions\":[],\"hashtags\":[]}")
				.formatted(id, this.ada, created));
		assertThat(NEIGHBOURS.requests()).isEmpty();
	}

	@Test
	void findsHashtagsAndNames() {
		HttpResponse<String> response = post(
				"#" + this.tag + " by @" + this.name + " and @unknown_at_all, #" + this.tag.toUpperCase());
		String tagId = query("select id from hashtags where text_key = '" + this.tag + "'");
		assertThat(response.headers().firstValue("X-Degraded")).isEmpty();
		assertThat(response.body()).endsWith(("\"mentions\":[{\"user_id\":\"%s\",\"text\":\"%s\"}],"
				+ "\"hashtags\":[{\"id\":\"%s\",\"text\":\"%s\"}]}")
			.formatted(this.bob, this.name, tagId, this.tag));
		assertThat(NEIGHBOURS.requests()).extracting(Request::target).containsExactly("/internal/users/summaries");
		assertThat(query("select count(*) from mentions where tweet_id = '" + id(response) + "'")).isEqualTo("1");
		assertThat(query("select counted from tweet_hashtag where hashtag_id = '" + tagId + "'")).isEqualTo("t");
	}

	@Test
	void storesTextThatLooksLikeAHashtagLongerThanATweet() {
		HttpResponse<String> response = post("In NFC it is twice as long: #" + "\u0958".repeat(TweetRequest.MAX / 2));
		assertThat(response.statusCode()).as(response.body()).isEqualTo(200);
		assertThat(response.body()).endsWith("\"hashtags\":[]}");
	}

	@Test
	void needsNoCallForHashtagsOfACachedAuthor() {
		StringRedisTemplate template = new StringRedisTemplate(this.redis);
		template.opsForValue().set(CacheKeys.userSummary(this.ada), USER.formatted(this.ada, "ada", false));
		HttpResponse<String> response = post("Only a hashtag: #" + this.tag);
		assertThat(response.body()).contains("\"text\":\"" + this.tag + "\"");
		assertThat(NEIGHBOURS.requests()).isEmpty();
	}

	@Test
	void showsHashtagsAsTheirOwnTweetSpellsThem() {
		NEIGHBOURS.respond(users(true));
		long before = System.currentTimeMillis();
		post("A secret #" + this.tag.toUpperCase());
		long after = System.currentTimeMillis();
		JsonNode tweet = ServiceCaller
			.json(this.client.post("/tweets/" + this.bob, body("A guess #" + this.tag), this.bob));
		String path = "/tweets/" + tweet.get("id").asString();
		UUID id = UUID.fromString(tweet.at("/hashtags/0/id").asString());
		assertThat(tweet.at("/hashtags/0/text").asString()).isEqualTo(this.tag);
		long time = id.getMostSignificantBits() >>> 16;
		assertThat(time < before || time > after).as("%s contains no time", id).isTrue();
		assertThat(shownHashtags(path)).isEqualTo(tweet.get("hashtags"));
		String edited = this.tag.replace("tag_", "Tag_");
		assertThat(this.client.put(path, body("Another guess #" + edited), this.bob).statusCode()).isEqualTo(200);
		assertThat(shownHashtags(path).at("/0/text").asString()).isEqualTo(edited);
		assertThat(shownHashtags(path).at("/0/id").asString()).isEqualTo(id.toString());
	}

	private JsonNode shownHashtags(String path) {
		return ServiceCaller.json(this.client.get(path, this.bob)).get("hashtags");
	}

	@Test
	void doesNotCountHashtagsOfPrivateAuthors() {
		NEIGHBOURS.respond(users(true));
		post("A secret #" + this.tag);
		assertThat(query(
				"select l.counted from tweet_hashtag l join hashtags h on h.id = l.hashtag_id where h.text_key = '"
						+ this.tag + "'"))
			.isEqualTo("f");
	}

	@Test
	void storesTweetsWhileTheUserServiceIsOut() {
		NEIGHBOURS.respond((request, connection) -> connection.close());
		HttpResponse<String> response = post("For @" + this.name + " and #" + this.tag);
		assertThat(response.statusCode()).isEqualTo(200);
		assertThat(response.headers().firstValue("X-Degraded")).hasValue("users");
		assertThat(response.body()).contains("\"mentions\":[]", "\"text\":\"" + this.tag + "\"");
		assertThat(query("select resolve_at is not null from tweets where id = '" + id(response) + "'")).isEqualTo("t");
		assertThat(query("select user_id is null from mentions where tweet_id = '" + id(response) + "'"))
			.isEqualTo("t");
	}

	@Test
	void countsHashtagsWhenAnEditFindsTheAuthor() {
		NEIGHBOURS.respond((request, connection) -> connection.close());
		String id = id(post("For @" + this.name + " and #" + this.tag));
		NEIGHBOURS.respond(users(false));
		assertThat(edit(id, "Still for @" + this.name + " and #" + this.tag).statusCode()).isEqualTo(200);
		assertThat(query("select resolve_at is null from tweets where id = '" + id + "'")).isEqualTo("t");
		assertThat(query("select counted from tweet_hashtag where tweet_id = '" + id + "'")).isEqualTo("t");
	}

	@ParameterizedTest
	@ValueSource(strings = { "null", "hole", "malformed", "500" })
	void ignoresAnInvalidResponse(String fault) {
		NEIGHBOURS.respond((request, connection) -> fail(fault, connection));
		assertThat(post("For @" + this.name + " alone").headers().firstValue("X-Degraded")).hasValue("users");
	}

	private static void fail(String fault, RawServer.Connection connection) throws IOException {
		switch (fault) {
			case "null" -> connection.respond("200 OK", "[null]");
			case "hole" -> connection.respond("200 OK", "[{\"id\":\"" + UUID.randomUUID() + "\"}]");
			case "malformed" -> connection.respond("200 OK", "<html>");
			default -> connection.respond("500 Internal Server Error", "{}");
		}
	}

	@Test
	void refusesWhatTheContractRefuses() {
		String valid = body("long enough");
		assertThat(ServiceCaller.detail(this.client.post("/tweets/" + this.bob, valid, this.ada))).startsWith("403 ");
		assertThat(ServiceCaller
			.detail(this.client.post("/tweets/" + this.ada, valid, this.ada, "Idempotency-Key", "a b")))
			.startsWith("400 ");
		assertThat(ServiceCaller.detail(this.client.post("/tweets/" + this.ada, "{", this.ada))).startsWith("400 ");
		assertThat(post("too short").statusCode()).isEqualTo(400);
		assertThat(post("x".repeat(TweetRequest.MAX + 1)).statusCode()).isEqualTo(400);
		assertThat(post("\uD83D\uDE00".repeat(TweetRequest.MAX)).statusCode()).isEqualTo(200);
		assertThat(this.client.post("/tweets/x", valid, this.ada).statusCode()).isEqualTo(400);
	}

	/** How often hashtags are used, with the changes that are not added up yet. */
	private static String counted(String which) {
		return query("select sum(h.tweets_count + (select coalesce(sum(c.change), 0) from hashtag_changes c "
				+ "where c.hashtag_id = h.id) + (select count(*) from tweet_hashtag l "
				+ "where l.hashtag_id = h.id and not l.counted)) from hashtags h where " + which);
	}

	@Test
	void letsTheLastEditWin() {
		String id = id(post("First with #" + this.tag + " and @" + this.name));
		assertThat(edit(id, "Second with #other_" + this.tag).statusCode()).isEqualTo(200);
		assertThat(edit(id, "Third with nothing").body()).isEmpty();
		assertThat(
				query("select concat(content, ' ', version, ' ', has_tokens, ' ', updated_at > created_at) from tweets "
						+ "where id = '" + id + "'"))
			.isEqualTo("Third with nothing 3 f t");
		assertThat(query("select count(*) from tweet_hashtag where tweet_id = '" + id + "'")).isEqualTo("0");
		assertThat(query("select count(*) from mentions where tweet_id = '" + id + "'")).isEqualTo("0");
		assertThat(counted("h.text_key like '%" + this.tag + "'")).isEqualTo("0");
	}

	@Test
	void editsTheVersionThatWasRead() {
		String id = id(post("The first version"));
		assertThat(edit(id, "The second version", "If-Match", "\"1\"").statusCode()).isEqualTo(200);
		assertThat(ServiceCaller.detail(edit(id, "Another second version", "If-Match", "\"1\"")))
			.isEqualTo("412 The tweet was edited meanwhile; read it again.");
		assertThat(ServiceCaller.detail(edit(id, "Another second version", "If-Match", "1"))).startsWith("400 ");
		assertThat(edit(id, "The third version", "If-Match", "*").statusCode()).isEqualTo(200);
		assertThat(query("select content from tweets where id = '" + id + "'")).isEqualTo("The third version");
	}

	@Test
	void letsNoUserChangeATweetOfAnother() {
		String id = id(post("This is mine alone"));
		assertThat(ServiceCaller.detail(this.client.put("/tweets/" + id, body("Not any more"), this.bob)))
			.isEqualTo("403 This belongs to another user.");
		assertThat(ServiceCaller.detail(this.client.delete("/tweets/" + id, this.bob)))
			.isEqualTo("403 This belongs to another user.");
		assertThat(
				ServiceCaller.detail(this.client.put("/tweets/" + UUID.randomUUID(), body("Not any more"), this.bob)))
			.isEqualTo("404 There is no such tweet.");
		assertThat(query("select content from tweets where id = '" + id + "'")).isEqualTo("This is mine alone");
	}

	@Test
	void deletesATweetAndWhatHangsOnIt() {
		String id = id(post("Soon gone: #" + this.tag + " @" + this.name));
		assertThat(this.client.delete("/tweets/" + id, this.ada).statusCode()).isEqualTo(204);
		assertThat(this.client.delete("/tweets/" + id, this.ada).statusCode()).isEqualTo(204);
		assertThat(query("select count(*) from tweets where id = '" + id + "'")).isEqualTo("0");
		assertThat(query("select count(*) from hashtags where text_key = '" + this.tag + "'")).isEqualTo("1");
		assertThat(new StringRedisTemplate(this.redis).opsForValue().get(CacheKeys.tweetExistence(UUID.fromString(id))))
			.isEqualTo("{\"deleted\":true}");
	}

	@Test
	void sharesNewHashtagsWithoutARace() {
		List<HttpResponse<String>> responses = atOnce(200, () -> post("Everybody says #" + this.tag + " now"));
		Set<String> ids = Set.copyOf(responses.stream()
			.map((response) -> ServiceCaller.json(response).at("/hashtags/0/id").asString())
			.toList());
		assertThat(responses).extracting(HttpResponse::statusCode).containsOnly(200);
		assertThat(ids).hasSize(1);
		assertThat(counted("h.id = '" + ids.iterator().next() + "'")).isEqualTo("200");
	}

	@Test
	void postsOnceForAKeyHoweverManyRequestsHaveIt() {
		List<HttpResponse<String>> responses = atOnce(50, () -> this.client.post("/tweets/" + this.ada,
				body("Once with #" + this.tag + " for @" + this.name), this.ada, "Idempotency-Key", this.tag));
		assertThat(responses).extracting(HttpResponse::statusCode).containsOnly(200);
		assertThat(responses.stream().map(TweetWriteIntegrationTests::id).distinct()).hasSize(1);
		assertThat(query("select count(*) from tweets where user_id = '" + this.ada + "'")).isEqualTo("1");
		assertThat(counted("h.text_key = '" + this.tag + "'")).isEqualTo("1");
	}

	@Test
	void storesOneOfManyEditsOfTheSameVersion() {
		String id = id(post("The version that all have read"));
		List<HttpResponse<String>> responses = atOnce(20,
				() -> edit(id, "Edited with #" + this.tag, "If-Match", "\"1\""));
		assertThat(responses).extracting(HttpResponse::statusCode).containsOnlyOnce(200).containsOnly(200, 412);
		assertThat(query("select version from tweets where id = '" + id + "'")).isEqualTo("2");
		assertThat(counted("h.text_key = '" + this.tag + "'")).isEqualTo("1");
	}

	@Test
	void keepsTextAndTokensOfOneEditTogether() {
		String id = id(post("Before all edits"));
		List<String> tags = IntStream.range(0, 40).mapToObj((i) -> this.tag + "_" + i).toList();
		try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
			tags.stream()
				.map((tag) -> CompletableFuture.supplyAsync(() -> edit(id, "Edited with #" + tag), threads))
				.toList()
				.forEach((edit) -> assertThat(edit.join().statusCode()).isIn(200, 503));
		}
		String last = query("select text from tweet_hashtag where tweet_id = '" + id + "'");
		assertThat(query("select content from tweets where id = '" + id + "'")).isEqualTo("Edited with #" + last);
	}

	@Test
	void doesNotWaitForALockedTweet() throws SQLException {
		String id = id(post("This is locked"));
		try (Connection connection = DATABASE.open(); Statement statement = connection.createStatement()) {
			connection.setAutoCommit(false);
			statement.execute("select 1 from tweets where id = '" + id + "' for update");
			assertThat(ServiceCaller.detail(edit(id, "This does not wait")))
				.isEqualTo("503 The response took too long; try again.");
			connection.rollback();
		}
		assertThat(edit(id, "And now it is free").statusCode()).isEqualTo(200);
	}

	private HttpResponse<String> post(String content) {
		return this.client.post("/tweets/" + this.ada, body(content), this.ada);
	}

	private HttpResponse<String> edit(String id, String content, String... headers) {
		return this.client.put("/tweets/" + id, body(content), this.ada, headers);
	}

	private static String id(HttpResponse<String> response) {
		return ServiceCaller.json(response).get("id").asString();
	}

	private static String body(String content) {
		return "{\"content\":\"" + content + "\"}";
	}

	private static List<HttpResponse<String>> atOnce(int times, Supplier<HttpResponse<String>> call) {
		try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
			return IntStream.range(0, times)
				.mapToObj((i) -> CompletableFuture.supplyAsync(call, threads))
				.toList()
				.stream()
				.map(CompletableFuture::join)
				.toList();
		}
	}

}
