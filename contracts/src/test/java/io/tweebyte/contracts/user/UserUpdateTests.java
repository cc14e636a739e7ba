package io.tweebyte.contracts.user;

import java.time.LocalDate;
import java.util.List;

import io.tweebyte.contracts.error.FieldError;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.contracts.json.ContractJson;
import io.tweebyte.contracts.user.UserUpdate.Changes;
import io.tweebyte.contracts.validation.BirthDate;
import io.tweebyte.contracts.validation.EmailAddress;
import io.tweebyte.contracts.validation.ConstraintMessages;
import io.tweebyte.contracts.validation.Password;
import io.tweebyte.contracts.validation.UserName;
import io.tweebyte.contracts.validation.Validation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.json.JsonMapper;

import static org.assertj.core.api.Assertions.assertThat;

class UserUpdateTests {

	@Test
	void normalisesWhatItTakes() {
		UserUpdate update = new UserUpdate("E\u0301va", "E\u0301va@Example.ORG", "a secret", "e\u0301", true,
				"31/12/1990", "old");
		assertThat(update.toChanges()).isEqualTo(new Changes("\u00c9va", "\u00e9va", "\u00c9va@Example.ORG",
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
		assertThat(errors(update)).isEmpty();
		Changes changes = update.toChanges();
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
		assertThat(errors(new UserUpdate(null, null, null, null, null, null, null)))
			.containsExactly(new FieldError("", Messages.NO_KNOWN_FIELD));
		assertThat(errors(new UserUpdate(null, null, null, null, null, null, "current")))
			.containsExactly(new FieldError("", Messages.NO_KNOWN_FIELD));
	}

	@Test
	void tellsAllThatIsWrong() {
		UserUpdate update = new UserUpdate("", "", "", " ", null, "", "");
		assertThat(errors(update)).containsExactly(new FieldError("biography", ConstraintMessages.BIOGRAPHY),
				new FieldError("birthDate", BirthDate.MESSAGE), new FieldError("currentPassword", Password.MESSAGE),
				new FieldError("email", EmailAddress.MESSAGE), new FieldError("password", Password.CHOSEN_MESSAGE),
				new FieldError("userName", UserName.MESSAGE));
	}

	@Test
	void takesTheNewNameOrTheNewAddressAsPassword() {
		assertThat(errors(new UserUpdate("Ada_Lovelace", null, "Ada_Lovelace", null, null, null, "old"))).isEmpty();
		assertThat(errors(new UserUpdate(null, "countess@b.c", "countess@b.c", null, null, null, "old"))).isEmpty();
	}

	@ParameterizedTest
	@ValueSource(strings = { "\ud83d", "a\u0000",
			"1234567890123456789012345678901234567890123456789012345678901234567890123" })
	void comparesNoCurrentPasswordThatNoneCanBe(String current) {
		UserUpdate update = new UserUpdate(null, "a@b.c", null, null, null, null, current);
		assertThat(errors(update)).extracting(FieldError::field).containsExactly("currentPassword");
	}

	@Test
	void keepsSecretsOutOfLogs() {
		UserUpdate update = new UserUpdate("ada", "ada@b.c", "ada-secret", "ada", null, "1990-12-31", "ada-old");
		assertThat(update).hasToString("UserUpdate[...]");
		assertThat(update.toChanges()).hasToString("Changes[...]");
	}

	@Test
	void isTheSameFromAForm() {
		UserUpdateForm form = new UserUpdateForm("Ada", "a@b.c", "a secret", "b", true, "31/12/1990", "old");
		assertThat(form.toUpdate())
			.isEqualTo(new UserUpdate("Ada", "a@b.c", "a secret", "b", true, "31/12/1990", "old"));
		assertThat(form).hasToString("UserUpdateForm[...]");
	}

	@Test
	void readsBothSpellingsOfItsNames() {
		JsonMapper json = ContractJson.mapper();
		UserUpdate update = json.readValue(
				"{\"userName\":\"a\",\"isPrivate\":true,\"birthDate\":\"b\",\"currentPassword\":\"c\"}",
				UserUpdate.class);
		assertThat(update).isEqualTo(new UserUpdate("a", null, null, null, true, "b", "c"));
		String written = json.writeValueAsString(update);
		assertThat(written)
			.isEqualTo("{\"user_name\":\"a\",\"is_private\":true,\"birth_date\":\"b\",\"current_password\":\"c\"}");
		assertThat(json.readValue(written, UserUpdate.class)).isEqualTo(update);
	}

	/** A form has the same errors. */
	private static List<FieldError> errors(UserUpdate update) {
		List<FieldError> errors = Validation.errors(update);
		UserUpdateForm form = new UserUpdateForm(update.userName(), update.email(), update.password(),
				update.biography(), update.isPrivate(), update.birthDate(), update.currentPassword());
		assertThat(Validation.errors(form)).isEqualTo(errors);
		return errors;
	}

}
