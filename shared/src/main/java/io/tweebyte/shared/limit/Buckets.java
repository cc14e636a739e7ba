package io.tweebyte.shared.limit;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

import io.github.bucket4j.TimeMeter;
import io.github.bucket4j.distributed.ExpirationAfterWriteStrategy;
import io.github.bucket4j.distributed.proxy.AsyncProxyManager;
import io.github.bucket4j.redis.lettuce.Bucket4jLettuce;
import io.lettuce.core.api.StatefulRedisConnection;
import io.lettuce.core.codec.ByteArrayCodec;
import io.lettuce.core.codec.RedisCodec;
import io.lettuce.core.codec.StringCodec;
import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.shared.client.RedisConnections;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Buckets that limit clients: in Redis while it responds in time, else in the memory of
 * this process alone. Connects when it is first needed, so that a service starts without
 * Redis, and again when that failed.
 */
final class Buckets {

	private static final Logger log = LoggerFactory.getLogger(Buckets.class);

	private static final RedisCodec<String, byte[]> CODEC = RedisCodec.of(StringCodec.UTF8, ByteArrayCodec.INSTANCE);

	private static final Duration RETRY = Duration.ofSeconds(1);

	// a bucket that would be full again is as good as none
	private static final Duration KEPT_LONGER = Duration.ofSeconds(10);

	private final Supplier<CompletableFuture<StatefulRedisConnection<String, byte[]>>> connect;

	private final Duration timeout;

	private final AsyncProxyManager<String> local;

	private final AtomicBoolean inMemory = new AtomicBoolean();

	private CompletableFuture<AsyncProxyManager<String>> shared;

	private long tried;

	/** The capacity is how many buckets are kept in memory. */
	Buckets(RedisConnections redis, int capacity) {
		this(() -> redis.connect(CODEC), redis.timeout(), new LocalBuckets(capacity, TimeMeter.SYSTEM_NANOTIME));
	}

	Buckets(Supplier<CompletableFuture<StatefulRedisConnection<String, byte[]>>> connect, Duration timeout,
			LocalBuckets local) {
		this.connect = connect;
		this.timeout = timeout;
		this.local = local.asAsync();
	}

	/** Uses buckets in Redis, or if that fails, those in memory. */
	<T> CompletableFuture<T> use(Function<AsyncProxyManager<String>, CompletableFuture<T>> use) {
		return use(use, (used) -> {
			// nothing to take back
		});
	}

	/** As {@link #use(Function)}, and takes back what comes too late from Redis. */
	<T> CompletableFuture<T> use(Function<AsyncProxyManager<String>, CompletableFuture<T>> use, Consumer<T> late) {
		CompletableFuture<T> first = shared().thenCompose(use);
		return first.copy()
			.orTimeout(this.timeout.toMillis(), TimeUnit.MILLISECONDS)
			.whenComplete((used, failure) -> log(failure))
			.exceptionallyCompose((failure) -> {
				first.thenAccept(late);
				return use.apply(this.local);
			});
	}

	/** Returns 429 with the wait in seconds, rounded up. */
	static ApiException refusal(long waitNanos) {
		return ApiException.tooManyRequests(Math.ceilDiv(waitNanos, TimeUnit.SECONDS.toNanos(1)));
	}

	private synchronized CompletableFuture<AsyncProxyManager<String>> shared() {
		if (this.shared == null
				|| (this.shared.isCompletedExceptionally() && System.nanoTime() - this.tried >= RETRY.toNanos())) {
			this.tried = System.nanoTime();
			this.shared = this.connect.get().thenApply(Buckets::manager);
		}
		return this.shared;
	}

	private static AsyncProxyManager<String> manager(StatefulRedisConnection<String, byte[]> connection) {
		// what is late is taken back: so it must be known whether Redis has counted it
		connection.setTimeout(Duration.ZERO);
		return Bucket4jLettuce.casBasedBuilder(connection)
			.expirationAfterWrite(ExpirationAfterWriteStrategy.basedOnTimeForRefillingBucketUpToMax(KEPT_LONGER))
			.build()
			.asAsync();
	}

	private void log(Throwable failure) {
		boolean before = this.inMemory.getAndSet(failure != null);
		if (failure != null && !before) {
			log.warn("Log-ins are counted in memory, because Redis does not respond: {}", failure.toString());
		}
	}

}
