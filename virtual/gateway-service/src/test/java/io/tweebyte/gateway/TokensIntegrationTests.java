package io.tweebyte.gateway;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Base64;
import java.util.UUID;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.JWSHeader;
import com.nimbusds.jose.JWSObject;
import com.nimbusds.jose.Payload;
import com.nimbusds.jose.crypto.MACSigner;
import io.tweebyte.shared.token.SigningKey;
import io.tweebyte.shared.token.TokenIssuer;
import io.tweebyte.testsupport.RawHttp.Response;
import org.junit.jupiter.api.Test;

import org.springframework.test.context.TestPropertySource;

import static org.assertj.core.api.Assertions.assertThat;

/** Tokens that are not what they seem, and keys that come and go. */
@TestPropertySource(properties = "tweebyte.token.keys-retry=1s")
class TokensIntegrationTests extends GatewayIntegrationTest {

	private static final String USER_PATH = "/user-service/users/1";

	@Test
	void takesTokensOfTheUserServiceAndFetchesNoKeyPerRequest() throws IOException {
		assertThat(status(TOKEN)).isEqualTo(200);
		NEIGHBOURS.requests().clear();
		for (int i = 0; i < 20; i++) {
			assertThat(status(TOKEN)).isEqualTo(200);
		}
		assertThat(NEIGHBOURS.requests()).filteredOn((request) -> !request.target().startsWith(CHANGES)).hasSize(20);
	}

	@Test
	void refusesTokensThatHaveExpired() throws IOException {
		assertRefused(issue(KEY, Instant.now().minus(Duration.ofMinutes(62))));
		assertThat(status(issue(KEY, Instant.now().minusSeconds(3600 + 15)))).isEqualTo(200);
	}

	@Test
	void refusesTokensOfTheFuture() throws IOException {
		assertRefused(issue(KEY, Instant.now().plusSeconds(90)));
		assertThat(status(issue(KEY, Instant.now().plusSeconds(15)))).isEqualTo(200);
	}

	@Test
	void refusesTokensWithoutSignatureOrWithAnother() throws IOException {
		String[] parts = TOKEN.split("\\.");
		String none = base64("{\"alg\":\"none\",\"typ\":\"JWT\"}");
		assertRefused(none + "." + parts[1] + ".");
		assertRefused(none + "." + parts[1] + "." + parts[2]);
		assertRefused(parts[0] + "." + parts[1] + ".AAAA");
		assertRefused(parts[0] + "." + base64("{\"sub\":\"" + USER + "\"}") + "." + parts[2]);
		assertRefused(TOKEN.substring(0, TOKEN.length() - 8));
	}

	@Test
	void refusesTokensSignedWithThePublicKeyAsSecret() throws IOException, JOSEException {
		JWSObject token = new JWSObject(new JWSHeader.Builder(JWSAlgorithm.HS256).keyID(KEY.keyId()).build(),
				new Payload("{\"sub\":\"" + USER + "\",\"iss\":\"tweebyte\",\"aud\":\"tweebyte-api\"}"));
		token.sign(new MACSigner(KEY.publicKeysJson().getBytes(StandardCharsets.UTF_8)));
		assertRefused(token.serialize());
	}

	@Test
	void refusesHugeTokens() throws IOException {
		assertRefused(TOKEN + "A".repeat(5000));
	}

	@Test
	void asksForKeysItDoesNotKnowButNotTooOften() throws Exception {
		assertThat(status(TOKEN)).isEqualTo(200);
		SigningKey other = SigningKey.generate();
		Thread.sleep(1100);
		NEIGHBOURS.requests().clear();
		long start = System.nanoTime();
		for (int i = 0; i < 50; i++) {
			assertRefused(issue(other, Instant.now()));
		}
		long seconds = Duration.ofNanos(System.nanoTime() - start).toSeconds();
		assertThat(NEIGHBOURS.requests()).filteredOn((request) -> !request.target().startsWith(CHANGES))
			.hasSizeBetween(1, 2 * (int) (seconds + 1));
		Thread.sleep(1100);
		NEIGHBOURS.respond((request, connection) -> connection.respond("200 OK",
				request.target().equals("/.well-known/jwks.json") ? other.publicKeysJson() : "{}"));
		assertThat(status(issue(other, Instant.now()))).isEqualTo(200);
		Thread.sleep(1100);
		NEIGHBOURS.respond((request, connection) -> {
			if (request.target().equals("/.well-known/jwks.json")) {
				connection.close();
			}
			connection.respond("200 OK", "{}");
		});
		assertThat(status(issue(other, Instant.now()))).isEqualTo(200);
		assertRefused(TOKEN);
		assertThat(status(issue(other, Instant.now()))).isEqualTo(200);
	}

	private int status(String token) throws IOException {
		return exchange(bare("GET", USER_PATH, "Authorization: Bearer " + token + "\r\n\r\n")).status();
	}

	private void assertRefused(String token) throws IOException {
		Response response = exchange(bare("GET", USER_PATH, "Authorization: Bearer " + token + "\r\n\r\n"));
		assertThat(response.status()).isEqualTo(401);
		assertThat(response.header("WWW-Authenticate")).isEqualTo("Bearer error=\"invalid_token\"");
	}

	private static String issue(SigningKey key, Instant time) {
		Clock clock = Clock.fixed(time, ZoneOffset.UTC);
		return new TokenIssuer(key, Duration.ofHours(1), clock).issue(UUID.randomUUID());
	}

	private static String base64(String text) {
		return Base64.getUrlEncoder().withoutPadding().encodeToString(text.getBytes(StandardCharsets.UTF_8));
	}

}
