package io.tweebyte.contracts.id;

import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

import com.fasterxml.uuid.Generators;
import com.fasterxml.uuid.impl.TimeBasedEpochRandomGenerator;

/**
 * Ids of users, tweets and everything else: UUIDs of version 7 (RFC 9562), whose order
 * follows the time they were made.
 */
public final class Identifiers {

	/** What an id must look like, for error responses. */
	public static final String MESSAGE = "must be a UUID.";

	/** How many ids one request may name. */
	public static final int MAX_AT_ONCE = 1000;

	/** What a list of ids must look like. */
	public static final String LIST_MESSAGE = "must be a list of at most 1000 UUIDs.";

	/** The order in which PostgreSQL sorts ids, which is not that of {@link UUID}. */
	public static final Comparator<UUID> ORDER = (one, other) -> {
		int halves = Long.compareUnsigned(one.getMostSignificantBits(), other.getMostSignificantBits());
		return (halves != 0) ? halves
				: Long.compareUnsigned(one.getLeastSignificantBits(), other.getLeastSignificantBits());
	};

	/** Where the dashes are; all else is hexadecimal. */
	private static final String FORM = "00000000-0000-0000-0000-000000000000";

	private static final TimeBasedEpochRandomGenerator GENERATOR = Generators.timeBasedEpochRandomGenerator();

	private Identifiers() {
	}

	/**
	 * Makes a new id.
	 * @return a unique id
	 */
	public static UUID next() {
		return GENERATOR.generate();
	}

	/**
	 * Reads an id, more strictly than {@link UUID#fromString}, which also takes
	 * {@code 1-1-1-1-1}.
	 * @param text the id as a client wrote it
	 * @return the id, or empty when the text is not one
	 */
	public static Optional<UUID> parse(String text) {
		return isOne(text) ? Optional.of(UUID.fromString(text)) : Optional.empty();
	}

	/**
	 * By hand, since a thousand of them come in one request: a pattern took a quarter of
	 * its CPU.
	 */
	private static boolean isOne(String text) {
		if (text.length() != FORM.length()) {
			return false;
		}
		for (int index = 0; index < FORM.length(); index++) {
			char character = text.charAt(index);
			boolean fits = (FORM.charAt(index) == '-') ? character == '-' : HexFormat.isHexDigit(character);
			if (!fits) {
				return false;
			}
		}
		return true;
	}

	/**
	 * Checks an id.
	 * @param text the id as a client wrote it
	 * @return the violation, or empty
	 */
	public static Optional<String> violation(String text) {
		return isOne(text) ? Optional.empty() : Optional.of(MESSAGE);
	}

	/**
	 * Checks a list of ids.
	 * @param texts the ids as a client wrote them
	 * @return the violation, or empty
	 */
	public static Optional<String> listViolation(List<String> texts) {
		boolean valid = texts.size() <= MAX_AT_ONCE && texts.stream().allMatch(text -> text != null && isOne(text));
		return valid ? Optional.empty() : Optional.of(LIST_MESSAGE);
	}

	/**
	 * Reads a list of ids.
	 * @param texts the ids as a client wrote them
	 * @return those that are ids, each once, in the order in which they came first
	 */
	public static List<UUID> parseAll(List<String> texts) {
		return texts.stream().map(Identifiers::parse).flatMap(Optional::stream).distinct().toList();
	}

}
