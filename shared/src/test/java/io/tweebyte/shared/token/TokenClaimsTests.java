package io.tweebyte.shared.token;

import io.tweebyte.contracts.error.ContractException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

class TokenClaimsTests {

	@Test
	void tellTheUserOfAVerifiedToken() {
		assertThat(TokenClaims.ofVerified(Tokens.signed(Tokens.claims())))
			.isEqualTo(new TokenClaims(Tokens.USER, Tokens.NOW));
	}

	@ParameterizedTest
	@ValueSource(strings = { "", ".", "a.b.c", "bnVsbA.e30.e30", "eyJhbGciOiJSUzI1NiJ9.bnVsbA.e30", "e30.e30.e30",
			"e30.W10.e30", "eyJhbGciOiJub25lIn0.e30.", "eyJhbGciOiIifQ.e30.e30", "eyJhbGciOiJSUzI1NiJ9.e30.e30",
			"eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOjF9.e30", "eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJ4IiwidXNlcl9pZCI6IngifQ.e30" })
	void refuseWhatIsNoTokenOfOurs(String token) {
		ContractException failure = catchThrowableOfType(ContractException.class, () -> TokenClaims.ofVerified(token));
		assertThat(failure.header("WWW-Authenticate")).contains("Bearer error=\"invalid_token\"");
	}

	@Test
	void refuseTwoDifferentUsers() {
		String token = Tokens.signed(Tokens.with("user_id", "0197a3c4-0000-7000-8000-000000000002"));
		assertThat(catchThrowableOfType(ContractException.class, () -> TokenClaims.ofVerified(token))).isNotNull();
	}

}
