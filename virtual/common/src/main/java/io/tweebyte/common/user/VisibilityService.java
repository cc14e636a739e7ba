package io.tweebyte.common.user;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.tweebyte.common.privacy.PrivateAccountsCopy;
import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.user.KnownUsers;

import org.springframework.stereotype.Service;

@Service
public class VisibilityService {

	private final AcceptedFollows follows;

	private final UserDirectory users;

	private final PrivateAccountsCopy copy;

	VisibilityService(AcceptedFollows follows, UserDirectory users, PrivateAccountsCopy copy) {
		this.follows = follows;
		this.users = users;
		this.copy = copy;
	}

	/** Returns the authors whom the reader may read, or fails with 503 when unknown. */
	public Set<UUID> readable(Collection<UUID> authors, KnownUsers users, Caller reader) {
		if (isUndecided(authors, users, reader)) {
			throw ApiException.unavailable(Messages.SERVICE_UNAVAILABLE);
		}
		List<UUID> existing = authors.stream()
			.filter((author) -> reader.is(author) || users.find(author).isPresent())
			.toList();
		return listed(existing, users, reader);
	}

	private static boolean isUndecided(Collection<UUID> userIds, KnownUsers users, Caller reader) {
		return userIds.stream().anyMatch((userId) -> !reader.is(userId) && users.isUndecided(userId));
	}

	/**
	 * Returns those not known to be private, the reader, and whom the reader follows.
	 * Fails with 503 when neither the user service nor a current copy knows all.
	 */
	public Set<UUID> listed(Collection<UUID> userIds, KnownUsers users, Caller reader) {
		if (!this.copy.isCurrent() && isUndecided(userIds, users, reader)) {
			throw ApiException.unavailable(Messages.SERVICE_UNAVAILABLE);
		}
		Map<Boolean, Set<UUID>> byPrivacy = userIds.stream()
			.collect(Collectors.partitioningBy((userId) -> users.isPrivate(userId) && !reader.is(userId),
					Collectors.toSet()));
		return Stream.concat(byPrivacy.get(false).stream(), followed(byPrivacy.get(true), reader).stream())
			.collect(Collectors.toSet());
	}

	private List<UUID> followed(Set<UUID> closed, Caller reader) {
		// a call for no user has no follows
		if (closed.isEmpty() || reader.userId() == null) {
			return List.of();
		}
		return this.follows.findFollowed(closed, reader);
	}

	/** Fails with 403, 404 or 503 unless a reader may see what a user posts. */
	public void open(UUID userId, Caller reader) {
		if (!reader.is(userId)) {
			KnownUsers known = this.users.find(List.of(userId), reader);
			known.check(userId, readable(List.of(userId), known, reader));
		}
	}

	/** Accepted follows, from the interaction service or its table, never from Redis. */
	public interface AcceptedFollows {

		/** Returns the users whom the reader follows; fails when this is unknown. */
		List<UUID> findFollowed(Collection<UUID> userIds, Caller reader);

	}

}
