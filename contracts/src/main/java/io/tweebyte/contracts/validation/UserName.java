package io.tweebyte.contracts.validation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.regex.Pattern;

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

	int MIN = 3;

	/** In code points. The schema repeats it. */
	int MAX = 30;

	String MESSAGE = "must have " + MIN + " to " + MAX + " letters, marks, digits, '_', '.' or '-', "
			+ "neither begin nor end with '.' or '-', and have no invisible characters; "
			+ "marks must follow a letter, at most three in a row.";

	String message() default MESSAGE;

	Class<?>[] groups() default {};

	Class<? extends Payload>[] payload() default {};

	class Validator implements ConstraintValidator<UserName, String> {

		private static final Pattern FORM = Pattern.compile("(?![.-])(?:\\p{L}\\p{M}{0,3}+|[\\p{Nd}_.-])++(?<![.-])");

		/**
		 * The characters that are not shown where they have no effect: Unicode's property
		 * {@code Default_Ignorable_Code_Point}, unassigned code points included, from
		 * {@code DerivedCoreProperties.txt} of Unicode 17. The JDK does not have it; a
		 * test compares the ranges with ICU's.
		 */
		private static final Pattern DEFAULT_IGNORABLE = Pattern
			.compile("[\\u00ad\\u034f\\u061c\\u115f-\\u1160\\u17b4-\\u17b5"
					+ "\\u180b-\\u180f\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0"
					+ "\\ufff0-\\ufff8\\x{1bca0}-\\x{1bca3}\\x{1d173}-\\x{1d17a}\\x{e0000}-\\x{e0fff}]");

		@Override
		public boolean isValid(String name, ConstraintValidatorContext context) {
			return name == null || isUserName(name);
		}

		private static boolean isUserName(String name) {
			// the length first: a huge text is neither normalised nor matched
			return name.length() <= MAX * 8 && isNormalisedName(Folding.normalise(name));
		}

		private static boolean isNormalisedName(String name) {
			int length = PlainText.length(name);
			return length >= MIN && length <= MAX && FORM.matcher(name).matches() && !hasDefaultIgnorable(name)
					&& NameKey.isAllowed(NameKey.of(name));
		}

		static boolean hasDefaultIgnorable(String name) {
			return DEFAULT_IGNORABLE.matcher(name).find();
		}

	}

}
