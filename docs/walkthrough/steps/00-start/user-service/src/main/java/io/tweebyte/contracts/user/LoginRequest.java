package io.tweebyte.contracts.user;

import java.util.Optional;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.text.Folding;
import io.tweebyte.contracts.text.PlainText;
import io.tweebyte.contracts.validation.PasswordRule;
import io.tweebyte.contracts.validation.Violations;

/**
 * A log-in as the client sends it.
 *
 * @param email the e-mail address, compared without case
 * @param password the password
 */
public record LoginRequest(@JsonProperty("email") String email, @JsonProperty("password") String password) {

	/** What is said of an e-mail that no account can have. */
	public static final String EMAIL_SENTENCE = "must be text of at most 254 characters without control characters.";

	private static final int MAX_EMAIL = 254;

	/**
	 * Checks the request.
	 * @return what to look up and compare
	 * @throws ApiException 400 when a field is missing or cannot be right
	 */
	public Credentials validated() {
		new Violations().require("email", this.email, LoginRequest::emailViolation)
			.require("password", this.password, PasswordRule::presentedViolation)
			.throwIfAny();
		return new Credentials(Folding.fold(this.email), this.password);
	}

	private static Optional<String> emailViolation(String email) {
		boolean valid = email.length() <= MAX_EMAIL && !PlainText.isBlank(email)
				&& !PlainText.hasForbiddenCharacter(email);
		return valid ? Optional.empty() : Optional.of(EMAIL_SENTENCE);
	}

	@Override
	public String toString() {
		return "LoginRequest[...]";
	}

	/**
	 * A log-in ready to be compared.
	 *
	 * @param emailKey the folded e-mail address
	 * @param password the password
	 */
	public record Credentials(String emailKey, String password) {

		@Override
		public String toString() {
			return "Credentials[...]";
		}

	}

}
