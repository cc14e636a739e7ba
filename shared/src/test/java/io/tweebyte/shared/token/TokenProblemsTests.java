package io.tweebyte.shared.token;

import java.util.List;

import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.error.ErrorKind;
import io.tweebyte.contracts.error.Sentences;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import org.springframework.security.authentication.AuthenticationServiceException;
import org.springframework.security.authentication.InsufficientAuthenticationException;
import org.springframework.security.oauth2.core.OAuth2AuthenticationException;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

class TokenProblemsTests {

	@Test
	void findsTheToken() {
		assertThat(TokenProblems.findToken(List.of("Bearer a.b.c"))).isEqualTo("a.b.c");
		assertThat(TokenProblems.findToken(List.of())).isNull();
	}

	@ParameterizedTest
	@ValueSource(strings = { "Basic YWRhOnNlc2FtZQ==", "Bearer", "Bearer a.b", "" })
	void refusesOtherCredentials(String header) {
		assertThatExceptionOfType(OAuth2AuthenticationException.class)
			.isThrownBy(() -> TokenProblems.findToken(List.of(header)));
	}

	@Test
	void refusesTwoTokens() {
		assertThatExceptionOfType(OAuth2AuthenticationException.class)
			.isThrownBy(() -> TokenProblems.findToken(List.of("Bearer a.b.c", "Bearer a.b.c")));
	}

	@Test
	void requestsATokenWhereThereIsNone() {
		ContractException problem = TokenProblems.explain(new InsufficientAuthenticationException("none"));

		assertThat(problem).hasMessage(Sentences.TOKEN_MISSING);
		assertThat(problem.header("WWW-Authenticate")).hasValue("Bearer");
	}

	@Test
	void doesNotTellWhatIsWrongWithAToken() {
		ContractException problem = TokenProblems.explain(new OAuth2AuthenticationException("invalid_token"));

		assertThat(problem).hasMessage(Sentences.TOKEN_INVALID);
		assertThat(problem.header("WWW-Authenticate")).hasValue("Bearer error=\"invalid_token\"");
	}

	@Test
	void isUnavailableWithoutKeys() {
		ContractException problem = TokenProblems.explain(new AuthenticationServiceException("no keys"));

		assertThat(problem.kind()).isEqualTo(ErrorKind.SERVICE_UNAVAILABLE);
		assertThat(problem.header("Retry-After")).hasValue("1");
	}

}
