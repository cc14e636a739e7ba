package io.tweebyte.contracts.validation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.regex.Pattern;

import io.tweebyte.contracts.text.DefaultIgnorable;
import io.tweebyte.contracts.text.Folding;
import io.tweebyte.contracts.text.NameKey;
import io.tweebyte.contracts.text.PlainText;
import jakarta.validation.Constraint;
import jakarta.validation.ConstraintValidator;
import jakarta.validation.ConstraintValidatorContext;
import jakarta.validation.Payload;

/**
 * A user name, checked after normalisation to NFC. Its key has bounds of its own, because
 * a letter may stand for several or be a part of one.
 */
@Constraint(validatedBy = UserName.Validator.class)
@Retention(RetentionPolicy.RUNTIME)
@Target({ ElementType.FIELD, ElementType.PARAMETER })
public @interface UserName {

	String MESSAGE = "must have 3 to 30 letters, marks, digits, '_', '.' or '-', "
			+ "neither begin nor end with '.' or '-', and have no invisible characters; "
			+ "marks must follow a letter, at most three in a row.";

	String message() default MESSAGE;

	Class<?>[] groups() default {};

	Class<? extends Payload>[] payload() default {};

	class Validator implements ConstraintValidator<UserName, String> {

		private static final int MIN = 3;

		private static final int MAX = 30;

		private static final Pattern FORM = Pattern.compile("(?![.-])(?:\\p{L}\\p{M}{0,3}+|[\\p{Nd}_.-])++(?<![.-])");

		@Override
		public boolean isValid(String name, ConstraintValidatorContext context) {
			return name == null || isUserName(name);
		}

		static boolean isUserName(String name) {
			// the length first: a huge text is neither normalised nor matched
			return name.length() <= MAX * 8 && isNormalisedName(Folding.normalise(name));
		}

		private static boolean isNormalisedName(String name) {
			int length = PlainText.length(name);
			return length >= MIN && length <= MAX && FORM.matcher(name).matches() && !DefaultIgnorable.isIn(name)
					&& NameKey.isAllowed(NameKey.of(name));
		}

	}

}
