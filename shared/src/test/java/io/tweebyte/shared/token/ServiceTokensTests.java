package io.tweebyte.shared.token;

import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Map;

import javax.crypto.SecretKey;
import javax.crypto.spec.SecretKeySpec;

import io.tweebyte.shared.api.Service;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import org.springframework.security.oauth2.jwt.BadJwtException;
import org.springframework.security.oauth2.jwt.Jwt;
import org.springframework.security.oauth2.jwt.NimbusJwtDecoder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

class ServiceTokensTests {

	private static final SecretKey SECRET = secret("a secret of all services, 32 bytes");

	private final ServiceTokens tokens = new ServiceTokens(SECRET, Tokens.CLOCK);

	@Test
	void areForTheServiceThatIsCalled() {
		String token = this.tokens.issue(Service.USER);

		assertThat(decode(token, Service.USER).getHeaders()).containsEntry("alg", "HS256").containsEntry("typ", "JWT");
		assertThat(decode(token, Service.USER).getClaims()).containsOnlyKeys("iss", "sub", "aud", "iat", "exp")
			.containsEntry("aud", List.of("user-service"));
		assertRefused(token, Service.TWEET, Duration.ZERO);
	}

	@ParameterizedTest
	@CsvSource({ "-60, true", "0, true", "60, true", "359, true", "361, false" })
	void allowForClocksThatDiffer(long seconds, boolean valid) {
		String token = this.tokens.issue(Service.USER);
		if (valid) {
			assertThat(decode(token, SECRET, Service.USER, Duration.ofSeconds(seconds))).isNotNull();
		}
		else {
			assertRefused(token, Service.USER, Duration.ofSeconds(seconds));
		}
	}

	@Test
	void needTheSecret() {
		String token = new ServiceTokens(secret("another secret, also of 32 bytes"), Tokens.CLOCK).issue(Service.USER);

		assertRefused(token, Service.USER, Duration.ZERO);
	}

	@Test
	void areNoTokensOfUsers() {
		Jwt token = decode(this.tokens.issue(Service.USER), Service.USER);

		assertThat(TokenRules.ofVerified(Duration.ZERO, Tokens.CLOCK).validate(token).hasErrors()).isTrue();
		assertThat(TokenRules.ofUser().validate(token).hasErrors()).isTrue();
		assertThat(token.getSubject()).isNotEqualTo(Ownership.UNRESTRICTED);
	}

	@Test
	void areNotIssuedByTheUserService() {
		assertRefused(new TokenIssuer(Tokens.KEY, Duration.ofHours(1), Tokens.CLOCK).issue(Tokens.USER), Service.USER,
				Duration.ZERO);
	}

	@Test
	void keepTheRules() {
		assertThat(isValid(token().build())).isTrue();
		assertThat(isValid(token().subject(Tokens.USER.toString()).build())).isFalse();
		assertThat(isValid(token().subject(Ownership.UNRESTRICTED).build())).isFalse();
		assertThat(isValid(token().issuer(TokenIssuer.ISSUER).build())).isFalse();
		assertThat(isValid(token().header("typ", "at+jwt").build())).isFalse();
	}

	@ParameterizedTest
	@ValueSource(strings = { "iss", "sub", "aud", "exp" })
	void lackNoClaim(String claim) {
		assertThat(isValid(token().claims((claims) -> claims.remove(claim)).build())).isFalse();
	}

	private static Jwt.Builder token() {
		return Jwt.withTokenValue("a.b.c")
			.headers((headers) -> headers.putAll(Map.of("alg", "HS256", "typ", "JWT")))
			.issuer(ServiceTokens.ISSUER)
			.subject(ServiceTokens.ISSUER)
			.audience(List.of("user-service"))
			.expiresAt(Tokens.NOW.plusSeconds(300));
	}

	private static boolean isValid(Jwt token) {
		return !TokenRules.ofService(Service.USER.segment(), Tokens.CLOCK).validate(token).hasErrors();
	}

	private static void assertRefused(String token, Service called, Duration later) {
		assertThatExceptionOfType(BadJwtException.class).isThrownBy(() -> decode(token, SECRET, called, later));
	}

	private static Jwt decode(String token, Service called) {
		return decode(token, SECRET, called, Duration.ZERO);
	}

	private static Jwt decode(String token, SecretKey secret, Service called, Duration later) {
		NimbusJwtDecoder decoder = NimbusJwtDecoder.withSecretKey(secret).build();
		decoder.setJwtValidator(TokenRules.ofService(called.segment(), Clock.offset(Tokens.CLOCK, later)));
		return decoder.decode(token);
	}

	private static SecretKey secret(String text) {
		return new SecretKeySpec(text.getBytes(StandardCharsets.UTF_8), "HmacSHA256");
	}

}
