package io.tweebyte.contracts.user;

import java.time.LocalDate;

import io.tweebyte.contracts.error.FieldError;
import io.tweebyte.contracts.user.RegistrationForm.Registration;
import io.tweebyte.contracts.validation.BirthDate;
import io.tweebyte.contracts.validation.EmailAddress;
import io.tweebyte.contracts.validation.ConstraintMessages;
import io.tweebyte.contracts.validation.Password;
import io.tweebyte.contracts.validation.UserName;
import io.tweebyte.contracts.validation.Validation;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class RegistrationFormTests {

	@Test
	void normalisesWhatItTakes() {
		RegistrationForm form = new RegistrationForm("E\u0301va", "E\u0301va@Example.ORG", "Pass e\u0301\u0301",
				"e\u0301", true, "31/12/1990");
		assertThat(Validation.errors(form)).isEmpty();
		assertThat(form.toRegistration()).isEqualTo(new Registration("\u00c9va", "\u00e9va", "\u00c9va@Example.ORG",
				"\u00e9va@example.org", "Pass e\u0301\u0301", "e\u0301", true, LocalDate.of(1990, 12, 31)));
	}

	@Test
	void isPublicAndSilentByDefault() {
		Registration registration = new RegistrationForm("ada", "a@b.c", "a secret", null, null, "1990-12-31")
			.toRegistration();
		assertThat(registration.isPrivate()).isFalse();
		assertThat(registration.biography()).isNull();
		assertThat(new RegistrationForm("ada", "a@b.c", "a secret", "", false, "1990-12-31").toRegistration())
			.isEqualTo(registration);
	}

	@Test
	void tellsAllThatIsMissing() {
		RegistrationForm form = new RegistrationForm(null, null, null, null, null, null);
		assertThat(Validation.errors(form)).containsExactly(new FieldError("birthDate", "is required."),
				new FieldError("email", "is required."), new FieldError("password", "is required."),
				new FieldError("userName", "is required."));
	}

	@Test
	void tellsAllThatIsWrong() {
		RegistrationForm form = new RegistrationForm("a", "a", "a", " ", null, "2026-11-21");
		assertThat(Validation.errors(form)).containsExactly(new FieldError("biography", ConstraintMessages.BIOGRAPHY),
				new FieldError("birthDate", BirthDate.MESSAGE), new FieldError("email", EmailAddress.MESSAGE),
				new FieldError("password", Password.CHOSEN_MESSAGE), new FieldError("userName", UserName.MESSAGE));
	}

	@Test
	void takesTheNameOrTheAddressAsPassword() {
		RegistrationForm name = new RegistrationForm("Ada_Lovelace", "a@b.c", "Ada_Lovelace", null, null, "1990-12-31");
		assertThat(Validation.errors(name)).isEmpty();
		RegistrationForm address = new RegistrationForm("ada", "countess@b.c", "countess@b.c", null, null,
				"1990-12-31");
		assertThat(Validation.errors(address)).isEmpty();
	}

	@Test
	void comparesNamesByTheirKey() {
		RegistrationForm form = new RegistrationForm("\uff21daStra\u00dfe", "a@b.c", "a secret", null, null,
				"1990-12-31");
		assertThat(form.toRegistration().userName()).isEqualTo("\uff21daStra\u00dfe");
		assertThat(form.toRegistration().userNameKey()).isEqualTo("adastrasse");
	}

	@Test
	void keepsSecretsOutOfLogs() {
		RegistrationForm form = new RegistrationForm("ada", "ada@b.c", "ada-secret", "ada", null, "1990-12-31");
		assertThat(form).hasToString("RegistrationForm[...]");
		assertThat(form.toRegistration()).hasToString("Registration[...]");
	}

}
