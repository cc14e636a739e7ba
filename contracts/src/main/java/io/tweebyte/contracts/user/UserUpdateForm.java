package io.tweebyte.contracts.user;

import java.util.Optional;

import io.tweebyte.contracts.error.FieldError;
import io.tweebyte.contracts.validation.BirthDate;
import io.tweebyte.contracts.validation.EmailAddress;
import io.tweebyte.contracts.validation.ConstraintMessages;
import io.tweebyte.contracts.validation.Password;
import io.tweebyte.contracts.validation.ReadableText;
import io.tweebyte.contracts.validation.SelfValidating;
import io.tweebyte.contracts.validation.UserName;

/** A {@link UserUpdate} bound from the fields of a form. */
public record UserUpdateForm(@UserName String userName, @EmailAddress String email,
		@Password(chosen = true) String password,
		@ReadableText(min = 0, max = 500, message = ConstraintMessages.BIOGRAPHY) String biography, Boolean isPrivate,
		@BirthDate String birthDate, @Password String currentPassword) implements SelfValidating {

	public UserUpdate toUpdate() {
		return new UserUpdate(this.userName, this.email, this.password, this.biography, this.isPrivate, this.birthDate,
				this.currentPassword);
	}

	@Override
	public Optional<FieldError> violation() {
		return toUpdate().violation();
	}

	@Override
	public String toString() {
		return "UserUpdateForm[...]";
	}

}
