package io.tweebyte.shared.http;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

import io.tweebyte.contracts.error.ContractException;

/**
 * What a client repeats so that a repeated request has no further effect.
 */
public final class IdempotencyKey {

	/** What is said of a key that breaks the rule. */
	public static final String SENTENCE = "must be 1 to 100 visible ASCII characters, given once.";

	private static final Pattern FORM = Pattern.compile("[!-~]{1,100}");

	private IdempotencyKey() {
	}

	/**
	 * Reads the header.
	 * @param values the values of {@code Idempotency-Key}, none when there is no such
	 * header
	 * @return the key, or empty when there is none
	 * @throws ContractException 400 when it breaks the rule
	 */
	public static Optional<String> parse(List<String> values) {
		if (values.isEmpty()) {
			return Optional.empty();
		}
		if (values.size() > 1 || !FORM.matcher(values.getFirst()).matches()) {
			throw ContractException.invalid(HeaderNames.IDEMPOTENCY_KEY, SENTENCE);
		}
		return Optional.of(values.getFirst());
	}

}
