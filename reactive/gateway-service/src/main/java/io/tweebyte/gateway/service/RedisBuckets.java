package io.tweebyte.gateway.service;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

import io.github.bucket4j.BucketConfiguration;
import io.github.bucket4j.ConsumptionProbe;
import io.github.bucket4j.distributed.ExpirationAfterWriteStrategy;
import io.github.bucket4j.distributed.proxy.AsyncProxyManager;
import io.github.bucket4j.redis.lettuce.Bucket4jLettuce;
import io.lettuce.core.api.StatefulRedisConnection;
import reactor.core.publisher.Mono;

/**
 * A bucket for each address, in Redis. Connects when it is first needed, so that the
 * gateway starts without Redis, and again when that failed.
 */
public final class RedisBuckets {

	private static final Duration RETRY = Duration.ofSeconds(1);

	// a bucket that would be full again is as good as none
	private static final Duration KEPT_LONGER = Duration.ofSeconds(10);

	private final Supplier<CompletableFuture<StatefulRedisConnection<String, byte[]>>> connect;

	private final BucketConfiguration configuration;

	private final LongSupplier nanoTime;

	private CompletableFuture<AsyncProxyManager<String>> buckets;

	private long tried;

	/**
	 * Creates the buckets.
	 * @param nanoTime a clock that never jumps, in nanoseconds
	 */
	public RedisBuckets(Supplier<CompletableFuture<StatefulRedisConnection<String, byte[]>>> connect,
			BucketConfiguration configuration, LongSupplier nanoTime) {
		this.connect = connect;
		this.configuration = configuration;
		this.nanoTime = nanoTime;
	}

	/**
	 * Takes one out of a bucket.
	 * @return whether there was one; fails when Redis does not answer
	 */
	public Mono<ConsumptionProbe> consume(String key) {
		return Mono.fromFuture(() -> buckets().thenCompose((manager) -> manager.builder()
			.build(key, () -> CompletableFuture.completedFuture(this.configuration))
			.tryConsumeAndReturnRemaining(1)));
	}

	private synchronized CompletableFuture<AsyncProxyManager<String>> buckets() {
		if (this.buckets == null || (this.buckets.isCompletedExceptionally() && isTimeToRetry())) {
			this.tried = this.nanoTime.getAsLong();
			this.buckets = this.connect.get().thenApply(RedisBuckets::manager);
		}
		return this.buckets;
	}

	private boolean isTimeToRetry() {
		return this.nanoTime.getAsLong() - this.tried >= RETRY.toNanos();
	}

	private static AsyncProxyManager<String> manager(StatefulRedisConnection<String, byte[]> connection) {
		return Bucket4jLettuce.casBasedBuilder(connection)
			.expirationAfterWrite(ExpirationAfterWriteStrategy.basedOnTimeForRefillingBucketUpToMax(KEPT_LONGER))
			.build()
			.asAsync();
	}

}
