package io.tweebyte.contracts.user;

import io.tweebyte.contracts.validation.AnyField;
import io.tweebyte.contracts.validation.AnyField.PartialRequest;
import io.tweebyte.contracts.validation.BirthDate;
import io.tweebyte.contracts.validation.EmailAddress;
import io.tweebyte.contracts.validation.ConstraintMessages;
import io.tweebyte.contracts.validation.NewPassword;
import io.tweebyte.contracts.validation.PasswordIsNotName;
import io.tweebyte.contracts.validation.PasswordIsNotName.PasswordChoice;
import io.tweebyte.contracts.validation.PresentedPassword;
import io.tweebyte.contracts.validation.ReadableText;
import io.tweebyte.contracts.validation.UserName;

/** A {@link UserUpdate} bound from the fields of a form. */
@AnyField
@PasswordIsNotName
public record UserUpdateForm(@UserName String userName, @EmailAddress String email, @NewPassword String password,
		@ReadableText(min = 0, max = 500, message = ConstraintMessages.BIOGRAPHY) String biography, Boolean isPrivate,
		@BirthDate String birthDate,
		@PresentedPassword String currentPassword) implements PartialRequest, PasswordChoice {

	public UserUpdate toUpdate() {
		return new UserUpdate(this.userName, this.email, this.password, this.biography, this.isPrivate, this.birthDate,
				this.currentPassword);
	}

	@Override
	public boolean namesAnyField() {
		return toUpdate().namesAnyField();
	}

	@Override
	public String toString() {
		return "UserUpdateForm[...]";
	}

}
