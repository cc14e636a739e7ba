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

	/** Fails with 429 when the address has used up its rate. */
	public CompletableFuture<Void> count(String address) {
		String key = CacheKeys.rate(ClientAddress.network(address));
		return this.buckets.use((all) -> all.builder().build(key, this.limit).tryConsumeAndReturnRemaining(1))
			.thenAccept(RateLimiter::check);
	}

	private static void check(ConsumptionProbe probe) {
		if (!probe.isConsumed()) {
			throw Buckets.refusal(probe.getNanosToWaitForRefill());
		}
	}

}
