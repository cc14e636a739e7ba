package io.tweebyte.shared.token;

import java.io.Closeable;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URL;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;

import com.nimbusds.jose.KeySourceException;
import com.nimbusds.jose.jwk.JWK;
import com.nimbusds.jose.jwk.JWKSelector;
import com.nimbusds.jose.jwk.JWKSet;
import com.nimbusds.jose.jwk.source.ImmutableJWKSet;
import com.nimbusds.jose.jwk.source.JWKSetCacheRefreshEvaluator;
import com.nimbusds.jose.jwk.source.JWKSetSourceWrapper;
import com.nimbusds.jose.jwk.source.JWKSource;
import com.nimbusds.jose.jwk.source.JWKSourceBuilder;
import com.nimbusds.jose.jwk.source.RateLimitReachedException;
import com.nimbusds.jose.jwk.source.URLBasedJWKSetSource;
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

	private final AtomicReference<JWKSet> fetched;

	private final JWKSource<SecurityContext> source;

	private PublicKeys(AtomicReference<JWKSet> fetched, JWKSource<SecurityContext> source) {
		this.fetched = fetched;
		this.source = source;
	}

	/**
	 * The keys that a user service publishes. Nothing is fetched yet.
	 * @param settings how long keys are fresh, and how often they may be fetched
	 */
	public static PublicKeys of(URI userService, TokenSettings settings) {
		long fresh = settings.keysFresh().toMillis();
		AtomicReference<JWKSet> fetched = new AtomicReference<>(new JWKSet());
		return new PublicKeys(fetched,
				JWKSourceBuilder.create(new RememberingSource(userService, fetched))
					.cache(fresh, TIMEOUT_MILLIS)
					.refreshAheadCache(fresh / 2, true)
					.rateLimited(settings.keysRetry().toMillis())
					.outageTolerantForever()
					.build());
	}

	/**
	 * The key of the user service itself.
	 * @return its public half
	 */
	public static PublicKeys of(SigningKey key) {
		JWKSet keys = new JWKSet(key.key().toPublicJWK());
		return new PublicKeys(new AtomicReference<>(keys), new ImmutableJWKSet<>(keys));
	}

	/**
	 * Finds keys, and fetches them when none is known. The caller may wait.
	 */
	@Override
	public List<JWK> get(JWKSelector selector, SecurityContext context) throws KeySourceException {
		try {
			return this.source.get(selector, context);
		}
		catch (RateLimitReachedException ex) {
			if (this.fetched.get().isEmpty()) {
				throw ex;
			}
			return List.of();
		}
	}

	/**
	 * Finds keys among those fetched before. The caller does not wait.
	 * @return the keys, none when they must be fetched
	 */
	public List<JWK> getKnown(JWKSelector selector) {
		return selector.select(this.fetched.get());
	}

	@Override
	public void close() throws IOException {
		if (this.source instanceof Closeable refreshed) {
			refreshed.close();
		}
	}

	private static final class RememberingSource extends JWKSetSourceWrapper<SecurityContext> {

		private final AtomicReference<JWKSet> fetched;

		private RememberingSource(URI userService, AtomicReference<JWKSet> fetched) {
			super(new URLBasedJWKSetSource<>(url(userService),
					new DefaultResourceRetriever(TIMEOUT_MILLIS, TIMEOUT_MILLIS, MAX_BYTES)));
			this.fetched = fetched;
		}

		private static URL url(URI userService) {
			try {
				return userService.resolve("/.well-known/jwks.json").toURL();
			}
			catch (MalformedURLException ex) {
				throw new IllegalArgumentException("The address of the user service is no URL: " + userService, ex);
			}
		}

		@Override
		public JWKSet getJWKSet(JWKSetCacheRefreshEvaluator evaluator, long time, SecurityContext context)
				throws KeySourceException {
			JWKSet keys = getSource().getJWKSet(evaluator, time, context);
			this.fetched.set(keys);
			return keys;
		}

	}

}
