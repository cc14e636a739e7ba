package io.tweebyte.interaction;

import java.io.IOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.UUID;

import io.tweebyte.shared.cache.CacheKeys;
import io.tweebyte.testsupport.RawHttp;
import io.tweebyte.testsupport.ServiceCaller;
import io.tweebyte.testsupport.TestDatabases;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.data.redis.connection.RedisConnectionFactory;
import org.springframework.data.redis.core.StringRedisTemplate;
import org.springframework.test.context.TestPropertySource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

/**
 * Clients that break their connections off in the middle of a write. What they write is
 * stored, and what others have cached of it is evicted all the same.
 */
@TestPropertySource(properties = { "tweebyte.database.lock-timeout=5s", "tweebyte.database.statement-timeout=6s" })
class AbortedWritesIntegrationTests extends InteractionServiceIntegrationTest {

	private final PlayedUsers users = new PlayedUsers();

	private final UUID ada = this.users.add(false);

	private final UUID eve = this.users.add(true);

	@Autowired
	private RedisConnectionFactory redis;

	private StringRedisTemplate template;

	@BeforeEach
	void answerUsers() {
		NEIGHBOURS.respond(this.users);
		this.template = new StringRedisTemplate(this.redis);
	}

	@ParameterizedTest
	@ValueSource(strings = { "POST", "DELETE" })
	void evictWhatOthersHaveCachedOfAFollow(String method) throws Exception {
		this.client.post(path(), null, this.ada);

		abort(method + " " + path(), this.ada);

		assertEvicted();
	}

	@Test
	void evictWhatOthersHaveCachedOfARequest() throws Exception {
		this.client.post(path(), null, this.ada);
		String request = query("select id from follows where follower_id = '" + this.ada + "'");

		abort("PUT /follows/" + this.eve + "/" + request + "/ACCEPTED", this.eve);

		assertEvicted();
		assertThat(query("select status from follows where id = '" + request + "'")).isEqualTo("ACCEPTED");
	}

	private String path() {
		return "/follows/" + this.ada + "/" + this.eve;
	}

	private void abort(String request, UUID user) throws SQLException, IOException {
		this.template.opsForValue().set(CacheKeys.followedIds(this.ada), "[]");
		this.template.opsForValue().set(CacheKeys.recommendations(this.ada), "[]");
		try (Connection other = DATABASE.open(); Statement lock = other.createStatement()) {
			other.setAutoCommit(false);
			lock.execute("lock table follows in exclusive mode");
			RawHttp client = RawHttp.connect(this.port);
			client.send(request + " HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\nAuthorization: "
					+ ServiceCaller.authorization(user) + "\r\n\r\n");
			await().until(() -> TestDatabases.waiting(DATABASE) == 1);
			client.reset();
			// what comes later on the same threads is responded to after the reset was
			// seen
			for (int i = 0; i < 8; i++) {
				RawHttp.exchange(this.port, "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
			}
			other.rollback();
		}
	}

	private void assertEvicted() {
		await().atMost(Duration.ofSeconds(5))
			.until(() -> !this.template.hasKey(CacheKeys.followedIds(this.ada))
					&& !this.template.hasKey(CacheKeys.recommendations(this.ada)));
	}

}
