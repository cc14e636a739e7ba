package io.tweebyte.shared.limit;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.util.HexFormat;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeoutException;

import io.github.bucket4j.BucketConfiguration;
import io.github.bucket4j.ConsumptionProbe;
import io.github.bucket4j.distributed.AsyncBucketProxy;
import io.github.bucket4j.distributed.proxy.AsyncProxyManager;
import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.ErrorKind;
import io.tweebyte.shared.cache.CacheKeys;
import io.tweebyte.shared.client.RedisConnections;
import io.tweebyte.shared.http.Failures;
import io.tweebyte.shared.settings.LoginSettings;

import org.springframework.beans.factory.annotation.Autowired;

/**
 * Counts failed log-ins of an account from an address, and of an address. An attempt
 * counts as failed until it is settled, so that many at the same moment are no way around
 * the limits.
 */
public final class FailedLogins {

	// what fits into some 20 MB
	private static final int REMEMBERED = 100_000;

	private final Buckets buckets;

	private final BucketConfiguration pairLimit;

	private final BucketConfiguration addressLimit;

	@Autowired
	public FailedLogins(RedisConnections redis, LoginSettings settings) {
		this(new Buckets(redis, REMEMBERED), settings);
	}

	FailedLogins(Buckets buckets, LoginSettings settings) {
		this.buckets = buckets;
		this.pairLimit = limit(settings.pairFailures(), settings.window());
		this.addressLimit = limit(settings.addressFailures(), settings.window());
	}

	private static BucketConfiguration limit(int failures, Duration window) {
		return BucketConfiguration.builder()
			.addLimit((limit) -> limit.capacity(failures).refillIntervally(failures, window))
			.build();
	}

	/** Fails with 429 when there were too many failures before. */
	public CompletableFuture<Attempt> begin(String emailKey, String address) {
		String client = ClientAddress.network(address);
		String pairKey = CacheKeys.loginFailures(hash(emailKey), client);
		return this.buckets
			.use((all) -> new Attempt(all, pairKey, CacheKeys.loginFailures(client)).begin(), Attempt::takeBack)
			.thenApply(Attempt::admitted);
	}

	/** The e-mail address is personal. */
	private static String hash(String text) {
		try {
			byte[] hash = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
			return HexFormat.of().formatHex(hash);
		}
		catch (NoSuchAlgorithmException ex) {
			throw new IllegalStateException("This JDK has no SHA-256.", ex);
		}
	}

	/** One attempt to log in, settled where it was counted: in Redis or in memory. */
	public final class Attempt {

		private final AsyncProxyManager<String> all;

		private final String pairKey;

		private final AsyncBucketProxy pair;

		private final AsyncBucketProxy address;

		private long waitNanos;

		private Attempt(AsyncProxyManager<String> all, String pairKey, String addressKey) {
			this.all = all;
			this.pairKey = pairKey;
			this.pair = all.builder().build(pairKey, FailedLogins.this.pairLimit);
			this.address = all.builder().build(addressKey, FailedLogins.this.addressLimit);
		}

		private CompletableFuture<Attempt> begin() {
			return count(this.pair)
				.thenCompose((counted) -> counted ? count(this.address) : CompletableFuture.completedFuture(true))
				.thenCompose((counted) -> counted ? CompletableFuture.completedFuture(null) : this.pair.addTokens(1))
				.thenApply((done) -> this);
		}

		private CompletableFuture<Boolean> count(AsyncBucketProxy bucket) {
			return bucket.tryConsumeAndReturnRemaining(1).thenApply(this::isCounted);
		}

		private boolean isCounted(ConsumptionProbe probe) {
			this.waitNanos = probe.isConsumed() ? 0 : Math.max(1, probe.getNanosToWaitForRefill());
			return probe.isConsumed();
		}

		private void takeBack() {
			if (this.waitNanos == 0) {
				settle(new TimeoutException());
			}
		}

		private Attempt admitted() {
			if (this.waitNanos > 0) {
				throw Buckets.refusal(this.waitNanos);
			}
			return this;
		}

		/**
		 * Settles the attempt by its failure, or null. A wrong password stays counted; a
		 * success clears the account, while the address keeps its other failures; any
		 * other attempt is taken back. Completes in any case.
		 */
		public CompletableFuture<Void> settle(Throwable failure) {
			if (isWrongPassword(failure)) {
				return CompletableFuture.completedFuture(null);
			}
			CompletableFuture<Void> settled = (failure == null) ? this.all.removeProxy(this.pairKey)
					: this.pair.addTokens(1);
			return settled.thenCompose((done) -> this.address.addTokens(1)).exceptionally((lost) -> null);
		}

		private static boolean isWrongPassword(Throwable failure) {
			return Failures.cause(failure) instanceof ApiException refusal
					&& (refusal.kind() == ErrorKind.UNAUTHENTICATED || refusal.kind() == ErrorKind.FORBIDDEN);
		}

	}

}
