package io.tweebyte.common.cache;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import io.tweebyte.testsupport.RedisConnection;
import io.tweebyte.testsupport.RedisServer;
import io.tweebyte.testsupport.TestRedis;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import org.springframework.data.redis.connection.lettuce.LettuceConnectionFactory;
import org.springframework.data.redis.core.StringRedisTemplate;

import static org.assertj.core.api.Assertions.assertThat;

class JsonCacheIntegrationTests {

	private static final Duration LIFETIME = Duration.ofSeconds(50);

	private final String one = "one:" + UUID.randomUUID();

	private final String other = "other:" + UUID.randomUUID();

	private LettuceConnectionFactory connections;

	private StringRedisTemplate redis;

	@BeforeEach
	void connect() {
		this.connections = connections(TestRedis.shared());
		this.redis = new StringRedisTemplate(this.connections);
	}

	@AfterEach
	void disconnect() {
		this.connections.destroy();
	}

	private static LettuceConnectionFactory connections(RedisConnection redis) {
		LettuceConnectionFactory connections = new LettuceConnectionFactory(redis.host(), redis.port());
		connections.afterPropertiesSet();
		connections.start();
		return connections;
	}

	@Test
	void putsMany() {
		JsonCache cache = cache(this.connections);

		await(cache.putAll(Map.of(this.one, List.of(1), this.other, List.of(2)), LIFETIME));

		assertThat(this.redis.opsForValue().get(this.one)).isEqualTo("[1]");
		assertThat(await(cache.getAll(List.of(this.one, this.other, "none:" + this.one), List.class)))
			.isEqualTo(Map.of(this.one, List.of(1), this.other, List.of(2)));
		assertThat(List.of(this.redis.getExpire(this.one), this.redis.getExpire(this.other)))
			.allSatisfy((seconds) -> assertThat(seconds).isBetween(40L, 50L));
	}

	@Test
	void putsNone() {
		await(cache(this.connections).putAll(Map.of(), LIFETIME));
	}

	@Test
	void putsManyIntoARedisThatIsOut() {
		RedisServer server = RedisServer.temporary();
		LettuceConnectionFactory lost = connections(server.connection());
		server.close();

		await(cache(lost).putAll(Map.of(this.one, List.of(1)), LIFETIME));

		assertThat(this.redis.hasKey(this.one)).isFalse();
		lost.destroy();
	}

	private static JsonCache cache(LettuceConnectionFactory connections) {
		StringRedisTemplate redis = new StringRedisTemplate(connections);
		return new JsonCache(redis, Runnable::run, new SimpleMeterRegistry());
	}

	private static <T> T await(CompletableFuture<T> cached) {
		return cached.join();
	}

}
