package io.tweebyte.tweet;

import java.net.http.HttpResponse;
import java.util.UUID;

import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.shared.cache.CacheKeys;
import io.tweebyte.testsupport.ServiceCaller;
import io.tweebyte.tweet.service.TweetTasks;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.data.redis.connection.RedisConnectionFactory;
import org.springframework.data.redis.core.StringRedisTemplate;

import static org.assertj.core.api.Assertions.assertThat;

/** Statements and calls of each write, as in "3 statements, 1 call". */
class WriteStatementCountIntegrationTests extends StatementCountIntegrationTest {

	private final UUID ada = Identifiers.next();

	private final String tag = "tag_" + UUID.randomUUID().toString().substring(0, 8);

	@Autowired
	private RedisConnectionFactory redis;

	@Autowired
	private TweetTasks tasks;

	@BeforeEach
	void answerUsers() {
		NEIGHBOURS.respond((request, connection) -> connection.respond("200 OK", "[" + user() + "]"));
	}

	private String user() {
		return "{\"id\":\"" + this.ada + "\",\"user_name\":\"ada\",\"is_private\":false,"
				+ "\"created_at\":\"2026-01-01T00:00:00.000001Z\"}";
	}

	@Test
	void posts() {
		assertThat(workOf("posts neither hashtags nor names", () -> post("Nothing to find in here")))
			.isEqualTo("1 statements, 0 calls");
		assertThat(workOf("posts hashtags and names, nothing cached", () -> post("A #" + this.tag + " for @ada")))
			.isEqualTo("5 statements, 1 calls");
		assertThat(workOf("posts names, nothing cached", () -> post("Only @ada is in here")))
			.isEqualTo("2 statements, 1 calls");
	}

	@Test
	void postsWithAWarmCache() {
		new StringRedisTemplate(this.redis).opsForValue().set(CacheKeys.userSummary(this.ada), user());
		assertThat(workOf("posts a hashtag, author cached", () -> post("A #" + this.tag + " alone")))
			.isEqualTo("4 statements, 0 calls");
		assertThat(workOf("posts a hashtag and a name, author cached", () -> post("A #" + this.tag + " for @ada")))
			.isEqualTo("5 statements, 1 calls");
	}

	@Test
	void edits() {
		String id = ServiceCaller.json(post("Nothing to find in here")).get("id").asString();
		assertThat(workOf("edits neither hashtags nor names", () -> edit(id, "Still nothing in here")))
			.isEqualTo("2 statements, 0 calls");
		assertThat(workOf("edits hashtags and names into a tweet", () -> edit(id, "A #" + this.tag + " for @ada")))
			.isEqualTo("6 statements, 1 calls");
		assertThat(workOf("edits hashtags and names out of a tweet", () -> edit(id, "Nothing is left of it")))
			.isEqualTo("5 statements, 0 calls");
	}

	@Test
	void postsWithAKey() {
		assertThat(workOf("posts with a key", () -> postWithAKey())).isEqualTo("2 statements, 0 calls");
		NEIGHBOURS.respond(new Neighbours());
		assertThat(workOf("posts with a key again", () -> postWithAKey())).isEqualTo("1 statements, 1 calls");
	}

	private void postWithAKey() {
		assertThat(this.client
			.post("/tweets/" + this.ada, "{\"content\":\"Nothing to find in here\"}", this.ada, "Idempotency-Key",
					this.tag)
			.statusCode()).isEqualTo(200);
	}

	@Test
	void deletes() {
		String id = ServiceCaller.json(post("A #" + this.tag + " for @ada")).get("id").asString();
		assertThat(workOf("deletes a tweet", () -> this.client.delete("/tweets/" + id, this.ada)))
			.isEqualTo("5 statements, 0 calls");
	}

	@Test
	void countsHashtagsUntilABatchIsNotFull() {
		post("A #" + this.tag + " alone");
		assertThat(workOf("counts hashtags by the task", () -> this.tasks.countHashtags()))
			.isEqualTo("3 statements, 0 calls");
	}

	@Test
	void refuses() {
		assertThat(workOf("is not allowed to post for another",
				() -> this.client.post("/tweets/" + UUID.randomUUID(), "{}", this.ada)))
			.isEqualTo("0 statements, 0 calls");
	}

	private HttpResponse<String> post(String content) {
		return this.client.post("/tweets/" + this.ada, "{\"content\":\"" + content + "\"}", this.ada);
	}

	private HttpResponse<String> edit(String id, String content) {
		return this.client.put("/tweets/" + id, "{\"content\":\"" + content + "\"}", this.ada);
	}

}
