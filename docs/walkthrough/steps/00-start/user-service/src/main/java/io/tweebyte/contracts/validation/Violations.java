package io.tweebyte.contracts.validation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.FieldError;

/**
 * Collects all that is wrong with one source of a request (its path and query, or its
 * body), so that a client learns of it at once.
 */
public final class Violations {

	/** What is said of a field that must be there and is not. */
	public static final String REQUIRED = "is required.";

	private final List<FieldError> errors = new ArrayList<>();

	/**
	 * Adds a violation.
	 * @param field the field to blame
	 * @param message what it must be
	 * @return this
	 */
	public Violations add(String field, String message) {
		this.errors.add(new FieldError(field, message));
		return this;
	}

	/**
	 * Holds a value that must be there against a rule.
	 * @param <T> the type of the value
	 * @param field the field
	 * @param value its value, null when absent
	 * @param rule gives the violation, or empty
	 * @return this
	 */
	public <T> Violations require(String field, T value, Function<T, Optional<String>> rule) {
		return (value != null) ? allow(field, value, rule) : add(field, REQUIRED);
	}

	/**
	 * Holds a value that may be absent against a rule.
	 * @param <T> the type of the value
	 * @param field the field
	 * @param value its value, null when absent
	 * @param rule gives the violation, or empty
	 * @return this
	 */
	public <T> Violations allow(String field, T value, Function<T, Optional<String>> rule) {
		if (value != null) {
			rule.apply(value).ifPresent(message -> add(field, message));
		}
		return this;
	}

	/**
	 * Ends the check.
	 * @throws ApiException 400 with all violations, if there are any
	 */
	public void throwIfAny() {
		if (!this.errors.isEmpty()) {
			throw ApiException.invalid(this.errors);
		}
	}

}
