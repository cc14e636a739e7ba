package io.tweebyte.interaction;

import java.net.http.HttpResponse;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;

import io.tweebyte.common.cache.JsonCache;
import io.tweebyte.common.user.UserDirectory;
import io.tweebyte.shared.cache.CacheKeys;
import io.tweebyte.shared.cache.CacheLookup;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.http.Deadline;
import io.tweebyte.testsupport.TestDatabases;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import reactor.core.publisher.Mono;

import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.data.redis.connection.RedisConnectionFactory;
import org.springframework.data.redis.core.StringRedisTemplate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.waitAtMost;

/** Values that change after one service has read them and before another stores them. */
class StaleFillsIntegrationTests extends InteractionServiceIntegrationTest {

	private static final Duration LIFETIME = Duration.ofSeconds(50);

	private final PlayedUsers users = new PlayedUsers();

	private final UUID ada = this.users.add(false);

	private final UUID eve = this.users.add(false);

	@Autowired
	private JsonCache cache;

	@Autowired
	private UserDirectory directory;

	@Autowired
	private RedisConnectionFactory redis;

	@BeforeEach
	void answerUsers() {
		NEIGHBOURS.respond(this.users);
	}

	@Test
	void areNotKeptOfAUserWhoTurnsPrivate() {
		AtomicInteger reads = new AtomicInteger();
		String open = "[" + this.users.summary(this.eve) + "]";
		NEIGHBOURS.respond((request, connection) -> {
			boolean first = reads.incrementAndGet() == 1;
			if (first) {
				await(this.cache.evict(CacheKeys.userSummary(this.eve)));
			}
			connection.respond("200 OK", first ? open : open.replace("false", "true"));
		});

		assertThat(isPrivate()).isFalse();
		assertThat(isPrivate()).isTrue();
		assertThat(isPrivate()).isTrue();
		assertThat(reads).hasValue(2);
	}

	private boolean isPrivate() {
		Caller caller = Caller.ofTask("test", Deadline.in(Duration.ofSeconds(5)));
		return await(this.directory.find(List.of(this.eve), caller)).find(this.eve).orElseThrow().isPrivate();
	}

	@Test
	void areNotKeptOfAFollowThatBegins() {
		List<String> keys = List.of(CacheKeys.followedIds(this.ada), CacheKeys.recommendations(this.ada));
		CacheLookup<?> before = await(this.cache.lookUp(keys, Object.class));

		assertThat(this.client.post("/follows/" + this.ada + "/" + this.eve, null, this.ada).statusCode())
			.isEqualTo(204);
		await(this.cache.fill(before, Map.of(keys.get(0), List.of(), keys.get(1), List.of()), LIFETIME));

		assertThat(keys).allSatisfy((key) -> assertThat(isKept(key)).isFalse());
	}

	@Test
	void areNotKeptOfRanksThatAreBeingMade() throws SQLException {
		String key = CacheKeys.recommendations(this.ada);
		CompletableFuture<HttpResponse<String>> ranks;
		try (Connection other = DATABASE.open(); Statement lock = other.createStatement()) {
			other.setAutoCommit(false);
			lock.execute("lock table follows");
			ranks = CompletableFuture
				.supplyAsync(() -> this.client.get("/recommendations/" + this.ada + "/follow", this.ada));
			waitAtMost(Duration.ofSeconds(10)).until(() -> TestDatabases.waiting(DATABASE) == 1);
			await(this.cache.evict(key));
			other.rollback();
		}

		assertThat(ranks.join().statusCode()).isEqualTo(200);
		assertThat(isKept(key)).isFalse();
	}

	private boolean isKept(String key) {
		return new StringRedisTemplate(this.redis).hasKey(key);
	}

	private static <T> T await(Mono<T> result) {
		return result.block();
	}

}
