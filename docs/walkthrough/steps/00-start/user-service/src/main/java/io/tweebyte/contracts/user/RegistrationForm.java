package io.tweebyte.contracts.user;

import java.time.LocalDate;

import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonProperty;
import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.text.Folding;
import io.tweebyte.contracts.text.NameKey;
import io.tweebyte.contracts.validation.BiographyRule;
import io.tweebyte.contracts.validation.BirthDateRule;
import io.tweebyte.contracts.validation.EmailRule;
import io.tweebyte.contracts.validation.PasswordRule;
import io.tweebyte.contracts.validation.UserNameRule;
import io.tweebyte.contracts.validation.Violations;

/**
 * A registration as the client's form sends it. Forms spell the names in camelCase.
 *
 * @param userName the name to be known by
 * @param email the address to log in with
 * @param password the password
 * @param biography what the user says of himself, optional
 * @param isPrivate whether the account is private; absent means public
 * @param birthDate the date of birth
 */
public record RegistrationForm(@JsonProperty("user_name") @JsonAlias("userName") String userName,
		@JsonProperty("email") String email, @JsonProperty("password") String password,
		@JsonProperty("biography") String biography,
		@JsonProperty("is_private") @JsonAlias("isPrivate") Boolean isPrivate,
		@JsonProperty("birth_date") @JsonAlias("birthDate") String birthDate) {

	/**
	 * Checks the form.
	 * @param today the present day in UTC
	 * @return the registration, normalised
	 * @throws ApiException 400 with all that is wrong
	 */
	public Registration validated(LocalDate today) {
		new Violations().require("user_name", this.userName, UserNameRule::violation)
			.require("email", this.email, EmailRule::violation)
			.require("password", this.password, PasswordRule::violation)
			.allow("biography", this.biography, BiographyRule::violation)
			.require("birth_date", this.birthDate, BirthDateRule.violation(today))
			.throwIfAny();
		return new Registration(Folding.normalise(this.userName), NameKey.of(this.userName),
				Folding.normalise(this.email), Folding.fold(this.email), this.password, emptyToNull(this.biography),
				Boolean.TRUE.equals(this.isPrivate), BirthDateRule.parse(this.birthDate).orElseThrow());
	}

	private static String emptyToNull(String text) {
		return (text == null || text.isEmpty()) ? null : text;
	}

	@Override
	public String toString() {
		return "RegistrationForm[...]";
	}

	/**
	 * A registration that keeps all rules.
	 *
	 * @param userName the name in NFC
	 * @param userNameKey the key of the name
	 * @param email the address in NFC
	 * @param emailKey the address, folded
	 * @param password the password
	 * @param biography the biography, or null
	 * @param isPrivate whether the account is private
	 * @param birthDate the date of birth
	 */
	public record Registration(String userName, String userNameKey, String email, String emailKey, String password,
			String biography, boolean isPrivate, LocalDate birthDate) {

		@Override
		public String toString() {
			return "Registration[...]";
		}

	}

}
