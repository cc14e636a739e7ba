package io.tweebyte.contracts.validation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.regex.Pattern;

import io.tweebyte.contracts.text.Folding;
import io.tweebyte.contracts.text.PlainText;
import jakarta.validation.Constraint;
import jakarta.validation.ConstraintValidator;
import jakarta.validation.ConstraintValidatorContext;
import jakarta.validation.Payload;

/**
 * An e-mail address, checked after normalisation to NFC. The constraint refuses what
 * cannot be an address; whether it receives mail is unknown.
 */
@Constraint(validatedBy = EmailAddress.Validator.class)
@Retention(RetentionPolicy.RUNTIME)
@Target({ ElementType.FIELD, ElementType.PARAMETER })
public @interface EmailAddress {

	/** In code points. The schema allows for normalisation and lower case. */
	int MAX = 254;

	String MESSAGE = "must be an e-mail address of at most " + MAX + " characters.";

	String message() default MESSAGE;

	Class<?>[] groups() default {};

	Class<? extends Payload>[] payload() default {};

	class Validator implements ConstraintValidator<EmailAddress, String> {

		private static final String LABEL = "[\\p{L}\\p{M}\\p{Nd}]([\\p{L}\\p{M}\\p{Nd}-]{0,61}[\\p{L}\\p{M}\\p{Nd}])?";

		private static final Pattern FORM = Pattern
			.compile("[^\\s@\\p{C}\\p{Z}\"(),:;<>\\[\\\\\\]]{1,64}@" + LABEL + "(\\." + LABEL + ")+");

		@Override
		public boolean isValid(String email, ConstraintValidatorContext context) {
			return email == null || isAddress(email);
		}

		private static boolean isAddress(String email) {
			// the length first: a huge text is neither normalised nor matched
			String normalised = (email.length() <= MAX * 2) ? Folding.normalise(email) : "";
			return PlainText.length(normalised) <= MAX && FORM.matcher(normalised).matches();
		}

	}

}
