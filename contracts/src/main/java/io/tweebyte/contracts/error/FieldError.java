package io.tweebyte.contracts.error;

import java.io.Serializable;
import java.util.Comparator;

import com.fasterxml.jackson.annotation.JsonProperty;

/**
 * What is wrong with one field of a request.
 *
 * @param message an English sentence that says what the field must be
 */
public record FieldError(@JsonProperty("field") String field,
		@JsonProperty("message") String message) implements Comparable<FieldError>, Serializable {

	private static final Comparator<FieldError> ORDER = Comparator.comparing(FieldError::field)
		.thenComparing(FieldError::message);

	@Override
	public int compareTo(FieldError other) {
		return ORDER.compare(this, other);
	}

}
