package io.tweebyte.contracts.user;

import java.util.List;

import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.error.FieldError;
import io.tweebyte.contracts.user.LoginRequest.Credentials;
import io.tweebyte.contracts.validation.PasswordRule;
import io.tweebyte.contracts.validation.Violations;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

class LoginRequestTests {

	@Test
	void foldsTheAddressAndKeepsThePassword() {
		assertThat(new LoginRequest("ADA@E\u0301xample.org", "Pass \u00e9\u0301").validated())
			.isEqualTo(new Credentials("ada@\u00e9xample.org", "Pass \u00e9\u0301"));
	}

	@Test
	void needsBothFields() {
		assertThat(errors(new LoginRequest(null, null))).containsExactly(new FieldError("email", Violations.REQUIRED),
				new FieldError("password", Violations.REQUIRED));
	}

	@ParameterizedTest
	@ValueSource(strings = { "x", "no-address", "a@b", "\ud83d\ude00" })
	void leavesAddressesThatNobodyHasToTheLookUp(String email) {
		assertThat(new LoginRequest(email, "x").validated()).isEqualTo(new Credentials(email, "x"));
	}

	@ParameterizedTest
	@ValueSource(strings = { "", " ", "\u3000", "a\u0000@b.c", "a\r\n@b.c", "\ud83d" })
	void refusesWhatIsNoText(String email) {
		assertThat(errors(new LoginRequest(email, "password")))
			.containsExactly(new FieldError("email", LoginRequest.EMAIL_SENTENCE));
	}

	@Test
	void boundsTheAddress() {
		assertThat(new LoginRequest("a".repeat(254), "x").validated().emailKey()).hasSize(254);
		assertThat(errors(new LoginRequest("a".repeat(255), "x"))).hasSize(1);
		assertThat(errors(new LoginRequest("a".repeat(1_000_000), "x"))).hasSize(1);
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "   ", "\u0000",
			"1234567890123456789012345678901234567890123456789012345678901234567890123" })
	void refusesWhatNoPasswordIs(String password) {
		assertThat(errors(new LoginRequest("a@b.c", password)))
			.containsExactly(new FieldError("password", PasswordRule.PRESENTED_SENTENCE));
	}

	@Test
	void keepsSecretsOutOfLogs() {
		LoginRequest request = new LoginRequest("ada@example.org", "secret");
		assertThat(request).hasToString("LoginRequest[...]");
		assertThat(request.validated()).hasToString("Credentials[...]");
	}

	private static List<FieldError> errors(LoginRequest request) {
		return catchThrowableOfType(ContractException.class, request::validated).errors();
	}

}
