package io.tweebyte.contracts.validation;

import java.util.List;
import java.util.Optional;

import io.tweebyte.contracts.error.FieldError;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class PasswordIsNotNameTests {

	@ParameterizedTest
	@ValueSource(strings = { "Ada_Lovelace", "ADA_LOVELACE", "\uff21da_Lovelace", "countess@Example.ORG",
			"COUNTESS@example.org", "countess", "Countess" })
	void refusesWhatIsTheUsers(String password) {
		assertThat(errors("Ada_Lovelace", "countess@example.org", password))
			.containsExactly(new FieldError("password", PasswordIsNotName.MESSAGE));
		assertThat(errors(null, null, password)).isEmpty();
	}

	@ParameterizedTest
	@ValueSource(strings = { "Ada_Lovelace1", "AdaLovelace", "example.org", "countess@", "countess@example.com",
			"countess@example", "ountess@example.org" })
	void takesWhatOnlyContainsIt(String password) {
		assertThat(errors("Ada_Lovelace", "countess@example.org", password)).isEmpty();
	}

	@ParameterizedTest
	@CsvSource({ "ada, must have 8 to 72 bytes", "insomnia, must not be one of the most used" })
	void isSilentWhenThePasswordIsInvalidAnyway(String name, String message) {
		assertThat(errors(name, null, name)).singleElement()
			.satisfies((error) -> assertThat(error.message()).startsWith(message));
	}

	@Test
	void takesNoPassword() {
		assertThat(errors("Ada_Lovelace", "countess@example.org", null)).isEmpty();
		assertThat(PasswordIsNotName.violation(null, "Ada_Lovelace", "countess@example.org")).isEmpty();
	}

	@ParameterizedTest
	@ValueSource(strings = { "Ada_Lovelace", "ADA_LOVELACE", "\uff21da_Lovelace", "countess@Example.ORG",
			"COUNTESS@example.org", "countess", "Countess" })
	void knowsWhatIsTheUsers(String password) {
		assertThat(PasswordIsNotName.violation(password, "Ada_Lovelace", "countess@example.org"))
			.contains(new FieldError("password", PasswordIsNotName.MESSAGE));
		assertThat(PasswordIsNotName.violation(password, null, null)).isEmpty();
	}

	@ParameterizedTest
	@ValueSource(strings = { "Ada_Lovelace1", "AdaLovelace", "example.org", "countess@", "countess@example.com",
			"countess@example", "ountess@example.org" })
	void knowsWhatOnlyContainsIt(String password) {
		assertThat(PasswordIsNotName.violation(password, "Ada_Lovelace", "countess@example.org")).isEmpty();
	}

	@Test
	void leavesInvalidNamesAndAddressesToTheirConstraints() {
		assertThat(PasswordIsNotName.violation("-ada-ada-", "-ada-ada-", "ada@ada@")).isEmpty();
		assertThat(PasswordIsNotName.violation("ada@ada@", "-ada-ada-", "ada@ada@")).isEmpty();
		assertThat(
				PasswordIsNotName.violation("a long secret", "e" + "\u0301".repeat(1_000_000), "e@".repeat(1_000_000)))
			.isEmpty();
	}

	private static List<FieldError> errors(String userName, String email, String password) {
		return Validation.errors(new Validated(userName, email, password));
	}

	private record Validated(String userName, String email,
			@Password(chosen = true) String password) implements SelfValidating {

		@Override
		public Optional<FieldError> violation() {
			return PasswordIsNotName.violation(this.password, this.userName, this.email);
		}
	}

}
