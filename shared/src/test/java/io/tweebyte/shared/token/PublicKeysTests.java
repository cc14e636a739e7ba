package io.tweebyte.shared.token;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

import com.nimbusds.jose.KeySourceException;
import com.nimbusds.jose.jwk.JWK;
import com.nimbusds.jose.jwk.JWKMatcher;
import com.nimbusds.jose.jwk.JWKSelector;
import com.sun.net.httpserver.HttpServer;
import io.tweebyte.shared.settings.TokenSettings;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

class PublicKeysTests {

	private static final SigningKey OTHER = SigningKey.generate();

	private final AtomicInteger fetches = new AtomicInteger();

	private volatile String document = Tokens.KEY.publicKeysJson();

	private HttpServer userService;

	private PublicKeys keys;

	@BeforeEach
	void start() throws IOException {
		this.userService = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
		this.userService.createContext("/.well-known/jwks.json", (exchange) -> {
			this.fetches.incrementAndGet();
			byte[] body = this.document.getBytes(StandardCharsets.UTF_8);
			exchange.sendResponseHeaders(200, body.length);
			exchange.getResponseBody().write(body);
			exchange.close();
		});
		this.userService.start();
		this.keys = PublicKeys.of(URI.create("http://127.0.0.1:" + this.userService.getAddress().getPort()),
				new TokenSettings(null, Duration.ofHours(1), Duration.ZERO, Duration.ofMinutes(10),
						Duration.ofMinutes(1), Duration.ofSeconds(30)));
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
	void keepsTheKeysWhileTheUserServiceIsUnavailable() throws KeySourceException {
		find(Tokens.KEY);
		this.userService.stop(0);

		assertThat(find(Tokens.KEY)).hasSize(1);
		assertThat(this.keys.getKnown(selector(Tokens.KEY))).hasSize(1);
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

	private List<JWK> find(SigningKey key) throws KeySourceException {
		return this.keys.get(selector(key), null);
	}

	private static JWKSelector selector(SigningKey key) {
		return new JWKSelector(new JWKMatcher.Builder().keyID(key.keyId()).build());
	}

}
