package io.tweebyte.common.cache;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;

import io.micrometer.core.instrument.MeterRegistry;
import io.tweebyte.contracts.cache.CacheScripts;
import io.tweebyte.contracts.cache.Jitter;
import io.tweebyte.contracts.json.ContractJson;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.databind.json.JsonMapper;

import org.springframework.data.redis.core.StringRedisTemplate;
import org.springframework.data.redis.core.script.RedisScript;

/**
 * Values as JSON in Redis. A Redis that is out, slow or full of rubbish is a miss, never
 * an error.
 */
public class JsonCache {

	private static final Logger log = LoggerFactory.getLogger(JsonCache.class);

	private static final RedisScript<Long> PUT_ALL = RedisScript.of(CacheScripts.PUT_ALL, Long.class);

	private final StringRedisTemplate redis;

	private final Executor threads;

	private final CacheMeters meters;

	private final JsonMapper json = ContractJson.mapper();

	/**
	 * Creates the cache.
	 * @param redis the connection
	 * @param threads wait for Redis
	 * @param meters count what is found
	 */
	public JsonCache(StringRedisTemplate redis, Executor threads, MeterRegistry meters) {
		this.redis = redis;
		this.threads = threads;
		this.meters = new CacheMeters(meters);
	}

	/**
	 * Reads a value.
	 * @param <T> the type of the value
	 * @param key its key
	 * @param type its type
	 * @return the value, or empty when there is none that makes sense
	 */
	public <T> CompletableFuture<Optional<T>> get(String key, Class<T> type) {
		return CompletableFuture.supplyAsync(() -> this.redis.opsForValue().get(key), this.threads)
			.thenApply((text) -> Optional.ofNullable(text).map((found) -> this.json.readValue(found, type)))
			.exceptionally((failure) -> missed("read", failure))
			.thenApply((found) -> this.meters.counted(key, found));
	}

	/**
	 * Stores a value.
	 * @param key its key
	 * @param value the value
	 * @param lifetime how long it is kept at most
	 * @return ends when it is stored, or not
	 */
	public CompletableFuture<Void> put(String key, Object value, Duration lifetime) {
		return CompletableFuture
			.runAsync(() -> this.redis.opsForValue().set(key, this.json.writeValueAsString(value), Jitter.of(lifetime)),
					this.threads)
			.exceptionally((failure) -> ended("write", failure));
	}

	/**
	 * Stores a value unless there is one.
	 * @param key its key
	 * @param value the value
	 * @param lifetime how long it is kept at most
	 * @return ends when it is stored, or not
	 */
	public CompletableFuture<Void> putIfAbsent(String key, Object value, Duration lifetime) {
		return CompletableFuture
			.runAsync(() -> this.redis.opsForValue()
				.setIfAbsent(key, this.json.writeValueAsString(value), Jitter.of(lifetime)), this.threads)
			.exceptionally((failure) -> ended("write", failure));
	}

	/**
	 * Stores many values by one command.
	 * @param values the values by key
	 * @param lifetime how long they are kept at most
	 * @return ends when they are stored, or not
	 */
	public CompletableFuture<Void> putAll(Map<String, ?> values, Duration lifetime) {
		if (values.isEmpty()) {
			return CompletableFuture.completedFuture(null);
		}
		return CompletableFuture
			.runAsync(() -> this.redis.execute(PUT_ALL, List.copyOf(values.keySet()),
					CacheScripts.putAllArguments(texts(values), lifetime).toArray()), this.threads)
			.exceptionally((failure) -> ended("write", failure));
	}

	private List<String> texts(Map<String, ?> values) {
		return values.values().stream().map(this.json::writeValueAsString).toList();
	}

	/**
	 * Reads many values.
	 * @param <T> the type of the values
	 * @param keys their keys
	 * @param type their type
	 * @return those that are there and make sense, by key
	 */
	public <T> CompletableFuture<Map<String, T>> getAll(List<String> keys, Class<T> type) {
		if (keys.isEmpty()) {
			return CompletableFuture.completedFuture(Map.of());
		}
		return CompletableFuture.supplyAsync(() -> this.redis.opsForValue().multiGet(keys), this.threads)
			.thenApply((texts) -> values(keys, texts, type))
			.exceptionally((failure) -> missedAll("read", failure))
			.thenApply((found) -> this.meters.counted(keys, found));
	}

	private <T> Map<String, T> values(List<String> keys, List<String> texts, Class<T> type) {
		Map<String, T> values = new HashMap<>();
		for (int i = 0; i < keys.size(); i++) {
			if (texts.get(i) != null) {
				values.put(keys.get(i), this.json.readValue(texts.get(i), type));
			}
		}
		return values;
	}

	/**
	 * Removes values.
	 * @param keys their keys
	 * @return ends when they are removed, or not
	 */
	public CompletableFuture<Void> evict(String... keys) {
		return CompletableFuture.runAsync(() -> this.redis.delete(List.of(keys)), this.threads)
			.exceptionally((failure) -> ended("evict", failure));
	}

	private static <T> Optional<T> missed(String what, Throwable failure) {
		ended(what, failure);
		return Optional.empty();
	}

	private static <T> Map<String, T> missedAll(String what, Throwable failure) {
		ended(what, failure);
		return Map.of();
	}

	private static Void ended(String what, Throwable failure) {
		log.debug("The cache could not {}: {}", what, failure.toString());
		return null;
	}

}
