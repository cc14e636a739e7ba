package io.tweebyte.gateway.service;

import java.security.interfaces.RSAPublicKey;
import java.time.Duration;
import java.util.Optional;
import java.util.function.LongSupplier;

import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.error.Sentences;
import io.tweebyte.gateway.client.KeyClient;
import io.tweebyte.shared.settings.TokenSettings;
import io.tweebyte.shared.token.KeySet;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import reactor.core.publisher.Mono;

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

	private volatile KeySet keys = KeySet.EMPTY;

	private volatile long fetched;

	private Mono<KeySet> refresh;

	private volatile boolean refreshed;

	private long tried;

	/**
	 * Creates an empty cache.
	 * @param settings for how long keys are fresh, and how soon they may be fetched again
	 * @param nanoTime a clock that never jumps, in nanoseconds
	 */
	public KeyCache(KeyClient client, TokenSettings settings, LongSupplier nanoTime) {
		this.client = client;
		this.settings = settings;
		this.nanoTime = nanoTime;
	}

	/**
	 * Finds a key, and fetches the keys when it is not known.
	 * @return the key; fails with 401 when there is no such key, with 503 when no key
	 * could be fetched ever
	 */
	public Mono<RSAPublicKey> find(String keyId) {
		Optional<RSAPublicKey> known = this.keys.find(keyId);
		if (known.isEmpty()) {
			return refresh().map((fresh) -> find(fresh, keyId));
		}
		if (isOlderThan(this.fetched, this.settings.keysFresh())) {
			// model: nobody waits for it, so nobody else would subscribe
			refresh().subscribe();
		}
		return Mono.just(known.get());
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
	private synchronized Mono<KeySet> refresh() {
		if (this.refresh != null && !mayRetry()) {
			return this.refresh;
		}
		this.tried = this.nanoTime.getAsLong();
		this.refreshed = false;
		this.refresh = this.client.fetch().map(this::keep).onErrorResume(this::keepOld).cache();
		return this.refresh;
	}

	private boolean mayRetry() {
		Duration pause = this.keys.keys().isEmpty() ? FIRST_RETRY : this.settings.keysRetry();
		return this.refreshed && isOlderThan(this.tried, pause);
	}

	private boolean isOlderThan(long nanoTime, Duration age) {
		return this.nanoTime.getAsLong() - nanoTime >= age.toNanos();
	}

	private KeySet keep(KeySet fresh) {
		this.keys = fresh;
		this.fetched = this.nanoTime.getAsLong();
		this.refreshed = true;
		return fresh;
	}

	private Mono<KeySet> keepOld(Throwable failure) {
		log.warn("The keys of the user service cannot be fetched: {}", String.valueOf(failure));
		this.refreshed = true;
		return Mono.just(this.keys);
	}

}
