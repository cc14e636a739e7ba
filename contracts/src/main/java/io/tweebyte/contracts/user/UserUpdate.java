package io.tweebyte.contracts.user;

import java.time.LocalDate;
import java.util.Objects;
import java.util.stream.Stream;

import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonProperty;
import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.text.Folding;
import io.tweebyte.contracts.text.NameKey;
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

/**
 * The fields of an account that its user wants to change; a field that is null stays as
 * it is. A new address or password needs {@code currentPassword}; an empty biography
 * removes the stored one.
 */
@AnyField
@PasswordIsNotName
public record UserUpdate(@JsonProperty("user_name") @JsonAlias("userName") @UserName String userName,
		@EmailAddress String email, @NewPassword String password,
		@ReadableText(min = 0, max = 500, message = ConstraintMessages.BIOGRAPHY) String biography,
		@JsonProperty("is_private") @JsonAlias("isPrivate") Boolean isPrivate,
		@JsonProperty("birth_date") @JsonAlias("birthDate") @BirthDate String birthDate,
		@JsonProperty("current_password") @JsonAlias("currentPassword") @PresentedPassword String currentPassword)
		implements
			PartialRequest,
			PasswordChoice {

	public Changes toChanges() {
		return new Changes(normalise(this.userName), key(this.userName), normalise(this.email), fold(this.email),
				this.password, this.biography, this.isPrivate, birthDate(this.birthDate), this.currentPassword);
	}

	@Override
	public boolean namesAnyField() {
		return Stream.of(this.userName, this.email, this.password, this.biography, this.isPrivate, this.birthDate)
			.anyMatch(Objects::nonNull);
	}

	private static String normalise(String text) {
		return (text != null) ? Folding.normalise(text) : null;
	}

	private static String key(String userName) {
		return (userName != null) ? NameKey.of(userName) : null;
	}

	private static String fold(String text) {
		return (text != null) ? Folding.fold(text) : null;
	}

	private static LocalDate birthDate(String text) {
		return (text != null) ? BirthDate.Validator.parse(text).orElseThrow() : null;
	}

	@Override
	public String toString() {
		return "UserUpdate[...]";
	}

	public record Changes(String userName, String userNameKey, String email, String emailKey, String password,
			String biography, Boolean isPrivate, LocalDate birthDate, String currentPassword) {

		/** A stolen token alone must not make such changes. */
		public boolean needCurrentPassword() {
			return this.password != null || this.email != null;
		}

		/**
		 * Checks a new password against the name and the address that the user keeps. A
		 * new name or address has been checked already.
		 * @throws ApiException 400 when the password is one of them
		 */
		public void checkPassword(String storedName, String storedEmail) {
			String keptName = (this.userName != null) ? null : storedName;
			String keptEmail = (this.email != null) ? null : storedEmail;
			if (this.password != null && PasswordIsNotName.Validator.isName(this.password, keptName, keptEmail)) {
				throw ApiException.invalid("password", PasswordIsNotName.MESSAGE);
			}
		}

		@Override
		public String toString() {
			return "Changes[...]";
		}

	}

}
