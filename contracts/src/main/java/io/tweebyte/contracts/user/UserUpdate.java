package io.tweebyte.contracts.user;

import java.time.LocalDate;
import java.util.Objects;
import java.util.stream.Stream;

import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonProperty;
import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.error.Sentences;
import io.tweebyte.contracts.text.Folding;
import io.tweebyte.contracts.text.NameKey;
import io.tweebyte.contracts.validation.BiographyRule;
import io.tweebyte.contracts.validation.BirthDateRule;
import io.tweebyte.contracts.validation.EmailRule;
import io.tweebyte.contracts.validation.PasswordRule;
import io.tweebyte.contracts.validation.UserNameRule;
import io.tweebyte.contracts.validation.Violations;

/**
 * What a user wants to change of the own account; a field that is null stays as it is.
 *
 * @param email the new address; needs {@code currentPassword}
 * @param password the new password; needs {@code currentPassword}
 * @param biography the new biography; an empty one takes it back
 * @param isPrivate whether the account is private from now on
 * @param currentPassword the password that is valid now
 */
public record UserUpdate(@JsonProperty("user_name") @JsonAlias("userName") String userName,
		@JsonProperty("email") String email, @JsonProperty("password") String password,
		@JsonProperty("biography") String biography,
		@JsonProperty("is_private") @JsonAlias("isPrivate") Boolean isPrivate,
		@JsonProperty("birth_date") @JsonAlias("birthDate") String birthDate,
		@JsonProperty("current_password") @JsonAlias("currentPassword") String currentPassword) {

	/**
	 * Checks the update.
	 * @param today the present day in UTC
	 * @throws ContractException 400 when nothing would change, or with all that is wrong
	 */
	public Changes validated(LocalDate today) {
		if (Stream.of(this.userName, this.email, this.password, this.biography, this.isPrivate, this.birthDate)
			.allMatch(Objects::isNull)) {
			throw ContractException.badRequest(Sentences.NO_KNOWN_FIELD);
		}
		new Violations().allow("user_name", this.userName, UserNameRule::violation)
			.allow("email", this.email, EmailRule::violation)
			.allow("password", this.password, PasswordRule.violation(this.userName, this.email))
			.allow("biography", this.biography, BiographyRule::violation)
			.allow("birth_date", this.birthDate, BirthDateRule.violation(today))
			.allow("current_password", this.currentPassword, PasswordRule::presentedViolation)
			.throwIfAny();
		return new Changes(normalise(this.userName), key(this.userName), normalise(this.email), fold(this.email),
				this.password, this.biography, this.isPrivate, birthDate(this.birthDate), this.currentPassword);
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
		return (text != null) ? BirthDateRule.parse(text).orElseThrow() : null;
	}

	@Override
	public String toString() {
		return "UserUpdate[...]";
	}

	/**
	 * Changes that keep all rules; null stands for what stays.
	 *
	 * @param biography the new biography, empty to take it back
	 * @param isPrivate whether the account is private
	 * @param currentPassword the password that is valid now
	 */
	public record Changes(String userName, String userNameKey, String email, String emailKey, String password,
			String biography, Boolean isPrivate, LocalDate birthDate, String currentPassword) {

		/**
		 * Tells whether the changes are of the kind that a stolen token alone must not
		 * make.
		 * @return whether the current password must be right
		 */
		public boolean needCurrentPassword() {
			return this.password != null || this.email != null;
		}

		/**
		 * Checks that a new password is not the name or the e-mail address that the user
		 * keeps. A new name or address has been checked already.
		 * @param storedName the name that is stored
		 * @param storedEmail the e-mail address that is stored
		 * @throws ContractException 400 when it is
		 */
		public void checkPassword(String storedName, String storedEmail) {
			String keptName = (this.userName != null) ? null : storedName;
			String keptEmail = (this.email != null) ? null : storedEmail;
			new Violations()
				.allow("password", this.password, text -> PasswordRule.ownViolation(text, keptName, keptEmail))
				.throwIfAny();
		}

		@Override
		public String toString() {
			return "Changes[...]";
		}

	}

}
