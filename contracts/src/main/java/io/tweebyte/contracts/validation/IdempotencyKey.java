package io.tweebyte.contracts.validation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.media.Schema;
import jakarta.validation.Constraint;
import jakarta.validation.Payload;
import jakarta.validation.ReportAsSingleViolation;
import jakarta.validation.constraints.Pattern;

/** The key that a client repeats so that a repeated request has no further effect. */
@Pattern(regexp = "[!-~]{1,100}", message = IdempotencyKey.MESSAGE)
@ReportAsSingleViolation
@Parameter(description = "The same key in a repeated request, so that nothing more is stored",
		schema = @Schema(types = "string", minLength = 1, maxLength = 100))
@Constraint(validatedBy = {})
@Retention(RetentionPolicy.RUNTIME)
@Target({ ElementType.FIELD, ElementType.PARAMETER })
public @interface IdempotencyKey {

	String MESSAGE = "must be 1 to 100 visible ASCII characters, given once.";

	String message() default MESSAGE;

	Class<?>[] groups() default {};

	Class<? extends Payload>[] payload() default {};

}
