package io.tweebyte.shared.token;

import java.util.List;

import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.error.ErrorKind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

class BearerTokenTests {

	@ParameterizedTest
	@ValueSource(strings = { "Bearer a.b-_.c", "bearer a.b-_.c", "BEARER  a.b-_.c ", "Bearer \ta.b-_.c" })
	void readsTheToken(String header) {
		assertThat(BearerToken.read(List.of(header))).isEqualTo("a.b-_.c");
	}

	@Test
	void asksForATokenWhereNoneIs() {
		assertThat(challenge(List.of())).isEqualTo("Bearer");
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "Bearer", "Bearer ", "Bearer a", "Bearer a.b", "Bearer a.b.", "Bearer .b.c",
			"Bearer a..c", "Bearer a.b.c.d", "Bearer a.b.c.d.e", "a.b.c", "Bearera.b.c", "Basic YTpi",
			"Bearer a.b.c, Bearer a.b.c", "Bearer a.b.c d", "Bearer a+b.c.d", "Bearer a=.b.c", "Bearer a.b.\u00e9",
			"Bearer a.b.c\u0000", " Bearer a.b.c" })
	void refusesMalformedTokens(String header) {
		assertThat(challenge(List.of(header))).isEqualTo("Bearer error=\"invalid_token\"");
	}

	@Test
	void refusesTwoHeadersEvenWhenTheyAreTheSame() {
		assertThat(challenge(List.of("Bearer a.b.c", "Bearer a.b.c"))).isEqualTo("Bearer error=\"invalid_token\"");
	}

	@Test
	void boundsTheLength() {
		assertThat(BearerToken.read(List.of("Bearer a.b." + "c".repeat(4092)))).hasSize(4096);
		assertThat(challenge(List.of("Bearer a.b." + "c".repeat(4093)))).contains("invalid_token");
		assertThat(challenge(List.of("Bearer a.b." + "c".repeat(60_000)))).contains("invalid_token");
	}

	private static String challenge(List<String> headers) {
		ContractException failure = catchThrowableOfType(ContractException.class, () -> BearerToken.read(headers));
		assertThat(failure.kind()).isEqualTo(ErrorKind.UNAUTHENTICATED);
		return failure.header("WWW-Authenticate").orElseThrow();
	}

}
