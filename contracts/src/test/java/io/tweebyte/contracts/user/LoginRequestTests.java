package io.tweebyte.contracts.user;

import java.util.List;

import io.tweebyte.contracts.error.FieldError;
import io.tweebyte.contracts.user.LoginRequest.Credentials;
import io.tweebyte.contracts.validation.ConstraintMessages;
import io.tweebyte.contracts.validation.Password;
import io.tweebyte.contracts.validation.Validation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class LoginRequestTests {

	@Test
	void foldsTheAddressAndKeepsThePassword() {
		LoginRequest request = new LoginRequest("ADA@E\u0301xample.org", "Pass \u00e9\u0301");
		assertThat(Validation.errors(request)).isEmpty();
		assertThat(request.toCredentials()).isEqualTo(new Credentials("ada@\u00e9xample.org", "Pass \u00e9\u0301"));
	}

	@Test
	void needsBothFields() {
		assertThat(errors(null, null)).containsExactly(new FieldError("email", "is required."),
				new FieldError("password", "is required."));
	}

	@ParameterizedTest
	@ValueSource(strings = { "x", "no-address", "a@b", "\ud83d\ude00" })
	void leavesAddressesThatNoUserHasToTheLookUp(String email) {
		assertThat(errors(email, "x")).isEmpty();
		assertThat(new LoginRequest(email, "x").toCredentials()).isEqualTo(new Credentials(email, "x"));
	}

	@ParameterizedTest
	@ValueSource(strings = { "", " ", "\u3000", "a\u0000@b.c", "a\r\n@b.c", "\ud83d" })
	void refusesWhatIsNoText(String email) {
		assertThat(errors(email, "password"))
			.containsExactly(new FieldError("email", ConstraintMessages.PRESENTED_EMAIL));
	}

	@Test
	void boundsTheAddress() {
		assertThat(errors("a".repeat(254), "x")).isEmpty();
		assertThat(new LoginRequest("a".repeat(254), "x").toCredentials().emailKey()).hasSize(254);
		assertThat(errors("a".repeat(255), "x")).hasSize(1);
		assertThat(errors("e\u0301".repeat(254), "x")).isEmpty();
		assertThat(errors("e\u0301".repeat(255), "x")).hasSize(1);
		assertThat(errors("a".repeat(1_000_000), "x")).hasSize(1);
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "   ", "\u0000",
			"1234567890123456789012345678901234567890123456789012345678901234567890123" })
	void refusesWhatNoPasswordIs(String password) {
		assertThat(errors("a@b.c", password)).containsExactly(new FieldError("password", Password.MESSAGE));
	}

	@Test
	void keepsSecretsOutOfLogs() {
		LoginRequest request = new LoginRequest("ada@example.org", "secret");
		assertThat(request).hasToString("LoginRequest[...]");
		assertThat(request.toCredentials()).hasToString("Credentials[...]");
		assertThat(new TokenResponse("secret")).hasToString("TokenResponse[...]");
	}

	private static List<FieldError> errors(String email, String password) {
		return Validation.errors(new LoginRequest(email, password));
	}

}
