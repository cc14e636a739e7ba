package io.tweebyte.interaction;

import java.net.http.HttpResponse;
import java.sql.Connection;
import java.sql.Statement;
import java.time.Duration;
import java.util.UUID;

import io.tweebyte.contracts.error.Messages;
import io.tweebyte.shared.cache.CacheKeys;
import io.tweebyte.testsupport.ServiceCaller;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.data.redis.connection.RedisConnectionFactory;
import org.springframework.data.redis.core.StringRedisTemplate;
import org.springframework.test.context.TestPropertySource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

/** A database that takes longer than a request may. */
@TestPropertySource(properties = { "tweebyte.time.request=1500ms", "tweebyte.database.lock-timeout=20s",
		"tweebyte.database.statement-timeout=20s" })
class DeadlineIntegrationTests extends InteractionServiceIntegrationTest {

	private final PlayedUsers users = new PlayedUsers();

	private final UUID ada = this.users.add(false);

	@Autowired
	private RedisConnectionFactory redis;

	@ParameterizedTest
	@ValueSource(strings = { "/follows/%s/followers/count", "/follows/%s/following/identifiers",
			"/recommendations/%s/follow" })
	void readsEndInTime(String path) throws Exception {
		NEIGHBOURS.respond(this.users);
		try (Connection connection = DATABASE.open(); Statement statement = connection.createStatement()) {
			connection.setAutoCommit(false);
			statement.execute("lock table follows, user_counts in access exclusive mode");
			assertIsTooSlow(this.client.get(path.formatted(this.ada), this.ada));
			connection.rollback();
		}
	}

	@Test
	void writesEndInTime() throws Exception {
		NEIGHBOURS.respond(this.users);
		UUID bob = this.users.add(false);
		try (Connection connection = DATABASE.open(); Statement statement = connection.createStatement()) {
			connection.setAutoCommit(false);
			statement.execute("lock table follows in access exclusive mode");
			assertIsTooSlow(this.client.send("POST", "/follows/" + this.ada + "/" + bob, null, this.ada));
			connection.rollback();
		}
	}

	@Test
	void lateWritesAreFollowedByTheirEvictions() throws Exception {
		NEIGHBOURS.respond(this.users);
		UUID bob = this.users.add(false);
		StringRedisTemplate template = new StringRedisTemplate(this.redis);
		template.opsForValue().set(CacheKeys.followedIds(this.ada), "[]");
		try (Connection connection = DATABASE.open(); Statement statement = connection.createStatement()) {
			connection.setAutoCommit(false);
			statement.execute("lock table follows in access exclusive mode");
			assertIsTooSlow(this.client.send("POST", "/follows/" + this.ada + "/" + bob, null, this.ada));
			connection.rollback();
		}
		await().until(() -> !template.hasKey(CacheKeys.followedIds(this.ada)));
		assertThat(status(bob)).isEqualTo("ACCEPTED");
	}

	@Test
	void lateFollowsOfPublicUsersAreAccepted() throws Exception {
		NEIGHBOURS.respond(this.users);
		UUID bob = this.users.add(false);
		int calls;
		try (Connection connection = DATABASE.open(); Statement statement = connection.createStatement()) {
			connection.setAutoCommit(false);
			statement.execute("lock table follows in access exclusive mode");
			assertIsTooSlow(this.client.send("POST", "/follows/" + this.ada + "/" + bob, null, this.ada));
			calls = NEIGHBOURS.requests().size();
			new StringRedisTemplate(this.redis).delete(CacheKeys.userSummary(bob));
			connection.rollback();
		}
		await().until(() -> NEIGHBOURS.requests().size() > calls);
		await().during(Duration.ofMillis(200)).until(() -> status(bob).equals("ACCEPTED"));
	}

	private static String status(UUID followed) {
		return query("select status from follows where followed_id = '" + followed + "'");
	}

	private static void assertIsTooSlow(HttpResponse<String> response) {
		assertThat(ServiceCaller.detail(response)).isEqualTo("503 " + Messages.TOO_SLOW);
		assertThat(response.headers().firstValue("Retry-After")).isPresent();
	}

}
