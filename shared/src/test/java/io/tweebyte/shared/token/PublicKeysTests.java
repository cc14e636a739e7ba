package io.tweebyte.shared.token;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

import com.nimbusds.jose.KeySourceException;
import com.nimbusds.jose.jwk.JWK;
import com.nimbusds.jose.jwk.JWKMatcher;
import com.nimbusds.jose.jwk.JWKSelector;
import com.sun.net.httpserver.HttpServer;
import io.tweebyte.shared.settings.TokenSettings;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

class PublicKeysTests {

	private static final SigningKey OTHER = SigningKey.generate();

	private final AtomicInteger fetches = new AtomicInteger();

	private volatile String document = Tokens.KEY.publicKeysJson();

	private volatile CountDownLatch published = new CountDownLatch(0);

	private HttpServer userService;

	private PublicKeys keys;

	@BeforeEach
	void start() throws IOException {
		this.userService = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
		this.userService.createContext("/.well-known/jwks.json", (exchange) -> {
			this.fetches.incrementAndGet();
			await(this.published);
			byte[] body = this.document.getBytes(StandardCharsets.UTF_8);
			exchange.sendResponseHeaders(200, body.length);
			exchange.getResponseBody().write(body);
			exchange.close();
		});
		this.userService.start();
		this.keys = publicKeys(Duration.ofMinutes(10));
	}

	private PublicKeys publicKeys(Duration keysFresh) {
		Duration keysRetry = keysFresh.dividedBy(10);
		return PublicKeys.of(URI.create("http://127.0.0.1:" + this.userService.getAddress().getPort()),
				new TokenSettings(null, Duration.ofHours(1), Duration.ZERO, keysFresh, keysRetry,
						Duration.ofSeconds(30)));
	}

	@AfterEach
	void stop() throws IOException {
		this.keys.close();
		this.userService.stop(0);
	}

	@Test
	void fetchesOnce() throws KeySourceException {
		assertThat(this.keys.getKnown(selector(Tokens.KEY))).isEmpty();
		assertThat(find(Tokens.KEY)).extracting(JWK::getKeyID).containsExactly(Tokens.KEY.keyId());
		assertThat(find(Tokens.KEY)).hasSize(1);
		assertThat(this.keys.getKnown(selector(Tokens.KEY))).hasSize(1);
		assertThat(this.fetches).hasValue(1);
	}

	@Test
	void fetchesAgainForAnUnknownKeyAtABoundedRate() throws KeySourceException {
		find(Tokens.KEY);
		this.document = OTHER.publicKeysJson();

		assertThat(find(OTHER)).extracting(JWK::getKeyID).containsExactly(OTHER.keyId());
		for (int i = 0; i < 100; i++) {
			assertThat(find(Tokens.KEY)).isEmpty();
		}
		assertThat(this.fetches).hasValue(2);
	}

	@Test
	void forgetsAKeyThatIsPublishedNoMore() throws Exception {
		try (PublicKeys fresh = publicKeys(Duration.ofSeconds(2))) {
			fresh.get(selector(Tokens.KEY), null);
			this.document = OTHER.publicKeysJson();
			Awaitility.await().until(() -> fresh.getKnown(selector(Tokens.KEY)).isEmpty());
			assertThat(fresh.getKnown(selector(OTHER))).hasSize(1);
		}
	}

	@Test
	void keepsTheKeysWhileTheUserServiceIsUnavailable() throws KeySourceException {
		find(Tokens.KEY);
		this.userService.stop(0);

		assertThat(find(Tokens.KEY)).hasSize(1);
		assertThat(this.keys.getKnown(selector(Tokens.KEY))).hasSize(1);
	}

	@Test
	void letsOnlyAFewWaitForAnUnknownKey() throws Exception {
		find(Tokens.KEY);
		this.published = new CountDownLatch(1);
		AtomicInteger refused = new AtomicInteger();
		List<Thread> callers = new ArrayList<>();
		for (int i = 0; i < 40; i++) {
			callers.add(Thread.ofVirtual().start(() -> {
				try {
					find(OTHER);
				}
				catch (KeySourceException ex) {
					refused.incrementAndGet();
				}
			}));
		}

		assertThat(find(Tokens.KEY)).hasSize(1);
		for (Thread caller : callers) {
			assertThat(caller.join(Duration.ofSeconds(10))).isTrue();
		}
		this.published.countDown();
		assertThat(refused.get()).isGreaterThanOrEqualTo(24);
		assertThat(this.fetches.get()).isLessThanOrEqualTo(3);
	}

	@Test
	void failsWithoutAnyKey() {
		this.userService.stop(0);

		for (int i = 0; i < 5; i++) {
			assertThatExceptionOfType(KeySourceException.class).isThrownBy(() -> find(Tokens.KEY));
		}
	}

	@Test
	void needsNoFetchForAKeyOfItsOwn() throws Exception {
		PublicKeys own = PublicKeys.of(Tokens.KEY);

		assertThat(own.get(selector(Tokens.KEY), null)).singleElement().matches((key) -> !key.isPrivate());
		assertThat(own.getKnown(selector(Tokens.KEY))).hasSize(1);
		assertThat(own.getKnown(selector(OTHER))).isEmpty();
		own.close();
	}

	private static void await(CountDownLatch latch) {
		try {
			latch.await(10, TimeUnit.SECONDS);
		}
		catch (InterruptedException ex) {
			throw new IllegalStateException(ex);
		}
	}

	private List<JWK> find(SigningKey key) throws KeySourceException {
		return this.keys.get(selector(key), null);
	}

	private static JWKSelector selector(SigningKey key) {
		return new JWKSelector(new JWKMatcher.Builder().keyID(key.keyId()).build());
	}

}
