package io.tweebyte.shared.user;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;

import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.contracts.user.UserReference;
import io.tweebyte.contracts.user.UserSummary;
import io.tweebyte.shared.http.Degraded;

/** The users found for a response; if {@code complete}, all others do not exist. */
public record KnownUsers(Map<UUID, UserSummary> found, boolean complete) {

	public static KnownUsers of(Collection<UserSummary> users) {
		Map<UUID, UserSummary> byId = new HashMap<>();
		// what Redis holds may be malformed
		users.stream().filter(KnownUsers::isWhole).forEach((user) -> byId.put(user.id(), user));
		return new KnownUsers(byId, false);
	}

	public static boolean isWhole(UserSummary user) {
		return user != null && user.id() != null && user.userName() != null && user.createdAt() != null;
	}

	/** Adds the users that the user service found; all others do not exist. */
	public KnownUsers completedBy(List<UserSummary> others) {
		Map<UUID, UserSummary> all = of(others).found();
		all.putAll(this.found);
		return new KnownUsers(all, true);
	}

	public Optional<UserSummary> find(UUID userId) {
		return Optional.ofNullable(this.found.get(userId));
	}

	/** Fails with 404, or 503 when it is unknown whether the user exists. */
	public UserSummary get(UUID userId) {
		if (isUndecided(userId)) {
			throw ApiException.unavailable(Messages.SERVICE_UNAVAILABLE);
		}
		return find(userId).orElseThrow(() -> ApiException.notFound(Messages.USER_NOT_FOUND));
	}

	public boolean isUndecided(UUID userId) {
		return !this.complete && !this.found.containsKey(userId);
	}

	public boolean isPrivate(UUID userId) {
		return find(userId).map(UserSummary::isPrivate).orElse(false);
	}

	/** Fails with 403 or 404 unless a user is one of those whom the reader may see. */
	public void check(UUID userId, Set<UUID> readable) {
		if (!readable.contains(userId)) {
			throw find(userId).isPresent() ? ApiException.forbidden(Messages.PRIVATE_ACCOUNT)
					: ApiException.notFound(Messages.USER_NOT_FOUND);
		}
	}

	public UserReference reference(UUID userId) {
		return find(userId).map(UserReference::of).orElseGet(() -> UserReference.unknown(userId));
	}

	/** Returns users in the same order, without those who do not exist. */
	public List<UserReference> references(List<UUID> userIds) {
		return userIds.stream()
			.filter((userId) -> !this.complete || this.found.containsKey(userId))
			.map(this::reference)
			.toList();
	}

	public String name(UUID userId) {
		return find(userId).map(UserSummary::userName).orElse(null);
	}

	public List<Degraded> missing() {
		return this.complete ? List.of() : List.of(Degraded.USERS);
	}

}
