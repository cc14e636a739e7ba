package io.tweebyte.shared.token;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.interfaces.RSAPublicKey;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.util.Base64URL;
import io.tweebyte.contracts.error.ContractException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

class TokenVerifierTests {

	private static final Duration SKEW = Duration.ofSeconds(30);

	private static final TokenVerifier VERIFIER = new TokenVerifier(SKEW, Tokens.CLOCK);

	@Test
	void takesWhatTheIssuerMade() {
		String token = new TokenIssuer(Tokens.KEY, Duration.ofHours(1), Tokens.CLOCK).issue(Tokens.USER);
		assertThat(verify(token)).isEqualTo(new TokenClaims(Tokens.USER, Tokens.NOW));
	}

	@Test
	void takesTheClaimsOfTheTests() {
		assertThat(verify(Tokens.signed(Tokens.claims()))).isEqualTo(new TokenClaims(Tokens.USER, Tokens.NOW));
		assertThat(verify(Tokens.signed(Tokens.without("nbf")))).isEqualTo(new TokenClaims(Tokens.USER, Tokens.NOW));
		assertThat(verify(Tokens.signed(Tokens.with("aud", List.of("tweebyte-api"))))).isNotNull();
	}

	private static List<Map<String, Object>> odd() {
		return List.of(Tokens.without("iss"), Tokens.with("iss", "Tweebyte"), Tokens.with("iss", "evil"),
				Tokens.with("iss", 1), Tokens.without("aud"), Tokens.with("aud", "other"),
				Tokens.with("aud", List.of()), Tokens.with("aud", List.of("tweebyte-api", "other")),
				Tokens.with("aud", 1), Tokens.without("sub"), Tokens.with("sub", "x"),
				Tokens.with("sub", "0197a3c4-0000-7000-8000-000000000002"), Tokens.with("sub", 1),
				Tokens.without("user_id"), Tokens.with("user_id", "0197a3c4-0000-7000-8000-000000000002"),
				Tokens.with("user_id", 1), Tokens.with("user_id", List.of(Tokens.USER.toString())),
				Tokens.without("exp"), Tokens.with("exp", "tomorrow"), Tokens.with("exp", -1), Tokens.with("exp", 0),
				Tokens.with("exp", List.of()), Tokens.with("exp", true), Tokens.with("nbf", "x"),
				Tokens.with("nbf", Long.MAX_VALUE / 1000));
	}

	@ParameterizedTest
	@MethodSource("odd")
	void refusesOddClaims(Map<String, Object> claims) {
		assertRefused(Tokens.signed(claims));
	}

	@Test
	void refusesAnIdThatIsNoUuid() {
		Map<String, Object> claims = Tokens.with("sub", "1-1-1-1-1");
		claims.put("user_id", "1-1-1-1-1");
		assertRefused(Tokens.signed(claims));
	}

	@ParameterizedTest
	@CsvSource({ "exp, -29, true", "exp, -30, false", "exp, -31, false", "exp, 1, true", "nbf, 30, true",
			"nbf, 31, false", "nbf, -9999, true" })
	void allowsForClocksThatDiffer(String claim, long seconds, boolean valid) {
		String token = Tokens.signed(Tokens.with(claim, Tokens.NOW.getEpochSecond() + seconds));
		if (valid) {
			assertThat(verify(token)).isNotNull();
		}
		else {
			assertRefused(token);
		}
	}

	@Test
	void refusesATokenOnceItsHourIsOver() {
		String token = new TokenIssuer(Tokens.KEY, Duration.ofHours(1), Tokens.CLOCK).issue(Tokens.USER);
		assertThat(verifyAfter(token, Duration.ofSeconds(3629))).isNotNull();
		assertThat(catchThrowableOfType(ContractException.class, () -> verifyAfter(token, Duration.ofSeconds(3630))))
			.isNotNull();
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "[]", "null", "x", "{", "\"x\"", "{}" })
	void refusesPayloadsThatAreNoClaims(String payload) {
		assertRefused(Tokens.signed(payload, Tokens.KEY));
	}

	@Test
	void refusesAnotherKeysSignature() {
		assertRefused(Tokens.signed(payload(), SigningKey.generate()));
	}

	@Test
	void refusesEveryChangeOfASignedToken() {
		String token = Tokens.signed(Tokens.claims());
		String[] parts = token.split("\\.");
		String other = Tokens.signed(Tokens.with("jti", "y"));
		assertRefused(parts[0] + "." + other.split("\\.")[1] + "." + parts[2]);
		assertRefused(parts[0] + "." + parts[1] + "." + other.split("\\.")[2]);
		byte[] signature = new Base64URL(parts[2]).decode();
		for (int i = 0; i < signature.length; i += 17) {
			signature[i] ^= 1;
			assertRefused(parts[0] + "." + parts[1] + "." + Base64URL.encode(signature));
			signature[i] ^= 1;
		}
		assertRefused(parts[0] + "." + parts[1] + "." + Base64URL.encode(new byte[0]));
		assertRefused(parts[0] + "." + parts[1] + "." + Base64URL.encode(new byte[256]));
		assertRefused(parts[0] + "." + parts[1] + "." + Base64URL.encode(new byte[10_000]));
	}

	@Test
	void refusesAnHmacOverThePublicKey() throws GeneralSecurityException {
		RSAPublicKey key = publicKey();
		String header = "{\"kid\":\"" + Tokens.KEY.keyId() + "\",\"typ\":\"JWT\",\"alg\":\"HS256\"}";
		String signed = Base64URL.encode(header) + "." + Base64URL.encode(payload());
		Mac mac = Mac.getInstance("HmacSHA256");
		mac.init(new SecretKeySpec(key.getEncoded(), "HmacSHA256"));
		assertRefused(signed + "." + Base64URL.encode(mac.doFinal(signed.getBytes(StandardCharsets.US_ASCII))));
	}

	@Test
	void refusesAlgorithmNone() {
		String header = "{\"kid\":\"" + Tokens.KEY.keyId() + "\",\"typ\":\"JWT\",\"alg\":\"none\"}";
		assertRefused(Tokens.compact(header, payload(), new byte[0]));
	}

	@Test
	void verifiesOnManyThreads() {
		TokenIssuer issuer = new TokenIssuer(Tokens.KEY, Duration.ofHours(1), Tokens.CLOCK);
		assertThat(IntStream.range(0, 400).parallel().mapToObj(i -> {
			String token = issuer.issue(Tokens.USER);
			return (i % 2 == 0) ? verify(token).userId().equals(Tokens.USER)
					: catchThrowableOfType(ContractException.class, () -> verify(token + "AAAA")) != null;
		}).toList()).containsOnly(true);
	}

	private static String payload() {
		return new String(new Base64URL(Tokens.signed(Tokens.claims()).split("\\.")[1]).decode(),
				StandardCharsets.UTF_8);
	}

	private static RSAPublicKey publicKey() {
		try {
			return Tokens.KEY.key().toRSAPublicKey();
		}
		catch (JOSEException ex) {
			throw new IllegalStateException(ex);
		}
	}

	private static TokenClaims verify(String token) {
		return VERIFIER.verify(UnverifiedToken.parse(token), publicKey());
	}

	private static TokenClaims verifyAfter(String token, Duration time) {
		return new TokenVerifier(SKEW, Clock.offset(Tokens.CLOCK, time)).verify(UnverifiedToken.parse(token),
				publicKey());
	}

	private static void assertRefused(String token) {
		ContractException failure = catchThrowableOfType(ContractException.class, () -> verify(token));
		assertThat(failure).as(token).isNotNull();
		assertThat(failure.header("WWW-Authenticate")).contains("Bearer error=\"invalid_token\"");
	}

}
