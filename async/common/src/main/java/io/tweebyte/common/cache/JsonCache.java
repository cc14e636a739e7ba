package io.tweebyte.common.cache;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

import io.micrometer.core.instrument.MeterRegistry;
import io.tweebyte.contracts.json.ContractJson;
import io.tweebyte.shared.cache.CacheConfiguration;
import io.tweebyte.shared.cache.CacheLookup;
import io.tweebyte.shared.cache.CacheScripts;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.databind.json.JsonMapper;

import org.springframework.beans.factory.annotation.Qualifier;
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

	private final Duration timeout;

	private final Executor threads;

	private final Executor steps;

	private final MeterRegistry meters;

	private final JsonMapper json = ContractJson.mapper();

	/** The steps after a command that failed do not run on the threads that wait. */
	public JsonCache(StringRedisTemplate redis, DataRedisProperties settings,
			@Qualifier("cacheThreads") Executor threads, @Qualifier("callThreads") Executor steps,
			MeterRegistry meters) {
		this.redis = redis;
		this.timeout = settings.getTimeout();
		this.threads = threads;
		this.steps = steps;
		this.meters = meters;
	}

	public <T> CompletableFuture<Optional<T>> get(String key, Class<T> type) {
		return read(() -> Optional.ofNullable(this.redis.opsForValue().get(key))
			.map((text) -> this.json.readValue(text, type)), Optional.<T>empty())
			.whenComplete((found, never) -> CacheLookup.count(this.meters, key, found.isPresent() ? 1 : 0, 1));
	}

	/** Keeps a value for at most {@code lifetime}. */
	public CompletableFuture<Void> put(String key, Object value, Duration lifetime) {
		return write(() -> this.redis.opsForValue()
			.set(key, this.json.writeValueAsString(value), CacheScripts.jittered(lifetime)));
	}

	public CompletableFuture<Void> putIfAbsent(String key, Object value, Duration lifetime) {
		return write(() -> this.redis.opsForValue()
			.setIfAbsent(key, this.json.writeValueAsString(value), CacheScripts.jittered(lifetime)));
	}

	/** Reads the valid values and the generations of all keys, for {@link #fill}. */
	public <T> CompletableFuture<CacheLookup<T>> lookUp(List<String> keys, Class<T> type) {
		if (keys.isEmpty()) {
			return CompletableFuture.completedFuture(CacheLookup.unavailable());
		}
		return read(
				() -> CacheLookup.of(keys, this.redis.opsForValue().multiGet(CacheScripts.withGenerations(keys)), type),
				CacheLookup.<T>unavailable())
			.whenComplete((lookup, never) -> CacheLookup.count(this.meters, keys.getFirst(), lookup.values().size(),
					keys.size()));
	}

	/** Stores missing values, but none evicted since: it may be older than the change. */
	public CompletableFuture<Void> fill(CacheLookup<?> lookup, Map<String, ?> values, Duration lifetime) {
		Map<String, String> texts = lookup.texts(values);
		if (texts.isEmpty()) {
			return CompletableFuture.completedFuture(null);
		}
		return write(() -> this.redis.execute(FILL, CacheScripts.withGenerations(texts.keySet()),
				CacheScripts.fillArguments(lookup, texts, lifetime).toArray()));
	}

	/** Removes values after a change, so that those looked up before are not stored. */
	public CompletableFuture<Void> evict(String... keys) {
		return write(() -> this.redis.execute(EVICT, CacheScripts.withGenerations(List.of(keys)),
				CacheScripts.evictArguments().toArray()));
	}

	/**
	 * Sends a message to all who listen to a channel at this moment. Returns whether it
	 * is known to have been sent.
	 */
	public CompletableFuture<Boolean> publish(String channel, String message) {
		return send(() -> this.redis.convertAndSend(channel, message));
	}

	/** Sends a command, unless it waits longer for a thread than a command may take. */
	// model: a pool that is full throws; as a stage, the command fails like any other
	private <T> CompletableFuture<T> read(Supplier<T> command, T otherwise) {
		return CompletableFuture.completedFuture(command)
			.thenApplyAsync(Supplier::get, this.threads)
			.orTimeout(this.timeout.toMillis(), TimeUnit.MILLISECONDS)
			.exceptionallyAsync((failure) -> {
				log.debug("The cache could not be read: {}", failure.toString());
				return otherwise;
			}, this.steps);
	}

	private CompletableFuture<Void> write(Runnable command) {
		return send(command).thenApply((sent) -> null);
	}

	private CompletableFuture<Boolean> send(Runnable command) {
		return CompletableFuture.completedFuture(command)
			.thenApplyAsync(JsonCache::run, this.threads)
			// model: a copy, because a command that gets a thread too late is sent
			// all the same: it may evict what has changed
			.copy()
			.orTimeout(this.timeout.toMillis(), TimeUnit.MILLISECONDS)
			.exceptionallyAsync((failure) -> {
				log.debug("The cache could not be written: {}", failure.toString());
				return false;
			}, this.steps);
	}

	private static boolean run(Runnable command) {
		command.run();
		return true;
	}

}
