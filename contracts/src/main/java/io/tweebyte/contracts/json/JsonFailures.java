package io.tweebyte.contracts.json;

import java.util.List;
import java.util.UUID;

import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.contracts.id.Identifiers;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JacksonException.Reference;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.databind.exc.MismatchedInputException;

public final class JsonFailures {

	// the only body that may be a bare list is a list of ids
	private static final String BARE_LIST = "ids";

	private JsonFailures() {
	}

	/** Returns 400 with the field of another type, or for the body as a whole. */
	public static ApiException explain(JacksonException failure) {
		if (failure instanceof StreamConstraintsException) {
			return ApiException.badRequest(Messages.JSON_TOO_LARGE);
		}
		if (failure instanceof MismatchedInputException mismatch && !mismatch.getPath().isEmpty()) {
			return ApiException.invalid(field(mismatch.getPath().getFirst()), message(mismatch));
		}
		return ApiException.badRequest(Messages.MALFORMED_JSON);
	}

	private static String field(Reference reference) {
		return (reference.getPropertyName() != null) ? reference.getPropertyName() : BARE_LIST;
	}

	private static String message(MismatchedInputException mismatch) {
		Class<?> wanted = mismatch.getTargetType();
		if (wanted == UUID.class) {
			boolean inList = mismatch.getPath().getLast().getPropertyName() == null;
			return inList ? Identifiers.LIST_MESSAGE : Identifiers.MESSAGE;
		}
		if (wanted == Boolean.class || wanted == boolean.class) {
			return "must be true or false.";
		}
		if (wanted == Integer.class || wanted == int.class) {
			return "must be a number.";
		}
		return (wanted != null && List.class.isAssignableFrom(wanted)) ? "must be a list." : "must be text.";
	}

}
