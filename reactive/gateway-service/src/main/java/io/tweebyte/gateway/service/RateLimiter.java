package io.tweebyte.gateway.service;

import java.time.Duration;

import io.github.bucket4j.BucketConfiguration;
import io.github.bucket4j.ConsumptionProbe;
import io.tweebyte.shared.limit.ClientAddress;
import io.tweebyte.shared.settings.RateSettings;
import reactor.core.publisher.Mono;

/**
 * Limits how often one address may log in and register: over all gateways while Redis
 * answers in time, else in this gateway alone.
 */
public final class RateLimiter {

	private static final String KEY_PREFIX = "tweebyte:v1:rate:";

	private final RedisBuckets shared;

	private final LocalBuckets own;

	private final Duration patience;

	/**
	 * Creates a limiter.
	 */
	public RateLimiter(RedisBuckets shared, RateSettings settings, Duration patience) {
		this.shared = shared;
		this.own = new LocalBuckets(configuration(settings));
		this.patience = patience;
	}

	/**
	 * How a bucket fills.
	 * @return so many at once, then so many a second
	 */
	public static BucketConfiguration configuration(RateSettings settings) {
		return BucketConfiguration.builder()
			.addLimit((limit) -> limit.capacity(settings.burst())
				.refillGreedy(settings.perSecond(), Duration.ofSeconds(1)))
			.build();
	}

	/**
	 * Counts a request.
	 * @param address where it comes from; IPv6 addresses of one /64 count together
	 * @return how long to wait before the next try, zero when this one may go on
	 */
	public Mono<Duration> count(String address) {
		String client = ClientAddress.network(address);
		return this.shared.consume(KEY_PREFIX + client)
			.timeout(this.patience)
			.onErrorResume((failure) -> Mono.fromSupplier(() -> this.own.consume(client)))
			.map(RateLimiter::pause);
	}

	private static Duration pause(ConsumptionProbe probe) {
		return Duration.ofNanos(probe.isConsumed() ? 0 : Math.max(1, probe.getNanosToWaitForRefill()));
	}

}
