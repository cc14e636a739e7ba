package io.tweebyte.contracts.validation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

import io.tweebyte.contracts.text.TweetTokens;
import jakarta.validation.Constraint;
import jakarta.validation.ConstraintValidator;
import jakarta.validation.ConstraintValidatorContext;
import jakarta.validation.Payload;

/** A hashtag to search for, without the number sign and in any case. */
@Constraint(validatedBy = HashtagName.Validator.class)
@Retention(RetentionPolicy.RUNTIME)
@Target({ ElementType.FIELD, ElementType.PARAMETER })
public @interface HashtagName {

	String MESSAGE = "must be a hashtag without '#': letters, marks, digits and '_', "
			+ "at least one of them a letter.";

	String message() default MESSAGE;

	Class<?>[] groups() default {};

	Class<? extends Payload>[] payload() default {};

	class Validator implements ConstraintValidator<HashtagName, String> {

		@Override
		public boolean isValid(String tag, ConstraintValidatorContext context) {
			return tag == null || TweetTokens.isHashtag(tag);
		}

	}

}
