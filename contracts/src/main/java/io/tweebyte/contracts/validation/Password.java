package io.tweebyte.contracts.validation;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

import io.tweebyte.contracts.text.PlainText;
import jakarta.validation.Constraint;
import jakarta.validation.ConstraintValidator;
import jakarta.validation.ConstraintValidatorContext;
import jakarta.validation.Payload;

/**
 * A password of at most 72 bytes, because bcrypt ignores what comes after them. One to
 * compare with the stored one may be short, which is wrong, but not malformed.
 */
@Constraint(validatedBy = Password.Validator.class)
@Retention(RetentionPolicy.RUNTIME)
@Target({ ElementType.FIELD, ElementType.PARAMETER })
public @interface Password {

	String MESSAGE = "must have at most 72 bytes in UTF-8, not white space alone, "
			+ "and no control characters but newline and tab.";

	String CHOSEN_MESSAGE = "must have 8 to 72 bytes in UTF-8, not white space alone, "
			+ "and no control characters but newline and tab.";

	String MOST_USED_MESSAGE = "must not be one of the most used passwords.";

	/** Whether the user chooses it: 8 bytes or more, none of the most used passwords. */
	boolean chosen() default false;

	String message() default MESSAGE;

	Class<?>[] groups() default {};

	Class<? extends Payload>[] payload() default {};

	class Validator implements ConstraintValidator<Password, String> {

		private static final int MIN_CHOSEN = 8;

		private static final int MAX = 72;

		/** The 1,000 that attackers try first; the file names source and licence. */
		private static final Set<String> MOST_USED = read();

		private boolean chosen;

		@Override
		public void initialize(Password constraint) {
			this.chosen = constraint.chosen();
		}

		@Override
		public boolean isValid(String password, ConstraintValidatorContext context) {
			if (password == null || (this.chosen ? isChosen(password) : isPassword(password, 1))) {
				return true;
			}
			if (this.chosen) {
				context.disableDefaultConstraintViolation();
				context
					.buildConstraintViolationWithTemplate(
							isPassword(password, MIN_CHOSEN) ? MOST_USED_MESSAGE : CHOSEN_MESSAGE)
					.addConstraintViolation();
			}
			return false;
		}

		static boolean isChosen(String password) {
			return isPassword(password, MIN_CHOSEN) && !MOST_USED.contains(password.toLowerCase(Locale.ROOT));
		}

		private static boolean isPassword(String text, int minBytes) {
			// the length first: a huge text is not encoded
			if (text.length() > MAX) {
				return false;
			}
			int bytes = text.getBytes(StandardCharsets.UTF_8).length;
			return bytes >= minBytes && bytes <= MAX && !PlainText.hasForbiddenCharacter(text)
					&& !PlainText.isBlank(text);
		}

		private static Set<String> read() {
			try (BufferedReader lines = new BufferedReader(new InputStreamReader(
					Password.class.getResourceAsStream("most-used-passwords.txt"), StandardCharsets.UTF_8))) {
				return lines.lines().filter(line -> !line.startsWith("#")).collect(Collectors.toUnmodifiableSet());
			}
			catch (IOException ex) {
				throw new UncheckedIOException(ex);
			}
		}

	}

}
