package io.tweebyte.common.cache;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.UUID;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import io.tweebyte.servers.RedisServer;
import io.tweebyte.servers.database.RedisConnection;
import io.tweebyte.shared.cache.CacheKeys;
import io.tweebyte.shared.cache.CacheLookup;
import io.tweebyte.testsupport.TestRedis;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import org.springframework.boot.data.redis.autoconfigure.DataRedisProperties;
import org.springframework.data.redis.connection.RedisStandaloneConfiguration;
import org.springframework.data.redis.connection.lettuce.LettuceClientConfiguration;
import org.springframework.data.redis.connection.lettuce.LettuceConnectionFactory;
import org.springframework.data.redis.core.StringRedisTemplate;

import static org.assertj.core.api.Assertions.assertThat;

class JsonCacheIntegrationTests {

	private static final Duration LIFETIME = Duration.ofSeconds(50);

	private static final Duration PATIENCE = Duration.ofSeconds(60);

	private final String one = "tweebyte:one:" + UUID.randomUUID();

	private final String other = "tweebyte:other:" + UUID.randomUUID();

	private LettuceConnectionFactory connections;

	private StringRedisTemplate redis;

	@BeforeEach
	void connect() {
		this.connections = connections(TestRedis.shared(), PATIENCE);
		this.redis = new StringRedisTemplate(this.connections);
	}

	@AfterEach
	void disconnect() {
		this.connections.destroy();
	}

	private static LettuceConnectionFactory connections(RedisConnection redis, Duration timeout) {
		RedisStandaloneConfiguration server = new RedisStandaloneConfiguration(redis.host(), redis.port());
		server.setUsername(redis.username());
		server.setPassword(redis.password());
		LettuceConnectionFactory connections = new LettuceConnectionFactory(server,
				LettuceClientConfiguration.builder().commandTimeout(timeout).build());
		connections.afterPropertiesSet();
		connections.start();
		return connections;
	}

	@Test
	void fillsWhatIsMissing() {
		JsonCache cache = cache(this.connections);
		List<String> keys = List.of(this.one, this.other);

		fill(cache, cache.lookUp(keys, List.class));

		assertThat(this.redis.opsForValue().get(this.one)).isEqualTo("[1]");
		assertThat(cache.lookUp(List.of(this.one, this.other, this.one + ":none"), List.class).values())
			.isEqualTo(Map.of(this.one, List.of(1), this.other, List.of(2)));
		assertThat(List.of(this.redis.getExpire(this.one), this.redis.getExpire(this.other)))
			.allSatisfy((seconds) -> assertThat(seconds).isBetween(40L, 50L));
	}

	@Test
	void doesNotStoreWhatWasEvictedSinceItWasLookedUp() {
		JsonCache cache = cache(this.connections);
		CacheLookup<?> before = cache.lookUp(List.of(this.one, this.other), List.class);

		cache.evict(this.one);
		fill(cache, before);

		assertThat(this.redis.hasKey(this.one)).isFalse();
		assertThat(this.redis.opsForValue().get(this.other)).isEqualTo("[2]");
	}

	@Test
	void storesWhatWasLookedUpAfterAnEviction() {
		JsonCache cache = cache(this.connections);
		this.redis.opsForValue().set(this.one, "[0]");
		cache.evict(this.one, this.other);

		CacheLookup<?> after = cache.lookUp(List.of(this.one, this.other), List.class);
		fill(cache, after);

		assertThat(after.values()).isEmpty();
		assertThat(this.redis.opsForValue().get(this.one)).isEqualTo("[1]");
		assertThat(this.redis.getExpire(CacheKeys.generation(this.one))).isBetween(590L, 600L);
	}

	@Test
	void doesNotTakeOneEvictionForAnother() {
		JsonCache cache = cache(this.connections);
		cache.evict(this.one);
		CacheLookup<?> before = cache.lookUp(List.of(this.one), List.class);
		// as if its lifetime had ended
		this.redis.delete(CacheKeys.generation(this.one));
		cache.evict(this.one);

		fill(cache, before);

		assertThat(this.redis.hasKey(this.one)).isFalse();
	}

	@Test
	void replacesAnInvalidValueAndKeepsTheOthers() {
		JsonCache cache = cache(this.connections);
		this.redis.opsForValue().set(this.one, "<html>");
		this.redis.opsForValue().set(this.other, "[3]");

		CacheLookup<?> lookup = cache.lookUp(List.of(this.one, this.other), List.class);
		fill(cache, lookup);

		assertThat(lookup.values()).isEqualTo(Map.of(this.other, List.of(3)));
		assertThat(this.redis.opsForValue().get(this.one)).isEqualTo("[1]");
	}

	@Test
	void needsNoRedisForNothing() {
		JsonCache cache = cache(this.connections);
		CacheLookup<?> none = cache.lookUp(List.of(), List.class);
		cache.fill(none, Map.of(), LIFETIME);
		assertThat(none.values()).isEmpty();
	}

	@Test
	void goesOnWithoutRedis() {
		CacheLookup<?> before = cache(this.connections).lookUp(List.of(this.one, this.other), List.class);
		RedisServer server = RedisServer.temporary();
		LettuceConnectionFactory lost = connections(server.connection(), PATIENCE);
		server.close();

		JsonCache cache = cache(lost);
		fill(cache, before);
		cache.evict(this.one);
		CacheLookup<?> lookup = cache.lookUp(List.of(this.one), List.class);
		fill(cache(this.connections), lookup);

		assertThat(lookup.values()).isEmpty();
		assertThat(this.redis.hasKey(this.one)).isFalse();
		lost.destroy();
	}

	private void fill(JsonCache cache, CacheLookup<?> lookup) {
		cache.fill(lookup, Map.of(this.one, List.of(1), this.other, List.of(2)), LIFETIME);
	}

	private static JsonCache cache(LettuceConnectionFactory connections) {
		StringRedisTemplate redis = new StringRedisTemplate(connections);
		DataRedisProperties settings = new DataRedisProperties();
		settings.setTimeout(connections.getClientConfiguration().getCommandTimeout());
		return new JsonCache(redis, settings, new SimpleMeterRegistry());
	}

}
