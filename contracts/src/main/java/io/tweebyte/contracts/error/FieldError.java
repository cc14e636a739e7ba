package io.tweebyte.contracts.error;

import java.io.Serializable;
import java.util.Comparator;

import io.swagger.v3.oas.annotations.media.Schema;

/** What is wrong with one field of a request: what the field must be. */
@Schema(requiredProperties = { "field", "message" })
public record FieldError(String field, String message) implements Comparable<FieldError>, Serializable {

	private static final Comparator<FieldError> ORDER = Comparator.comparing(FieldError::field)
		.thenComparing(FieldError::message);

	@Override
	public int compareTo(FieldError other) {
		return ORDER.compare(this, other);
	}

}
