package io.tweebyte.common.cache;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

import io.github.resilience4j.bulkhead.Bulkhead;
import io.github.resilience4j.bulkhead.BulkheadConfig;
import io.micrometer.core.instrument.MeterRegistry;
import io.tweebyte.contracts.json.ContractJson;
import io.tweebyte.shared.cache.CacheConfiguration;
import io.tweebyte.shared.cache.CacheLookup;
import io.tweebyte.shared.cache.CacheScripts;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.databind.json.JsonMapper;

import org.springframework.boot.data.redis.autoconfigure.DataRedisProperties;
import org.springframework.context.annotation.Import;
import org.springframework.data.redis.core.StringRedisTemplate;
import org.springframework.data.redis.core.script.RedisScript;

/** Stores values as JSON in Redis. Failures count as misses and are never thrown. */
@Import(CacheConfiguration.class)
public class JsonCache {

	private static final Logger log = LoggerFactory.getLogger(JsonCache.class);

	private static final RedisScript<Long> FILL = RedisScript.of(CacheScripts.FILL, Long.class);

	private static final RedisScript<Long> EVICT = RedisScript.of(CacheScripts.EVICT, Long.class);

	private final StringRedisTemplate redis;

	private final MeterRegistry meters;

	private final JsonMapper json = ContractJson.mapper();

	// model: where no pool of threads bounds commands, those that wait for the first
	// connection are bounded
	private final Bulkhead attempts;

	private volatile boolean isConnected;

	public JsonCache(StringRedisTemplate redis, DataRedisProperties settings, MeterRegistry meters) {
		this.redis = redis;
		this.meters = meters;
		this.attempts = Bulkhead.of("redis",
				BulkheadConfig.custom().maxConcurrentCalls(1).maxWaitDuration(settings.getTimeout()).build());
	}

	public <T> Optional<T> get(String key, Class<T> type) {
		Optional<T> found = read(() -> Optional.ofNullable(this.redis.opsForValue().get(key))
			.map((text) -> this.json.readValue(text, type)), Optional.empty());
		CacheLookup.count(this.meters, key, found.isPresent() ? 1 : 0, 1);
		return found;
	}

	/** Keeps a value for at most {@code lifetime}. */
	public void put(String key, Object value, Duration lifetime) {
		write(() -> this.redis.opsForValue()
			.set(key, this.json.writeValueAsString(value), CacheScripts.jittered(lifetime)));
	}

	public void putIfAbsent(String key, Object value, Duration lifetime) {
		write(() -> this.redis.opsForValue()
			.setIfAbsent(key, this.json.writeValueAsString(value), CacheScripts.jittered(lifetime)));
	}

	/** Reads the valid values and the generations of all keys, for {@link #fill}. */
	public <T> CacheLookup<T> lookUp(List<String> keys, Class<T> type) {
		if (keys.isEmpty()) {
			return CacheLookup.unavailable();
		}
		CacheLookup<T> lookup = read(
				() -> CacheLookup.of(keys, this.redis.opsForValue().multiGet(CacheScripts.withGenerations(keys)), type),
				CacheLookup.unavailable());
		CacheLookup.count(this.meters, keys.getFirst(), lookup.values().size(), keys.size());
		return lookup;
	}

	/** Stores missing values, but none evicted since: it may be older than the change. */
	public void fill(CacheLookup<?> lookup, Map<String, ?> values, Duration lifetime) {
		Map<String, String> texts = lookup.texts(values);
		if (!texts.isEmpty()) {
			write(() -> this.redis.execute(FILL, CacheScripts.withGenerations(texts.keySet()),
					CacheScripts.fillArguments(lookup, texts, lifetime).toArray()));
		}
	}

	/** Removes values after a change, so that those looked up before are not stored. */
	public void evict(String... keys) {
		write(() -> this.redis.execute(EVICT, CacheScripts.withGenerations(List.of(keys)),
				CacheScripts.evictArguments().toArray()));
	}

	/**
	 * Sends a message to all who listen to a channel at this moment. Returns whether it
	 * is known to have been sent.
	 */
	public boolean publish(String channel, String message) {
		return write(() -> this.redis.convertAndSend(channel, message));
	}

	private <T> T read(Supplier<T> command, T otherwise) {
		try {
			connect();
			return command.get();
		}
		catch (RuntimeException ex) {
			log.debug("The cache could not be read: {}", ex.toString());
			return otherwise;
		}
	}

	private boolean write(Runnable command) {
		try {
			connect();
			command.run();
			return true;
		}
		catch (RuntimeException ex) {
			log.debug("The cache could not be written: {}", ex.toString());
			return false;
		}
	}

	/**
	 * Lets one command at a time open the connection, which Lettuce then keeps. Spring
	 * Data opens it under a lock, which commands would wait for however long.
	 */
	private void connect() {
		if (!this.isConnected) {
			this.attempts.executeRunnable(() -> {
				this.redis.getRequiredConnectionFactory().getConnection().close();
				this.isConnected = true;
			});
		}
	}

}
