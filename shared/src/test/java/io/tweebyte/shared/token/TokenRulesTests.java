package io.tweebyte.shared.token;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import org.springframework.security.oauth2.core.OAuth2TokenValidator;
import org.springframework.security.oauth2.jwt.Jwt;

import static org.assertj.core.api.Assertions.assertThat;

class TokenRulesTests {

	private static final OAuth2TokenValidator<Jwt> VERIFIED = TokenRules.ofVerified(Duration.ofSeconds(30),
			Tokens.CLOCK);

	@Test
	void acceptATokenOfOurs() {
		assertThat(isValid(token().build())).isTrue();
		assertThat(isValid(token().notBefore(Tokens.NOW.plusSeconds(30)).build())).isTrue();
		assertThat(isValid(token().expiresAt(Tokens.NOW.minusSeconds(30)).build())).isTrue();
	}

	@Test
	void acceptATokenThatExpiresBeforeItIsIssued() {
		Map<String, Object> claims = TokenRules.ofClaims()
			.convert(Map.of("sub", "ada", "iat", Tokens.NOW, "exp", Tokens.NOW.minusSeconds(15)));

		assertThat(Jwt.withTokenValue("a.b.c").header("alg", "RS256").claims((all) -> all.putAll(claims)).build())
			.extracting(Jwt::getSubject, Jwt::getExpiresAt)
			.containsExactly("ada", Tokens.NOW.minusSeconds(15));
	}

	@Test
	void refuseATokenAtTheWrongTime() {
		assertThat(isValid(token().notBefore(Tokens.NOW.plusSeconds(31)).build())).isFalse();
		assertThat(isValid(token().expiresAt(Tokens.NOW.minusSeconds(31)).build())).isFalse();
		assertThat(isValid(token().claims((claims) -> claims.remove("exp")).build())).isFalse();
	}

	@ParameterizedTest
	@ValueSource(strings = { "iss", "aud", "sub", "user_id" })
	void refuseATokenThatLacksAClaim(String claim) {
		assertThat(isValid(token().claims((claims) -> claims.remove(claim)).build())).isFalse();
	}

	@ParameterizedTest
	@CsvSource({ "iss, Tweebyte", "sub, ada", "user_id, 00000000-0000-7000-8000-000000000000" })
	void refuseATokenOfOthers(String claim, String value) {
		assertThat(isValid(token().claim(claim, value).build())).isFalse();
	}

	@Test
	void refuseATokenForOthers() {
		assertThat(isValid(token().audience(List.of("other-api")).build())).isFalse();
		assertThat(isValid(token().audience(List.of()).build())).isFalse();
	}

	@ParameterizedTest
	@CsvSource({ "typ, at+jwt", "jku, http://127.0.0.1:1/jwks.json", "b64, false", "cty, JWT", "zip, DEF" })
	void refuseOtherHeaders(String header, String value) {
		assertThat(isValid(token().header(header, value).build())).isFalse();
	}

	@Test
	void refuseATokenThatNamesNoKey() {
		assertThat(isValid(token().headers((headers) -> headers.remove("kid")).build())).isFalse();
	}

	@Test
	void needOnlyAUserBehindAGateway() {
		Jwt.Builder token = Jwt.withTokenValue("a.b.c").header("alg", "RS256").subject(Tokens.USER.toString());

		assertThat(TokenRules.ofUser().validate(token.build()).hasErrors()).isTrue();
		assertThat(TokenRules.ofUser().validate(token.claim("user_id", Tokens.USER.toString()).build()).hasErrors())
			.isFalse();
		assertThat(TokenRules.ofUser().validate(token.subject("ada").claim("user_id", "ada").build()).hasErrors())
			.isTrue();
	}

	@Test
	void refuseTheSubjectOfSwitchedOffTokens() {
		Jwt forged = Jwt.withTokenValue("a.b.c")
			.header("alg", "RS256")
			.claims((claims) -> claims.putAll(Map.of("sub", Ownership.UNRESTRICTED, "user_id", Ownership.UNRESTRICTED)))
			.build();

		assertThat(TokenRules.ofUser().validate(forged).hasErrors()).isTrue();
	}

	private static Jwt.Builder token() {
		return Jwt.withTokenValue("a.b.c")
			.headers((headers) -> headers.putAll(Map.of("alg", "RS256", "typ", "JWT", "kid", "key")))
			.subject(Tokens.USER.toString())
			.claim("user_id", Tokens.USER.toString())
			.issuer("tweebyte")
			.audience(List.of("tweebyte-api"))
			.issuedAt(Instant.EPOCH)
			.notBefore(Tokens.NOW)
			.expiresAt(Tokens.NOW.plusSeconds(3600));
	}

	private static boolean isValid(Jwt token) {
		return !VERIFIED.validate(token).hasErrors();
	}

}
