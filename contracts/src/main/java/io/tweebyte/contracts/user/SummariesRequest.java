package io.tweebyte.contracts.user;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.List;
import java.util.UUID;

import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.contracts.text.NameKey;
import io.tweebyte.contracts.validation.FieldViolation;
import io.tweebyte.contracts.validation.NoNulls;
import io.tweebyte.contracts.validation.PlainTexts;
import jakarta.validation.Constraint;
import jakarta.validation.ConstraintValidator;
import jakarta.validation.ConstraintValidatorContext;
import jakarta.validation.Payload;
import jakarta.validation.constraints.Size;

/**
 * Requests many user summaries at once, by id, by name, or some by each.
 *
 * @param ids at most {@value #MAX}; null for none
 * @param names in any case, at most {@value #MAX}; null for none
 */
@SummariesRequest.IdsOrNames
public record SummariesRequest(
		@Size(max = SummariesRequest.MAX,
				message = Identifiers.LIST_MESSAGE) @NoNulls(message = Identifiers.LIST_MESSAGE) List<UUID> ids,
		@Size(max = SummariesRequest.MAX, message = SummariesRequest.NAMES_MESSAGE) @PlainTexts(
				message = SummariesRequest.NAMES_MESSAGE) List<String> names) {

	public static final int MAX = Identifiers.MAX_AT_ONCE;

	public static final String NAMES_MESSAGE = "must be a list of at most 1000 texts.";

	public List<UUID> distinctIds() {
		return (this.ids != null) ? this.ids.stream().distinct().toList() : List.of();
	}

	public List<String> nameKeys() {
		return (this.names != null) ? this.names.stream().map(NameKey::of).distinct().toList() : List.of();
	}

	/**
	 * At least one of the two lists is given. The violation is reported on {@code ids}.
	 */
	@Constraint(validatedBy = IdsOrNames.Validator.class)
	@Retention(RetentionPolicy.RUNTIME)
	@Target(ElementType.TYPE)
	public @interface IdsOrNames {

		String MESSAGE = "must be given, or names.";

		String message() default MESSAGE;

		Class<?>[] groups() default {};

		Class<? extends Payload>[] payload() default {};

		class Validator implements ConstraintValidator<IdsOrNames, SummariesRequest> {

			@Override
			public boolean isValid(SummariesRequest request, ConstraintValidatorContext context) {
				boolean valid = request == null || request.ids() != null || request.names() != null;
				if (!valid) {
					FieldViolation.report(context, "ids");
				}
				return valid;
			}

		}

	}

}
