package io.tweebyte.common.security;

import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

import com.nimbusds.jose.jwk.JWK;
import com.nimbusds.jose.jwk.JWKSet;
import com.nimbusds.jose.util.Base64URL;
import io.tweebyte.shared.token.PublicKeys;
import io.tweebyte.shared.token.SigningKey;
import io.tweebyte.shared.token.TokenIssuer;
import io.tweebyte.shared.token.TokenRules;
import io.tweebyte.testsupport.ForgedTokens;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import org.springframework.security.oauth2.jwt.BadJwtException;
import org.springframework.security.oauth2.jwt.Jwt;
import org.springframework.security.oauth2.jwt.JwtDecoder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.catchThrowable;

class TokenConfigurationTests {

	private static final byte[] SIGNATURE = new byte[256];

	private final JwtDecoder decoder = decoder(ForgedTokens.CLOCK);

	private static JwtDecoder decoder(Clock clock) {
		return TokenConfiguration.verifier(PublicKeys.of(ForgedTokens.KEY),
				TokenRules.ofVerified(Duration.ofSeconds(30), clock));
	}

	@Test
	void acceptsWhatTheIssuerMade() {
		String token = new TokenIssuer(ForgedTokens.KEY, Duration.ofHours(1), ForgedTokens.CLOCK)
			.issue(ForgedTokens.USER);
		assertThat(decode(token).getSubject()).isEqualTo(ForgedTokens.USER.toString());
	}

	@Test
	void acceptsTheClaimsOfTheTests() {
		assertThat(decode(ForgedTokens.signed(ForgedTokens.claims()))).isNotNull();
		assertThat(decode(ForgedTokens.signed(ForgedTokens.without("nbf")))).isNotNull();
		assertThat(decode(ForgedTokens.signed(ForgedTokens.without("iat")))).isNotNull();
		assertThat(decode(ForgedTokens.signed(ForgedTokens.with("aud", List.of("tweebyte-api"))))).isNotNull();
	}

	private static List<Map<String, Object>> odd() {
		String other = "0197a3c4-0000-7000-8000-000000000002";
		return List.of(ForgedTokens.without("iss"), ForgedTokens.with("iss", "Tweebyte"),
				ForgedTokens.with("iss", "evil"), ForgedTokens.with("iss", 1), ForgedTokens.without("aud"),
				ForgedTokens.with("aud", "other"), ForgedTokens.with("aud", List.of()), ForgedTokens.with("aud", 1),
				ForgedTokens.without("sub"), ForgedTokens.with("sub", "x"), ForgedTokens.with("sub", other),
				ForgedTokens.with("sub", 1), ForgedTokens.without("user_id"), ForgedTokens.with("user_id", other),
				ForgedTokens.with("user_id", 1), ForgedTokens.with("user_id", List.of(ForgedTokens.USER.toString())),
				ForgedTokens.without("exp"), ForgedTokens.with("exp", "tomorrow"), ForgedTokens.with("exp", -1),
				ForgedTokens.with("exp", 0), ForgedTokens.with("exp", List.of()), ForgedTokens.with("exp", true),
				ForgedTokens.with("nbf", "x"), ForgedTokens.with("nbf", Long.MAX_VALUE / 1000));
	}

	@ParameterizedTest
	@MethodSource("odd")
	void refusesOddClaims(Map<String, Object> claims) {
		assertRefused(ForgedTokens.signed(claims));
	}

	@Test
	void refusesAnIdThatIsNoUuid() {
		Map<String, Object> claims = ForgedTokens.with("sub", "1-1-1-1-1");
		claims.put("user_id", "1-1-1-1-1");
		assertRefused(ForgedTokens.signed(claims));
	}

	@ParameterizedTest
	@CsvSource({ "exp, -30, true", "exp, -31, false", "exp, 1, true", "nbf, 30, true", "nbf, 31, false",
			"nbf, -9999, true" })
	void allowsForClocksThatDiffer(String claim, long seconds, boolean valid) {
		String token = ForgedTokens.signed(ForgedTokens.with(claim, ForgedTokens.NOW.getEpochSecond() + seconds));
		if (valid) {
			assertThat(decode(token)).isNotNull();
		}
		else {
			assertRefused(token);
		}
	}

	@Test
	void refusesATokenOnceItsHourIsOver() {
		String token = new TokenIssuer(ForgedTokens.KEY, Duration.ofHours(1), ForgedTokens.CLOCK)
			.issue(ForgedTokens.USER);
		assertThat(decodeAfter(token, Duration.ofSeconds(3630))).isNotNull();
		assertThatExceptionOfType(BadJwtException.class).isThrownBy(() -> decodeAfter(token, Duration.ofSeconds(3631)));
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "[]", "null", "x", "{", "\"x\"", "{}" })
	void refusesPayloadsThatAreNoClaims(String payload) {
		assertRefused(ForgedTokens.signed(ForgedTokens.header(""), payload, ForgedTokens.KEY));
	}

	@Test
	void refusesAnotherKeysSignature() {
		assertRefused(ForgedTokens.signed(ForgedTokens.header(""), payload(), SigningKey.generate()));
	}

	@Test
	void refusesEveryChangeOfASignedToken() {
		String token = ForgedTokens.signed(ForgedTokens.claims());
		String[] parts = token.split("\\.");
		String other = ForgedTokens.signed(ForgedTokens.with("jti", "y"));
		assertRefused(parts[0] + "." + other.split("\\.")[1] + "." + parts[2]);
		assertRefused(parts[0] + "." + parts[1] + "." + other.split("\\.")[2]);
		byte[] signature = new Base64URL(parts[2]).decode();
		for (int i = 0; i < signature.length; i += 17) {
			signature[i] ^= 1;
			assertRefused(parts[0] + "." + parts[1] + "." + Base64URL.encode(signature));
			signature[i] ^= 1;
		}
		assertRefused(parts[0] + "." + parts[1] + "." + Base64URL.encode(new byte[0]));
		assertRefused(parts[0] + "." + parts[1] + "." + Base64URL.encode(SIGNATURE));
		assertRefused(parts[0] + "." + parts[1] + "." + Base64URL.encode(new byte[10_000]));
	}

	@Test
	void refusesAnHmacOverThePublicKey() throws Exception {
		JWK published = JWKSet.parse(ForgedTokens.KEY.publicKeysJson()).getKeys().getFirst();
		byte[] key = published.toRSAKey().toRSAPublicKey().getEncoded();
		String signed = Base64URL.encode(ForgedTokens.header("").replace("RS256", "HS256")) + "."
				+ Base64URL.encode(payload());
		Mac mac = Mac.getInstance("HmacSHA256");
		mac.init(new SecretKeySpec(key, "HmacSHA256"));
		assertRefused(signed + "." + Base64URL.encode(mac.doFinal(signed.getBytes(StandardCharsets.US_ASCII))));
	}

	@ParameterizedTest
	@ValueSource(strings = { "\"none\"", "\"NONE\"", "\"HS256\"", "\"RS512\"", "\"PS256\"", "\"ES256\"", "\"rs256\"",
			"\"\"", "null", "1" })
	void knowsOneAlgorithm(String algorithm) {
		String header = ForgedTokens.header("").replace("\"RS256\"", algorithm);
		assertRefused(ForgedTokens.compact(header, payload(), SIGNATURE));
		assertRefused(ForgedTokens.compact(header, payload(), new byte[0]));
	}

	@ParameterizedTest
	@ValueSource(strings = { "\"typ\":\"JWT\"", "\"kid\":\"k\"", "\"typ\":\"at+jwt\",\"kid\":\"k\"",
			"\"typ\":\"\",\"kid\":\"k\"" })
	void needsTypeAndKey(String parameters) {
		String header = "{\"alg\":\"RS256\"," + parameters.replace("\"k\"", "\"" + ForgedTokens.KEY.keyId() + "\"")
				+ "}";
		assertRefused(ForgedTokens.signed(header, payload(), ForgedTokens.KEY));
	}

	@ParameterizedTest
	@ValueSource(strings = { "\"jku\":\"https://evil.example/keys\"", "\"x5u\":\"https://evil.example/x\"",
			"\"x5t\":\"AAAA\"", "\"cty\":\"JWT\"", "\"other\":1" })
	void refusesHeadersThatBringMore(String parameter) {
		assertRefused(ForgedTokens.signed(ForgedTokens.header("," + parameter), payload(), ForgedTokens.KEY));
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "[]", "null", "x", "{", "{\"alg\"", "\"x\"", "1", "\u0000" })
	void refusesHeadersThatAreNoJson(String header) {
		assertRefused(ForgedTokens.compact(header, "{}", SIGNATURE));
	}

	@ParameterizedTest
	@ValueSource(strings = { "", ".", "..", "...", "a.b.c", "a.b", "e30.e30.e30", "!.!.!", "e30.e30.e30.e30.e30" })
	void refusesWhatIsNoToken(String compact) {
		assertRefused(compact);
	}

	@Test
	void survivesDeepHeaders() {
		String deep = ",\"x\":" + "[".repeat(2000) + "]".repeat(2000);
		assertRefused(ForgedTokens.compact(ForgedTokens.header(deep), "{}", SIGNATURE));
		assertRefused(ForgedTokens.compact("{\"a\":".repeat(500), "{}", SIGNATURE));
	}

	@Test
	void verifiesOnManyThreads() {
		TokenIssuer issuer = new TokenIssuer(ForgedTokens.KEY, Duration.ofHours(1), ForgedTokens.CLOCK);
		assertThat(IntStream.range(0, 400).parallel().mapToObj((i) -> {
			String token = issuer.issue(ForgedTokens.USER);
			return (i % 2 == 0) ? decode(token).getSubject().equals(ForgedTokens.USER.toString())
					: catchThrowable(() -> decode(token + "AAAA")) instanceof BadJwtException;
		}).toList()).containsOnly(true);
	}

	private static String payload() {
		return ForgedTokens.payload(ForgedTokens.signed(ForgedTokens.claims()));
	}

	private Jwt decode(String token) {
		return this.decoder.decode(token);
	}

	private static Jwt decodeAfter(String token, Duration time) {
		return decoder(Clock.offset(ForgedTokens.CLOCK, time)).decode(token);
	}

	private void assertRefused(String token) {
		assertThatExceptionOfType(BadJwtException.class).as(token).isThrownBy(() -> decode(token));
	}

}
