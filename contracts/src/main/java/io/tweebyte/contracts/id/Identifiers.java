package io.tweebyte.contracts.id;

import java.util.Optional;
import java.util.UUID;
import java.util.regex.Pattern;

import com.fasterxml.uuid.Generators;
import com.fasterxml.uuid.impl.TimeBasedEpochRandomGenerator;

/**
 * Ids of users, tweets and everything else: UUIDs of version 7 (RFC 9562), whose order
 * follows the time they were made.
 */
public final class Identifiers {

	/** What an id must look like, for error answers. */
	public static final String SENTENCE = "must be a UUID.";

	private static final Pattern FORM = Pattern.compile("[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}");

	private static final TimeBasedEpochRandomGenerator GENERATOR = Generators.timeBasedEpochRandomGenerator();

	private Identifiers() {
	}

	/**
	 * Makes a new id.
	 * @return an id that nobody has yet
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
		return FORM.matcher(text).matches() ? Optional.of(UUID.fromString(text)) : Optional.empty();
	}

}
