package io.tweebyte.shared.token;

import java.util.List;

import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.ErrorKind;
import io.tweebyte.contracts.error.Messages;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import org.springframework.security.authentication.AuthenticationServiceException;
import org.springframework.security.authentication.InsufficientAuthenticationException;
import org.springframework.security.oauth2.core.OAuth2AuthenticationException;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

class TokenProblemsTests {

	@ParameterizedTest
	@ValueSource(strings = { "Bearer a.b-_.c", "bearer a.b-_.c", "BEARER  a.b-_.c ", "Bearer \ta.b-_.c" })
	void findsTheToken(String header) {
		assertThat(TokenProblems.findToken(List.of(header))).isEqualTo("a.b-_.c");
	}

	@Test
	void findsNoTokenWhereNoneIs() {
		assertThat(TokenProblems.findToken(List.of())).isNull();
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "Bearer", "Bearer ", "Bearer a", "Bearer a.b", "Bearer a.b.", "Bearer .b.c",
			"Bearer a..c", "Bearer a.b.c.d", "Bearer a.b.c.d.e", "a.b.c", "Bearera.b.c", "Basic YTpi",
			"Bearer a.b.c, Bearer a.b.c", "Bearer a.b.c d", "Bearer a+b.c.d", "Bearer a=.b.c", "Bearer a.b.\u00e9",
			"Bearer a.b.c\u0000", " Bearer a.b.c" })
	void refusesOtherCredentials(String header) {
		assertRefused(header);
	}

	@Test
	void refusesTwoTokensEvenWhenTheyAreTheSame() {
		assertRefused("Bearer a.b.c", "Bearer a.b.c");
	}

	@Test
	void boundsTheLength() {
		assertThat(TokenProblems.findToken(List.of("Bearer a.b." + "c".repeat(4092)))).hasSize(4096);
		assertRefused("Bearer a.b." + "c".repeat(4093));
		assertRefused("Bearer a.b." + "c".repeat(60_000));
	}

	private static void assertRefused(String... headers) {
		assertThatExceptionOfType(OAuth2AuthenticationException.class)
			.isThrownBy(() -> TokenProblems.findToken(List.of(headers)))
			.satisfies((refusal) -> assertThat(refusal.getError().getErrorCode()).isEqualTo("invalid_token"));
	}

	@Test
	void requestsATokenWhereThereIsNone() {
		ApiException problem = TokenProblems.explain(new InsufficientAuthenticationException("none"));

		assertThat(problem).hasMessage(Messages.TOKEN_MISSING);
		assertThat(problem.headers()).containsEntry("WWW-Authenticate", "Bearer");
	}

	@Test
	void doesNotTellWhatIsWrongWithAToken() {
		ApiException problem = TokenProblems.explain(new OAuth2AuthenticationException("invalid_token"));

		assertThat(problem).hasMessage(Messages.TOKEN_INVALID);
		assertThat(problem.headers()).containsEntry("WWW-Authenticate", "Bearer error=\"invalid_token\"");
	}

	@Test
	void isUnavailableWithoutKeys() {
		ApiException problem = TokenProblems.explain(new AuthenticationServiceException("no keys"));

		assertThat(problem.kind()).isEqualTo(ErrorKind.SERVICE_UNAVAILABLE);
		assertThat(problem.headers()).containsEntry("Retry-After", "1");
	}

}
