package io.tweebyte.contracts.user;

import java.time.LocalDate;
import java.util.List;

import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.error.FieldError;
import io.tweebyte.contracts.error.Sentences;
import io.tweebyte.contracts.user.UserUpdate.Changes;
import io.tweebyte.contracts.validation.BiographyRule;
import io.tweebyte.contracts.validation.BirthDateRule;
import io.tweebyte.contracts.validation.EmailRule;
import io.tweebyte.contracts.validation.PasswordRule;
import io.tweebyte.contracts.validation.UserNameRule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNoException;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

class UserUpdateTests {

	private static final LocalDate TODAY = LocalDate.of(2026, 11, 21);

	@Test
	void normalisesWhatItTakes() {
		UserUpdate update = new UserUpdate("E\u0301va", "E\u0301va@Example.ORG", "a secret", "e\u0301", true,
				"31/12/1990", "old");
		assertThat(update.validated(TODAY)).isEqualTo(new Changes("\u00c9va", "\u00e9va", "\u00c9va@Example.ORG",
				"\u00e9va@example.org", "a secret", "e\u0301", true, LocalDate.of(1990, 12, 31), "old"));
	}

	private static List<UserUpdate> singles() {
		return List.of(new UserUpdate("ada", null, null, null, null, null, null),
				new UserUpdate(null, "a@b.c", null, null, null, null, null),
				new UserUpdate(null, null, "a secret", null, null, null, null),
				new UserUpdate(null, null, null, "", null, null, null),
				new UserUpdate(null, null, null, null, false, null, null),
				new UserUpdate(null, null, null, null, null, "1990-12-31", null));
	}

	@ParameterizedTest
	@MethodSource("singles")
	void leavesWhatIsNotNamedAsItIs(UserUpdate update) {
		Changes changes = update.validated(TODAY);
		assertThat(changes.userName()).isEqualTo(update.userName());
		assertThat(changes.userNameKey()).isEqualTo(update.userName());
		assertThat(changes.email()).isEqualTo(update.email());
		assertThat(changes.emailKey()).isEqualTo(update.email());
		assertThat(changes.password()).isEqualTo(update.password());
		assertThat(changes.biography()).isEqualTo(update.biography());
		assertThat(changes.isPrivate()).isEqualTo(update.isPrivate());
		assertThat(changes.birthDate()).isEqualTo((update.birthDate() != null) ? LocalDate.of(1990, 12, 31) : null);
		assertThat(changes.currentPassword()).isNull();
		assertThat(changes.needCurrentPassword()).isEqualTo(update.email() != null || update.password() != null);
	}

	@Test
	void mustNameAFieldThatCanBeChanged() {
		assertThat(failure(new UserUpdate(null, null, null, null, null, null, null)))
			.hasMessage(Sentences.NO_KNOWN_FIELD);
		assertThat(failure(new UserUpdate(null, null, null, null, null, null, "current")))
			.hasMessage(Sentences.NO_KNOWN_FIELD);
	}

	@Test
	void tellsAllThatIsWrong() {
		UserUpdate update = new UserUpdate("", "", "", " ", null, "", "");
		assertThat(failure(update).errors()).containsExactly(new FieldError("biography", BiographyRule.SENTENCE),
				new FieldError("birth_date", BirthDateRule.SENTENCE),
				new FieldError("current_password", PasswordRule.PRESENTED_SENTENCE),
				new FieldError("email", EmailRule.SENTENCE), new FieldError("password", PasswordRule.SENTENCE),
				new FieldError("user_name", UserNameRule.SENTENCE));
	}

	@Test
	void takesNeitherTheNewNameNorTheNewAddressAsPassword() {
		UserUpdate name = new UserUpdate("Ada_Lovelace", null, "ada_lovelace", null, null, null, "old");
		assertThat(failure(name).errors()).containsExactly(new FieldError("password", PasswordRule.OWN_SENTENCE));
		UserUpdate address = new UserUpdate(null, "countess@b.c", "Countess", null, null, null, "old");
		assertThat(failure(address).errors()).containsExactly(new FieldError("password", PasswordRule.OWN_SENTENCE));
	}

	@Test
	void takesNeitherTheKeptNameNorTheKeptAddressAsPassword() {
		Changes changes = new UserUpdate(null, null, "ada_lovelace", null, null, null, "old").validated(TODAY);
		assertThat(catchThrowableOfType(ContractException.class, () -> changes.checkPassword("Ada_Lovelace", "a@b.c"))
			.errors()).containsExactly(new FieldError("password", PasswordRule.OWN_SENTENCE));
		assertThat(catchThrowableOfType(ContractException.class, () -> changes.checkPassword("Ada", "Ada_Lovelace@b.c"))
			.errors()).containsExactly(new FieldError("password", PasswordRule.OWN_SENTENCE));
		assertThatNoException().isThrownBy(() -> changes.checkPassword("Ada", "a@b.c"));
	}

	@Test
	void takesTheNameAndTheAddressThatAreGivenUp() {
		Changes changes = new UserUpdate("Ada", "a@b.c", "ada_lovelace", null, null, null, "old").validated(TODAY);
		assertThatNoException().isThrownBy(() -> changes.checkPassword("Ada_Lovelace", "ada_lovelace@b.c"));
		Changes others = new UserUpdate("Ada", null, null, null, null, null, null).validated(TODAY);
		assertThatNoException().isThrownBy(() -> others.checkPassword("Ada_Lovelace", "a@b.c"));
	}

	@ParameterizedTest
	@ValueSource(strings = { "\ud83d", "a\u0000",
			"1234567890123456789012345678901234567890123456789012345678901234567890123" })
	void comparesNoCurrentPasswordThatNoneCanBe(String current) {
		UserUpdate update = new UserUpdate(null, "a@b.c", null, null, null, null, current);
		assertThat(failure(update).errors()).extracting(FieldError::field).containsExactly("current_password");
	}

	@Test
	void keepsSecretsOutOfLogs() {
		UserUpdate update = new UserUpdate("ada", "ada@b.c", "ada-secret", "ada", null, "1990-12-31", "ada-old");
		assertThat(update).hasToString("UserUpdate[...]");
		assertThat(update.validated(TODAY)).hasToString("Changes[...]");
	}

	private static ContractException failure(UserUpdate update) {
		return catchThrowableOfType(ContractException.class, () -> update.validated(TODAY));
	}

}
