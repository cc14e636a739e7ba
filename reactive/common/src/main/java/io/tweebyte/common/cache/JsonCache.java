package io.tweebyte.common.cache;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

import io.micrometer.core.instrument.MeterRegistry;
import io.tweebyte.contracts.json.ContractJson;
import io.tweebyte.shared.cache.CacheConfiguration;
import io.tweebyte.shared.cache.CacheLookup;
import io.tweebyte.shared.cache.CacheScripts;
import org.reactivestreams.Publisher;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Scheduler;
import tools.jackson.databind.json.JsonMapper;

import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.boot.data.redis.autoconfigure.DataRedisProperties;
import org.springframework.context.annotation.Import;
import org.springframework.data.redis.core.ReactiveStringRedisTemplate;
import org.springframework.data.redis.core.script.RedisScript;

/** Stores values as JSON in Redis. Failures count as misses and are never thrown. */
@Import(CacheConfiguration.class)
public class JsonCache {

	private static final Logger log = LoggerFactory.getLogger(JsonCache.class);

	private static final RedisScript<Long> FILL = RedisScript.of(CacheScripts.FILL, Long.class);

	private static final RedisScript<Long> EVICT = RedisScript.of(CacheScripts.EVICT, Long.class);

	private final ReactiveStringRedisTemplate redis;

	private final Duration timeout;

	private final Scheduler threads;

	private final MeterRegistry meters;

	private final JsonMapper json = ContractJson.mapper();

	/** The threads open the connection, which waits while Redis is unavailable. */
	public JsonCache(ReactiveStringRedisTemplate redis, DataRedisProperties settings,
			@Qualifier("cacheThreads") Scheduler threads, MeterRegistry meters) {
		this.redis = redis;
		this.timeout = settings.getTimeout();
		this.threads = threads;
		this.meters = meters;
	}

	public <T> Mono<Optional<T>> get(String key, Class<T> type) {
		return read(() -> this.redis.opsForValue()
			.get(key)
			.map((text) -> Optional.of(this.json.readValue(text, type)))
			.defaultIfEmpty(Optional.empty()), Optional.<T>empty())
			.doOnNext((found) -> CacheLookup.count(this.meters, key, found.isPresent() ? 1 : 0, 1));
	}

	/** Keeps a value for at most {@code lifetime}. */
	public Mono<Void> put(String key, Object value, Duration lifetime) {
		return write(() -> this.redis.opsForValue()
			.set(key, this.json.writeValueAsString(value), CacheScripts.jittered(lifetime)));
	}

	public Mono<Void> putIfAbsent(String key, Object value, Duration lifetime) {
		return write(() -> this.redis.opsForValue()
			.setIfAbsent(key, this.json.writeValueAsString(value), CacheScripts.jittered(lifetime)));
	}

	/** Reads the valid values and the generations of all keys, for {@link #fill}. */
	public <T> Mono<CacheLookup<T>> lookUp(List<String> keys, Class<T> type) {
		if (keys.isEmpty()) {
			return Mono.just(CacheLookup.unavailable());
		}
		return read(() -> this.redis.opsForValue()
			.multiGet(CacheScripts.withGenerations(keys))
			.map((texts) -> CacheLookup.of(keys, texts, type)), CacheLookup.<T>unavailable())
			.doOnNext((lookup) -> CacheLookup.count(this.meters, keys.getFirst(), lookup.values().size(), keys.size()));
	}

	/** Stores missing values, but none evicted since: it may be older than the change. */
	public Mono<Void> fill(CacheLookup<?> lookup, Map<String, ?> values, Duration lifetime) {
		Map<String, String> texts = lookup.texts(values);
		if (texts.isEmpty()) {
			return Mono.empty();
		}
		return write(() -> this.redis.execute(FILL, CacheScripts.withGenerations(texts.keySet()),
				CacheScripts.fillArguments(lookup, texts, lifetime)));
	}

	/** Removes values after a change, so that those looked up before are not stored. */
	public Mono<Void> evict(String... keys) {
		return write(() -> this.redis.execute(EVICT, CacheScripts.withGenerations(List.of(keys)),
				CacheScripts.evictArguments()));
	}

	/**
	 * Sends a message to all who listen to a channel at this moment. Returns whether it
	 * is known to have been sent.
	 */
	public Mono<Boolean> publish(String channel, String message) {
		return send(() -> this.redis.convertAndSend(channel, message));
	}

	private <T> Mono<T> read(Supplier<Mono<T>> command, T otherwise) {
		return toItsEnd(Mono.defer(command).subscribeOn(this.threads)).onErrorResume((failure) -> {
			log.debug("The cache could not be read: {}", failure.toString());
			return Mono.just(otherwise);
		});
	}

	private <T> Mono<Void> write(Supplier<Publisher<T>> command) {
		return send(command).then();
	}

	private <T> Mono<Boolean> send(Supplier<Publisher<T>> command) {
		return toItsEnd(Flux.defer(command).subscribeOn(this.threads).then(Mono.just(true)))
			.onErrorResume((failure) -> {
				log.debug("The cache could not be written: {}", failure.toString());
				return Mono.just(false);
			});
	}

	/**
	 * Waits for a command, and for its thread, as long as a command may take. Lets it go
	 * on to its end then, and when its request is cancelled: Lettuce fails when a command
	 * is cancelled while its span begins.
	 */
	// model: a cancelled future cancels no command
	private <T> Mono<T> toItsEnd(Mono<T> command) {
		return Mono.defer(command::cache).timeout(this.timeout);
	}

}
