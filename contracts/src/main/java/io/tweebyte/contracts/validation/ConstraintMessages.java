package io.tweebyte.contracts.validation;

public final class ConstraintMessages {

	public static final String REQUIRED = "is required.";

	public static final String PRESENTED_EMAIL = "must be text of at most 254 characters without control characters.";

	public static final String BIOGRAPHY = "must have at most 500 characters, not white space alone, "
			+ "and no control characters but newline and tab.";

	private ConstraintMessages() {
	}

}
