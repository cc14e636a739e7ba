package io.tweebyte.shared.tweet;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;

import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.contracts.user.UserReference;
import io.tweebyte.contracts.user.UserSummary;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.http.Partial;
import io.tweebyte.shared.user.KnownUsers;

/**
 * The authors whose tweets a reader may see even though their accounts are private:
 * everyone when ownership is not checked, otherwise the reader and the users whom the
 * reader follows.
 */
public record ReadableAuthors(boolean everyone, Set<UUID> ids) {

	public static final ReadableAuthors EVERYONE = new ReadableAuthors(true, Set.of());

	public static ReadableAuthors of(UUID reader, List<UUID> followed) {
		Set<UUID> ids = new HashSet<>(followed);
		ids.add(reader);
		return new ReadableAuthors(false, ids);
	}

	/** Returns the ids in PostgreSQL's order, as the statements search them. */
	public UUID[] sorted() {
		return this.ids.stream().sorted(Identifiers.ORDER).toArray(UUID[]::new);
	}

	/**
	 * Returns those authors of tweets whose tweets the reader may see. Some are known by
	 * id alone when not all users are known.
	 * @throws ApiException 503 when it is unknown whether an author is private
	 */
	public Partial<Map<UUID, UserReference>> open(Set<UUID> authors, KnownUsers known, Caller reader) {
		Map<UUID, UserReference> open = new HashMap<>();
		for (UUID author : authors) {
			UserSummary user = known.find(author).orElse(null);
			boolean readable = this.everyone || this.ids.contains(author);
			if (known.isUndecided(author) && !readable) {
				throw ApiException.unavailable(Messages.SERVICE_UNAVAILABLE);
			}
			if (user != null && (readable || !user.isPrivate())) {
				open.put(author, UserReference.of(user));
			}
			else if (user == null && readable && (reader.is(author) || known.isUndecided(author))) {
				open.put(author, UserReference.unknown(author));
			}
		}
		return new Partial<>(open, known.missing());
	}

}
