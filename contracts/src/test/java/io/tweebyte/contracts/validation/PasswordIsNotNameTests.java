package io.tweebyte.contracts.validation;

import java.util.List;

import io.tweebyte.contracts.error.FieldError;
import io.tweebyte.contracts.validation.PasswordIsNotName.PasswordChoice;
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
		assertThat(new PasswordIsNotName.Validator().isValid(null, null)).isTrue();
	}

	@ParameterizedTest
	@ValueSource(strings = { "Ada_Lovelace", "ADA_LOVELACE", "\uff21da_Lovelace", "countess@Example.ORG",
			"COUNTESS@example.org", "countess", "Countess" })
	void knowsWhatIsTheUsers(String password) {
		assertThat(PasswordIsNotName.Validator.isName(password, "Ada_Lovelace", "countess@example.org")).isTrue();
		assertThat(PasswordIsNotName.Validator.isName(password, null, null)).isFalse();
	}

	@ParameterizedTest
	@ValueSource(strings = { "Ada_Lovelace1", "AdaLovelace", "example.org", "countess@", "countess@example.com",
			"countess@example", "ountess@example.org" })
	void knowsWhatOnlyContainsIt(String password) {
		assertThat(PasswordIsNotName.Validator.isName(password, "Ada_Lovelace", "countess@example.org")).isFalse();
	}

	@Test
	void leavesInvalidNamesAndAddressesToTheirConstraints() {
		assertThat(PasswordIsNotName.Validator.isName("-ada-ada-", "-ada-ada-", "ada@ada@")).isFalse();
		assertThat(PasswordIsNotName.Validator.isName("ada@ada@", "-ada-ada-", "ada@ada@")).isFalse();
		assertThat(PasswordIsNotName.Validator.isName("a long secret", "e" + "\u0301".repeat(1_000_000),
				"e@".repeat(1_000_000)))
			.isFalse();
	}

	private static List<FieldError> errors(String userName, String email, String password) {
		return Validation.errors(new Validated(userName, email, password));
	}

	@PasswordIsNotName
	private record Validated(String userName, String email, @NewPassword String password) implements PasswordChoice {
	}

}
