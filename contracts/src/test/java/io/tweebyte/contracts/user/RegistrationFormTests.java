package io.tweebyte.contracts.user;

import java.time.LocalDate;

import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.error.FieldError;
import io.tweebyte.contracts.user.RegistrationForm.Registration;
import io.tweebyte.contracts.validation.BiographyRule;
import io.tweebyte.contracts.validation.BirthDateRule;
import io.tweebyte.contracts.validation.EmailRule;
import io.tweebyte.contracts.validation.PasswordRule;
import io.tweebyte.contracts.validation.UserNameRule;
import io.tweebyte.contracts.validation.Violations;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

class RegistrationFormTests {

	private static final LocalDate TODAY = LocalDate.of(2026, 11, 21);

	@Test
	void normalisesWhatItTakes() {
		RegistrationForm form = new RegistrationForm("E\u0301va", "E\u0301va@Example.ORG", "Pass e\u0301\u0301",
				"e\u0301", true, "31/12/1990");
		assertThat(form.validated(TODAY)).isEqualTo(new Registration("\u00c9va", "\u00e9va", "\u00c9va@Example.ORG",
				"\u00e9va@example.org", "Pass e\u0301\u0301", "e\u0301", true, LocalDate.of(1990, 12, 31)));
	}

	@Test
	void isPublicAndSilentByDefault() {
		Registration registration = new RegistrationForm("ada", "a@b.c", "a secret", null, null, "1990-12-31")
			.validated(TODAY);
		assertThat(registration.isPrivate()).isFalse();
		assertThat(registration.biography()).isNull();
		assertThat(new RegistrationForm("ada", "a@b.c", "a secret", "", false, "1990-12-31").validated(TODAY))
			.isEqualTo(registration);
	}

	@Test
	void tellsAllThatIsMissing() {
		RegistrationForm form = new RegistrationForm(null, null, null, null, null, null);
		assertThat(failure(form).errors()).containsExactly(new FieldError("birth_date", Violations.REQUIRED),
				new FieldError("email", Violations.REQUIRED), new FieldError("password", Violations.REQUIRED),
				new FieldError("user_name", Violations.REQUIRED));
	}

	@Test
	void tellsAllThatIsWrong() {
		RegistrationForm form = new RegistrationForm("a", "a", "a", " ", null, "2026-11-21");
		assertThat(failure(form).errors()).containsExactly(new FieldError("biography", BiographyRule.SENTENCE),
				new FieldError("birth_date", BirthDateRule.SENTENCE), new FieldError("email", EmailRule.SENTENCE),
				new FieldError("password", PasswordRule.SENTENCE), new FieldError("user_name", UserNameRule.SENTENCE));
	}

	@Test
	void takesNeitherTheNameNorTheAddressAsPassword() {
		RegistrationForm name = new RegistrationForm("Ada_Lovelace", "a@b.c", "ada_lovelace", null, null, "1990-12-31");
		assertThat(failure(name).errors()).containsExactly(new FieldError("password", PasswordRule.OWN_SENTENCE));
		RegistrationForm address = new RegistrationForm("ada", "countess@b.c", "Countess", null, null, "1990-12-31");
		assertThat(failure(address).errors()).containsExactly(new FieldError("password", PasswordRule.OWN_SENTENCE));
	}

	@Test
	void comparesNamesByTheirKey() {
		RegistrationForm form = new RegistrationForm("\uff21daStra\u00dfe", "a@b.c", "a secret", null, null,
				"1990-12-31");
		assertThat(form.validated(TODAY).userName()).isEqualTo("\uff21daStra\u00dfe");
		assertThat(form.validated(TODAY).userNameKey()).isEqualTo("adastrasse");
	}

	@Test
	void keepsSecretsOutOfLogs() {
		RegistrationForm form = new RegistrationForm("ada", "ada@b.c", "ada-secret", "ada", null, "1990-12-31");
		assertThat(form).hasToString("RegistrationForm[...]");
		assertThat(form.validated(TODAY)).hasToString("Registration[...]");
	}

	private static ContractException failure(RegistrationForm form) {
		return catchThrowableOfType(ContractException.class, () -> form.validated(TODAY));
	}

}
