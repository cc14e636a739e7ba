package io.tweebyte.contracts.user;

import java.time.LocalDate;

import io.tweebyte.contracts.text.Folding;
import io.tweebyte.contracts.text.NameKey;
import io.tweebyte.contracts.validation.BirthDate;
import io.tweebyte.contracts.validation.EmailAddress;
import io.tweebyte.contracts.validation.ConstraintMessages;
import io.tweebyte.contracts.validation.Password;
import io.tweebyte.contracts.validation.ReadableText;
import io.tweebyte.contracts.validation.UserName;
import jakarta.validation.constraints.NotNull;

/** A registration form; the account is public unless {@code isPrivate} is true. */
public record RegistrationForm(@NotNull(message = ConstraintMessages.REQUIRED) @UserName String userName,
		@NotNull(message = ConstraintMessages.REQUIRED) @EmailAddress String email,
		@NotNull(message = ConstraintMessages.REQUIRED) @Password(chosen = true) String password,
		@ReadableText(min = 0, max = 500, message = ConstraintMessages.BIOGRAPHY) String biography, Boolean isPrivate,
		@NotNull(message = ConstraintMessages.REQUIRED) @BirthDate String birthDate) {

	public Registration toRegistration() {
		return new Registration(Folding.normalise(this.userName), NameKey.of(this.userName),
				Folding.normalise(this.email), Folding.fold(this.email), this.password,
				"".equals(this.biography) ? null : this.biography, Boolean.TRUE.equals(this.isPrivate),
				BirthDate.Validator.parse(this.birthDate).orElseThrow());
	}

	@Override
	public String toString() {
		return "RegistrationForm[...]";
	}

	public record Registration(String userName, String userNameKey, String email, String emailKey, String password,
			String biography, boolean isPrivate, LocalDate birthDate) {

		@Override
		public String toString() {
			return "Registration[...]";
		}

	}

}
