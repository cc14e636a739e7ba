package io.tweebyte.tweet.entity;

import java.util.Set;
import java.util.UUID;

import io.tweebyte.contracts.id.Identifiers;

/**
 * The authors whose tweets a reader may see even though their accounts are private.
 *
 * @param everyone whether that is every author, because ownership is not checked
 * @param ids otherwise the reader and the users whom the reader follows
 */
public record ReadableAuthors(boolean everyone, Set<UUID> ids) {

	/** Every author. */
	public static final ReadableAuthors EVERYONE = new ReadableAuthors(true, Set.of());

	/**
	 * Returns whether an author is one of them.
	 * @return whether the reader may see what the author posts, private or not
	 */
	public boolean contains(UUID author) {
		return this.everyone || this.ids.contains(author);
	}

	/**
	 * The ids as the statements search them.
	 * @return the ids in PostgreSQL's order
	 */
	public UUID[] sorted() {
		return this.ids.stream().sorted(Identifiers.ORDER).toArray(UUID[]::new);
	}

}
