package io.tweebyte.shared.token;

import java.io.Closeable;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URL;
import java.util.List;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicReference;

import com.nimbusds.jose.KeySourceException;
import com.nimbusds.jose.jwk.JWK;
import com.nimbusds.jose.jwk.JWKSelector;
import com.nimbusds.jose.jwk.JWKSet;
import com.nimbusds.jose.jwk.source.CachingJWKSetSource.RefreshCompletedEvent;
import com.nimbusds.jose.jwk.source.ImmutableJWKSet;
import com.nimbusds.jose.jwk.source.JWKSource;
import com.nimbusds.jose.jwk.source.JWKSourceBuilder;
import com.nimbusds.jose.jwk.source.RateLimitReachedException;
import com.nimbusds.jose.proc.SecurityContext;
import com.nimbusds.jose.util.DefaultResourceRetriever;
import io.tweebyte.shared.settings.TokenSettings;

/**
 * The keys that verify tokens: fetched from the user service, kept while it is
 * unavailable, and fetched again for an unknown key at a bounded rate.
 */
public final class PublicKeys implements JWKSource<SecurityContext>, Closeable {

	private static final int TIMEOUT_MILLIS = 800;

	private static final int MAX_BYTES = 50_000;

	private static final int MAX_WAITING = 16;

	private final AtomicReference<JWKSet> fetched;

	private final JWKSource<SecurityContext> source;

	private final Semaphore waiting = new Semaphore(MAX_WAITING);

	private PublicKeys(AtomicReference<JWKSet> fetched, JWKSource<SecurityContext> source) {
		this.fetched = fetched;
		this.source = source;
	}

	/** The keys that a user service publishes. Nothing is fetched yet. */
	public static PublicKeys of(URI userService, TokenSettings settings) {
		long fresh = settings.keysFresh().toMillis();
		AtomicReference<JWKSet> fetched = new AtomicReference<>(new JWKSet());
		return new PublicKeys(fetched,
				JWKSourceBuilder
					.create(url(userService), new DefaultResourceRetriever(TIMEOUT_MILLIS, TIMEOUT_MILLIS, MAX_BYTES))
					.cache(fresh, TIMEOUT_MILLIS)
					.refreshAheadCache(fresh / 2, true, (event) -> {
						if (event instanceof RefreshCompletedEvent<?> refreshed) {
							fetched.set(refreshed.getJWKSet());
						}
					})
					.rateLimited(settings.keysRetry().toMillis())
					.outageTolerantForever()
					.build());
	}

	private static URL url(URI userService) {
		try {
			return userService.resolve("/.well-known/jwks.json").toURL();
		}
		catch (MalformedURLException ex) {
			throw new IllegalArgumentException("The address of the user service is no URL: " + userService, ex);
		}
	}

	public static PublicKeys of(SigningKey key) {
		JWKSet keys = new JWKSet(key.key().toPublicJWK());
		return new PublicKeys(new AtomicReference<>(keys), new ImmutableJWKSet<>(keys));
	}

	/**
	 * Finds keys, and waits while unknown ones are fetched. Once there are any, only a
	 * few callers may: otherwise no thread is left for tokens of known keys.
	 */
	@Override
	public List<JWK> get(JWKSelector selector, SecurityContext context) throws KeySourceException {
		List<JWK> known = getKnown(selector);
		if (!known.isEmpty()) {
			return known;
		}
		if (this.fetched.get().isEmpty()) {
			return this.source.get(selector, context);
		}
		if (!this.waiting.tryAcquire()) {
			throw new KeySourceException("Too many requests wait for keys.");
		}
		try {
			return this.source.get(selector, context);
		}
		catch (RateLimitReachedException ex) {
			return List.of();
		}
		finally {
			this.waiting.release();
		}
	}

	/** Finds keys without waiting; none when they must be fetched. */
	public List<JWK> getKnown(JWKSelector selector) {
		return selector.select(this.fetched.get());
	}

	@Override
	public void close() throws IOException {
		if (this.source instanceof Closeable refreshed) {
			refreshed.close();
		}
	}

}
