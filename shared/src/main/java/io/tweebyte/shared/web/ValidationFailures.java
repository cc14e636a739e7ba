package io.tweebyte.shared.web;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.UUID;

import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.FieldError;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.contracts.interaction.FollowStatus;
import io.tweebyte.contracts.page.CursorOf;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JacksonException.Reference;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.databind.exc.MismatchedInputException;

import org.springframework.core.MethodParameter;
import org.springframework.util.ClassUtils;
import org.springframework.validation.Errors;
import org.springframework.validation.method.ParameterErrors;
import org.springframework.validation.method.ParameterValidationResult;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.method.annotation.HandlerMethodValidationException;

public final class ValidationFailures {

	private ValidationFailures() {
	}

	/** Returns 400 with all fields, or with the message of the record as a whole. */
	public static ApiException explain(Errors errors) {
		if (errors.hasFieldErrors()) {
			return ApiException.invalid(fields(errors));
		}
		return ApiException.badRequest(errors.getGlobalErrors().getFirst().getDefaultMessage());
	}

	/** Returns 400 with all fields, or with the message of the record as a whole. */
	public static ApiException explain(HandlerMethodValidationException failure) {
		List<FieldError> fields = new ArrayList<>();
		for (ParameterValidationResult parameter : failure.getParameterValidationResults()) {
			if (parameter instanceof ParameterErrors record) {
				if (!record.hasFieldErrors()) {
					return explain(record);
				}
				fields.addAll(fields(record));
			}
			else {
				String name = name(parameter.getMethodParameter());
				parameter.getResolvableErrors()
					.forEach(error -> fields.add(new FieldError(name, error.getDefaultMessage())));
			}
		}
		return ApiException.invalid(fields);
	}

	private static List<FieldError> fields(Errors errors) {
		return errors.getFieldErrors()
			.stream()
			.map(error -> new FieldError(jsonName(error.getField()),
					error.isBindingFailure() ? typeMismatch(errors.getFieldType(error.getField()))
							: error.getDefaultMessage()))
			.distinct()
			.toList();
	}

	/** Returns 400 with the field of another type, or for the body as a whole. */
	public static ApiException explain(JacksonException failure) {
		if (failure instanceof StreamConstraintsException) {
			return ApiException.badRequest(Messages.JSON_TOO_LARGE);
		}
		if (failure instanceof MismatchedInputException mismatch && !mismatch.getPath().isEmpty()) {
			return mismatch(mismatch.getPath(), mismatch.getTargetType());
		}
		return ApiException.badRequest(Messages.MALFORMED_JSON);
	}

	private static ApiException mismatch(List<Reference> path, Class<?> required) {
		// the only body that may be a bare list is a list of ids
		String field = Objects.requireNonNullElse(path.getFirst().getPropertyName(), "ids");
		boolean id = required == UUID.class && path.getLast().getPropertyName() == null;
		return ApiException.invalid(field, id ? Identifiers.LIST_MESSAGE : typeMismatch(required));
	}

	/** Returns what a value must be that is not of the required type, or of null. */
	public static String typeMismatch(Class<?> required) {
		Class<?> type = (required != null) ? ClassUtils.resolvePrimitiveIfNecessary(required) : String.class;
		if (type == UUID.class) {
			return Identifiers.MESSAGE;
		}
		if (type == Instant.class) {
			return "must be a time such as 2026-11-21T03:04:05.000006Z.";
		}
		if (type == FollowStatus.class) {
			return FollowStatus.MESSAGE;
		}
		if (type == Boolean.class) {
			return "must be true or false.";
		}
		if (Number.class.isAssignableFrom(type)) {
			return "must be a number.";
		}
		return List.class.isAssignableFrom(type) ? "must be a list." : "must be text.";
	}

	public static String name(MethodParameter parameter) {
		if (parameter.hasParameterAnnotation(CursorOf.class)) {
			return "before";
		}
		RequestHeader header = parameter.getParameterAnnotation(RequestHeader.class);
		RequestParam query = parameter.getParameterAnnotation(RequestParam.class);
		if (header != null && !header.name().isEmpty()) {
			return header.name();
		}
		return (query != null && !query.name().isEmpty()) ? query.name() : parameter.getParameterName();
	}

	/** The name of a field in JSON; an element of a list has the name of the list. */
	public static String jsonName(String field) {
		return field.replaceFirst("\\[.*", "").replaceAll("([A-Z])", "_$1").toLowerCase(Locale.ROOT);
	}

}
