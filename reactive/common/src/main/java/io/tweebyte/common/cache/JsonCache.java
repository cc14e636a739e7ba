package io.tweebyte.common.cache;

import java.time.Duration;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

import io.micrometer.core.instrument.MeterRegistry;
import io.tweebyte.contracts.json.ContractJson;
import io.tweebyte.shared.cache.CacheKeys;
import io.tweebyte.shared.cache.CacheLookup;
import io.tweebyte.shared.cache.CacheScripts;
import io.tweebyte.shared.cache.Jitter;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Scheduler;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

import org.springframework.data.redis.core.ReactiveStringRedisTemplate;
import org.springframework.data.redis.core.script.RedisScript;

/**
 * Values as JSON in Redis. A Redis that is out, slow or full of rubbish is a miss, never
 * an error.
 */
public class JsonCache {

	private static final Logger log = LoggerFactory.getLogger(JsonCache.class);

	private static final RedisScript<Long> FILL = RedisScript.of(CacheScripts.FILL, Long.class);

	private static final RedisScript<Long> EVICT = RedisScript.of(CacheScripts.EVICT, Long.class);

	private final ReactiveStringRedisTemplate redis;

	private final Scheduler threads;

	private final CacheMeters meters;

	private final JsonMapper json = ContractJson.mapper();

	/**
	 * Creates the cache.
	 * @param threads open the connection, which waits while Redis is out
	 */
	public JsonCache(ReactiveStringRedisTemplate redis, Scheduler threads, MeterRegistry meters) {
		this.redis = redis;
		this.threads = threads;
		this.meters = new CacheMeters(meters);
	}

	/**
	 * Reads a value.
	 * @return the value, or empty when there is none that makes sense
	 */
	public <T> Mono<Optional<T>> get(String key, Class<T> type) {
		return Mono.defer(() -> this.redis.opsForValue().get(key))
			.subscribeOn(this.threads)
			.map((text) -> Optional.of(this.json.readValue(text, type)))
			.defaultIfEmpty(Optional.empty())
			.onErrorResume((failure) -> missed("read", failure))
			.map((found) -> this.meters.counted(key, found));
	}

	/**
	 * Stores a value.
	 * @param lifetime how long it is kept at most
	 * @return ends when it is stored, or not
	 */
	public Mono<Void> put(String key, Object value, Duration lifetime) {
		return Mono
			.defer(() -> this.redis.opsForValue().set(key, this.json.writeValueAsString(value), Jitter.of(lifetime)))
			.subscribeOn(this.threads)
			.then()
			.onErrorResume((failure) -> ended("write", failure));
	}

	/**
	 * Stores a value unless there is one.
	 * @param lifetime how long it is kept at most
	 * @return ends when it is stored, or not
	 */
	public Mono<Void> putIfAbsent(String key, Object value, Duration lifetime) {
		return Mono
			.defer(() -> this.redis.opsForValue()
				.setIfAbsent(key, this.json.writeValueAsString(value), Jitter.of(lifetime)))
			.subscribeOn(this.threads)
			.then()
			.onErrorResume((failure) -> ended("write", failure));
	}

	/**
	 * Reads values that their writers evict, together with their generations.
	 * @return what is there and valid, for {@link #fill} to add to
	 */
	public <T> Mono<CacheLookup<T>> lookUp(List<String> keys, Class<T> type) {
		if (keys.isEmpty()) {
			return Mono.just(CacheLookup.unavailable());
		}
		List<String> all = Stream.concat(keys.stream(), keys.stream().map(CacheKeys::generation)).toList();
		return Mono.defer(() -> this.redis.opsForValue().multiGet(all))
			.subscribeOn(this.threads)
			.map((texts) -> lookup(keys, texts, type))
			.onErrorResume((failure) -> ended("read", failure).thenReturn(CacheLookup.unavailable()))
			.doOnNext((lookup) -> this.meters.counted(keys, lookup.values()));
	}

	private <T> CacheLookup<T> lookup(List<String> keys, List<String> texts, Class<T> type) {
		Map<String, T> values = new HashMap<>();
		Map<String, String> generations = new HashMap<>();
		for (int i = 0; i < keys.size(); i++) {
			T value = read(texts.get(i), type);
			if (value != null) {
				values.put(keys.get(i), value);
			}
			generations.put(keys.get(i), Objects.requireNonNullElse(texts.get(keys.size() + i), ""));
		}
		return new CacheLookup<>(values, generations);
	}

	private <T> T read(String text, Class<T> type) {
		try {
			return (text != null) ? this.json.readValue(text, type) : null;
		}
		catch (JacksonException ex) {
			// to be filled again, as if it were not there
			log.debug("The cache holds an invalid value: {}", ex.getClass().getSimpleName());
			return null;
		}
	}

	/**
	 * Stores values that were missing, in one command. One that was evicted since it was
	 * looked up is not stored, because it may have been read before the change.
	 * @param lookup what was looked up before the values were read
	 * @param lifetime how long they are kept at most
	 * @return ends when they are stored, or not
	 */
	public Mono<Void> fill(CacheLookup<?> lookup, Map<String, ?> values, Duration lifetime) {
		Map<String, String> texts = texts(lookup, values);
		if (texts.isEmpty()) {
			return Mono.empty();
		}
		return Mono
			.defer(() -> this.redis.execute(FILL, CacheScripts.withGenerations(texts.keySet()),
					CacheScripts.fillArguments(lookup, texts, lifetime))
				.then())
			.subscribeOn(this.threads)
			.onErrorResume((failure) -> ended("write", failure));
	}

	private Map<String, String> texts(CacheLookup<?> lookup, Map<String, ?> values) {
		Map<String, String> texts = new LinkedHashMap<>();
		values.forEach((key, value) -> {
			if (lookup.generations().containsKey(key)) {
				texts.put(key, this.json.writeValueAsString(value));
			}
		});
		return texts;
	}

	/**
	 * Removes values after a change, in one command, and keeps those from being stored
	 * that were looked up before.
	 * @return ends when they are removed, or not
	 */
	public Mono<Void> evict(String... keys) {
		return Mono
			.defer(() -> this.redis
				.execute(EVICT, CacheScripts.withGenerations(List.of(keys)), CacheScripts.evictArguments())
				.then())
			.subscribeOn(this.threads)
			.onErrorResume((failure) -> ended("evict", failure));
	}

	private static <T> Mono<Optional<T>> missed(String what, Throwable failure) {
		return ended(what, failure).thenReturn(Optional.empty());
	}

	private static Mono<Void> ended(String what, Throwable failure) {
		log.debug("The cache could not {}: {}", what, failure.toString());
		return Mono.empty();
	}

}
