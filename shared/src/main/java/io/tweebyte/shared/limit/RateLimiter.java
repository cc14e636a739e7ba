package io.tweebyte.shared.limit;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;

import io.github.bucket4j.BucketConfiguration;
import io.github.bucket4j.ConsumptionProbe;
import io.tweebyte.shared.cache.CacheKeys;
import io.tweebyte.shared.client.RedisConnections;
import io.tweebyte.shared.settings.RateSettings;

/** Limits log-ins and registrations per address: in Redis, or else in this gateway. */
public final class RateLimiter {

	private static final int REMEMBERED = 10_000;

	private final Buckets buckets;

	private final BucketConfiguration limit;

	public RateLimiter(RedisConnections redis, RateSettings settings) {
		this.buckets = new Buckets(redis, REMEMBERED);
		this.limit = BucketConfiguration.builder()
			.addLimit((limit) -> limit.capacity(settings.burst())
				.refillGreedy(settings.perSecond(), Duration.ofSeconds(1)))
			.build();
	}

	/** Returns how long to wait before the next try, zero when this request may go on. */
	public CompletableFuture<Duration> count(String address) {
		String key = CacheKeys.rate(ClientAddress.network(address));
		return this.buckets.use((all) -> all.builder().build(key, this.limit).tryConsumeAndReturnRemaining(1))
			.thenApply(RateLimiter::pause);
	}

	private static Duration pause(ConsumptionProbe probe) {
		return Duration.ofNanos(probe.isConsumed() ? 0 : Math.max(1, probe.getNanosToWaitForRefill()));
	}

}
