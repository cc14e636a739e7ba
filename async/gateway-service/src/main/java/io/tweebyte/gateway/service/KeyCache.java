package io.tweebyte.gateway.service;

import java.security.interfaces.RSAPublicKey;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.LongSupplier;

import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.error.Sentences;
import io.tweebyte.gateway.client.KeyClient;
import io.tweebyte.shared.settings.TokenSettings;
import io.tweebyte.shared.token.KeySet;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Keeps the keys that tokens are verified with, so that no request fetches them. Old keys
 * are kept while nobody has newer ones.
 */
public final class KeyCache {

	private static final Logger log = LoggerFactory.getLogger(KeyCache.class);

	// without any key nobody gets in, so that every second counts
	private static final Duration FIRST_RETRY = Duration.ofSeconds(1);

	private final KeyClient client;

	private final TokenSettings settings;

	private final LongSupplier nanoTime;

	private final Executor executor;

	private volatile KeySet keys = KeySet.EMPTY;

	private volatile long fetched;

	private CompletableFuture<KeySet> refresh;

	private long tried;

	/**
	 * Creates an empty cache.
	 * @param settings for how long keys are fresh, and how soon they may be fetched again
	 * @param nanoTime a clock that never jumps, in nanoseconds
	 */
	public KeyCache(KeyClient client, TokenSettings settings, LongSupplier nanoTime, Executor executor) {
		this.client = client;
		this.settings = settings;
		this.nanoTime = nanoTime;
		this.executor = executor;
	}

	/**
	 * Finds a key, and fetches the keys when it is not known.
	 * @return the key; fails with 401 when there is no such key, with 503 when no key
	 * could be fetched ever
	 */
	public CompletableFuture<RSAPublicKey> find(String keyId) {
		Optional<RSAPublicKey> known = this.keys.find(keyId);
		if (known.isEmpty()) {
			return refresh().thenApplyAsync((fresh) -> find(fresh, keyId), this.executor);
		}
		if (isOlderThan(this.fetched, this.settings.keysFresh())) {
			refresh();
		}
		return CompletableFuture.completedFuture(known.get());
	}

	private static RSAPublicKey find(KeySet keys, String keyId) {
		if (keys.keys().isEmpty()) {
			throw ContractException.unavailable(Sentences.SERVICE_OUT);
		}
		return keys.find(keyId).orElseThrow(ContractException::tokenInvalid);
	}

	/**
	 * Fetches the keys, once for all who ask at the same time and not too often.
	 */
	private synchronized CompletableFuture<KeySet> refresh() {
		if (this.refresh != null && !mayRetry()) {
			return this.refresh;
		}
		this.tried = this.nanoTime.getAsLong();
		this.refresh = this.client.fetch().handleAsync(this::keep, this.executor);
		return this.refresh;
	}

	private boolean mayRetry() {
		Duration pause = this.keys.keys().isEmpty() ? FIRST_RETRY : this.settings.keysRetry();
		return this.refresh.isDone() && isOlderThan(this.tried, pause);
	}

	private boolean isOlderThan(long nanoTime, Duration age) {
		return this.nanoTime.getAsLong() - nanoTime >= age.toNanos();
	}

	private KeySet keep(KeySet fresh, Throwable failure) {
		if (failure != null) {
			log.warn("The keys of the user service cannot be fetched: {}", String.valueOf(failure));
			return this.keys;
		}
		this.keys = fresh;
		this.fetched = this.nanoTime.getAsLong();
		return fresh;
	}

}
