package io.tweebyte.common.cache;

import java.time.Duration;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import java.util.stream.IntStream;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import io.tweebyte.servers.RedisServer;
import io.tweebyte.servers.database.RedisConnection;
import io.tweebyte.shared.threads.TaskExecutors;
import io.tweebyte.testsupport.TestRedis;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Scheduler;
import reactor.core.scheduler.Schedulers;

import org.springframework.boot.data.redis.autoconfigure.DataRedisProperties;
import org.springframework.data.redis.connection.RedisStandaloneConfiguration;
import org.springframework.data.redis.connection.lettuce.LettuceClientConfiguration;
import org.springframework.data.redis.connection.lettuce.LettuceConnectionFactory;
import org.springframework.data.redis.core.ReactiveStringRedisTemplate;
import org.springframework.scheduling.concurrent.ThreadPoolTaskExecutor;

import static org.assertj.core.api.Assertions.assertThat;

/** A Redis that accepts connections and does not respond. */
class SilentRedisIntegrationTests {

	private static final Duration LIFETIME = Duration.ofSeconds(50);

	private static final Duration TIMEOUT = Duration.ofMillis(200);

	/**
	 * So many that they would take 10 s, if four threads waited for one after the other.
	 */
	private static final int AT_ONCE = 200;

	private static final Duration IN_TIME = Duration.ofSeconds(4);

	private final String key = "tweebyte:one:" + UUID.randomUUID();

	private final RedisServer server = RedisServer.temporary();

	private final LettuceConnectionFactory connections = connections(this.server.connection());

	private final JsonCache cache = cache(this.connections);

	@AfterEach
	void stop() {
		TestRedis.resume(this.server);
		this.server.close();
		this.connections.destroy();
	}

	private static LettuceConnectionFactory connections(RedisConnection redis) {
		RedisStandaloneConfiguration server = new RedisStandaloneConfiguration(redis.host(), redis.port());
		server.setUsername(redis.username());
		server.setPassword(redis.password());
		LettuceConnectionFactory connections = new LettuceConnectionFactory(server,
				LettuceClientConfiguration.builder().commandTimeout(TIMEOUT).build());
		connections.afterPropertiesSet();
		connections.start();
		return connections;
	}

	@Test
	void letsCommandsEndInTime() {
		Awaitility.await().until(this::isConnected);
		TestRedis.suspend(this.server);
		assertEndsInTime();
	}

	@Test
	void letsCommandsEndInTimeBeforeTheFirstConnection() {
		TestRedis.suspend(this.server);
		assertEndsInTime();
		TestRedis.resume(this.server);
		Awaitility.await().until(this::isConnected);
	}

	private void assertEndsInTime() {
		List<CompletableFuture<?>> commands = IntStream.range(0, AT_ONCE)
			.<CompletableFuture<?>>mapToObj((i) -> begin(() -> this.cache.lookUp(List.of(this.key), List.class)))
			.toList();
		CompletableFuture<?> eviction = begin(() -> this.cache.evict(this.key));

		assertThat(CompletableFuture.allOf(commands.toArray(CompletableFuture[]::new))).succeedsWithin(IN_TIME);
		assertThat(eviction).succeedsWithin(IN_TIME);
	}

	private boolean isConnected() {
		await(this.cache.put(this.key, List.of(1), LIFETIME));
		return await(this.cache.get(this.key, List.class)).isPresent();
	}

	private static JsonCache cache(LettuceConnectionFactory connections) {
		ReactiveStringRedisTemplate redis = new ReactiveStringRedisTemplate(connections);
		DataRedisProperties settings = new DataRedisProperties();
		settings.setTimeout(TIMEOUT);
		return new JsonCache(redis, settings, threads(), new SimpleMeterRegistry());
	}

	private static Scheduler threads() {
		ThreadPoolTaskExecutor threads = TaskExecutors.platform("cache", 4, 256);
		threads.initialize();
		return Schedulers.fromExecutorService(threads.getThreadPoolExecutor());
	}

	private static <T> CompletableFuture<T> begin(Supplier<Mono<T>> command) {
		return command.get().toFuture();
	}

	private static <T> T await(Mono<T> cached) {
		return cached.block();
	}

}
