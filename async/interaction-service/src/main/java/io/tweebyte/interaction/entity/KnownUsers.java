package io.tweebyte.interaction.entity;

import java.util.Map;
import java.util.Optional;
import java.util.UUID;

import io.tweebyte.contracts.user.UserReference;
import io.tweebyte.contracts.user.UserSummary;

/**
 * What is known now of the users that an answer needs.
 *
 * @param found those who are known
 * @param complete whether all others do not exist; otherwise nobody can tell
 */
public record KnownUsers(Map<UUID, UserSummary> found, boolean complete) {

	/**
	 * Finds a user.
	 */
	public Optional<UserSummary> find(UUID userId) {
		return Optional.ofNullable(this.found.get(userId));
	}

	/**
	 * Tells whether nobody can say who a user is.
	 * @return false too for one who does not exist
	 */
	public boolean isUndecided(UUID userId) {
		return !this.complete && !this.found.containsKey(userId);
	}

	/**
	 * Refers to a user.
	 * @return all that is known of him
	 */
	public UserReference reference(UUID userId) {
		return find(userId).map(UserReference::of).orElseGet(() -> UserReference.unknown(userId));
	}

	/**
	 * Names a user.
	 * @return his name, or null
	 */
	public String name(UUID userId) {
		return find(userId).map(UserSummary::userName).orElse(null);
	}

}
