package io.tweebyte.contracts.id;

import java.util.Comparator;
import java.util.Optional;
import java.util.UUID;

import com.fasterxml.uuid.Generators;
import com.fasterxml.uuid.impl.NameBasedGenerator;
import com.fasterxml.uuid.impl.TimeBasedEpochRandomGenerator;

/** Ids: UUIDs of version 7 (RFC 9562), in the order of their time, but for hashtags. */
public final class Identifiers {

	public static final String MESSAGE = "must be a UUID.";

	/** The longest list of ids or names in one request. */
	public static final int MAX_AT_ONCE = 1000;

	public static final String LIST_MESSAGE = "must be a list of at most 1000 UUIDs.";

	/** The order in which PostgreSQL sorts ids, which is not that of {@link UUID}. */
	public static final Comparator<UUID> ORDER = (one, other) -> {
		int halves = Long.compareUnsigned(one.getMostSignificantBits(), other.getMostSignificantBits());
		return (halves != 0) ? halves
				: Long.compareUnsigned(one.getLeastSignificantBits(), other.getLeastSignificantBits());
	};

	private static final TimeBasedEpochRandomGenerator GENERATOR = Generators.timeBasedEpochRandomGenerator();

	/** The namespace of our hashtags, so that no other system derives the same ids. */
	private static final NameBasedGenerator HASHTAGS = Generators
		.nameBasedGenerator(UUID.fromString("019c9d5e-6b8a-7c31-9f0e-5d2f7a4c8e16"));

	private Identifiers() {
	}

	public static UUID next() {
		return GENERATOR.generate();
	}

	/**
	 * Computes the id of a hashtag, a UUID of version 5. It does not contain a time,
	 * which would show other users when a private account first used the hashtag.
	 */
	public static UUID ofHashtag(String key) {
		return HASHTAGS.generate(key);
	}

	/**
	 * Reads an id, more strictly than {@link UUID#fromString}, which also accepts
	 * {@code 1-1-1-1-1}. Without a pattern, since one request has up to a thousand ids:
	 * it took a quarter of the CPU.
	 */
	public static Optional<UUID> parse(String text) {
		try {
			return Optional.of(UUID.fromString(text)).filter((id) -> id.toString().equalsIgnoreCase(text));
		}
		catch (IllegalArgumentException ex) {
			return Optional.empty();
		}
	}

}
