package io.tweebyte.shared.settings;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

import jakarta.validation.Constraint;
import jakarta.validation.Payload;
import jakarta.validation.ReportAsSingleViolation;
import jakarta.validation.constraints.NotNull;
import org.hibernate.validator.constraints.time.DurationMax;
import org.hibernate.validator.constraints.time.DurationMin;

/**
 * A time that ends. Less than a millisecond would be cut to zero, which means endless to
 * many libraries; more days do not fit the milliseconds of others.
 */
@NotNull
@DurationMin(millis = 1)
@DurationMax(days = 24)
@ReportAsSingleViolation
@Constraint(validatedBy = {})
@Target(ElementType.FIELD)
@Retention(RetentionPolicy.RUNTIME)
public @interface TimeLimit {

	String message() default "must be a time from 1 ms to 24 days";

	Class<?>[] groups() default {};

	Class<? extends Payload>[] payload() default {};

}
