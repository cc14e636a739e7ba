package io.tweebyte.user;

import java.net.http.HttpResponse;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;

import io.tweebyte.common.cache.JsonCache;
import io.tweebyte.contracts.user.UserSummary;
import io.tweebyte.shared.cache.CacheKeys;
import io.tweebyte.shared.cache.CacheLookup;
import io.tweebyte.user.UserClient.Account;
import org.junit.jupiter.api.Test;

import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.data.redis.connection.RedisConnectionFactory;
import org.springframework.data.redis.core.StringRedisTemplate;

import static org.assertj.core.api.Assertions.assertThat;

/** Values that change after one service has read them and before another stores them. */
class StaleFillsIntegrationTests extends UserServiceIntegrationTest {

	private static final Duration LIFETIME = Duration.ofSeconds(50);

	@Autowired
	private JsonCache cache;

	@Autowired
	private RedisConnectionFactory redis;

	@Test
	void areNotKeptOfAUserWhoTurnsPrivate() {
		Account ada = this.client.register(false);
		String key = CacheKeys.userSummary(ada.id());
		CacheLookup<UserSummary> before = this.cache.lookUp(List.of(key), UserSummary.class);
		UserSummary old = new UserSummary(ada.id(), ada.name(), false, Instant.EPOCH);

		assertThat(this.client.put(ada, "{\"is_private\":true}").statusCode()).isEqualTo(204);
		this.cache.fill(before, Map.of(key, old), LIFETIME);

		assertThat(new StringRedisTemplate(this.redis).hasKey(key)).isFalse();
	}

	@Test
	void areNotKeptOfAFollowThatEnds() {
		Account ada = this.client.register(true);
		Account bob = this.client.register(false);
		AtomicInteger reads = new AtomicInteger();
		NEIGHBOURS.respond((request, connection) -> {
			if (!request.target().endsWith("/identifiers")) {
				connection.respond("200 OK", request.target().endsWith("/count") ? "1" : "[]");
				return;
			}
			boolean first = reads.incrementAndGet() == 1;
			if (first) {
				this.cache.evict(CacheKeys.followedIds(bob.id()));
			}
			connection.respond("200 OK", first ? "[\"" + ada.id() + "\"]" : "[]");
		});

		assertThat(profile(ada, bob).body()).contains("biography");
		assertThat(profile(ada, bob).body()).doesNotContain("biography");
		assertThat(profile(ada, bob).body()).doesNotContain("biography");
		assertThat(reads).hasValue(2);
	}

	private HttpResponse<String> profile(Account user, Account reader) {
		return this.client.get("/users/" + user.id(), reader);
	}

}
