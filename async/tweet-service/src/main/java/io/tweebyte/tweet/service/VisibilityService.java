package io.tweebyte.tweet.service;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;

import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.error.Sentences;
import io.tweebyte.contracts.http.Caller;
import io.tweebyte.contracts.http.Degraded;
import io.tweebyte.contracts.http.Partial;
import io.tweebyte.contracts.user.UserReference;
import io.tweebyte.contracts.user.UserSummary;

import org.springframework.stereotype.Service;

/**
 * Decides what a reader may see of private accounts.
 */
@Service
public class VisibilityService {

	private final UserSummaries users;

	private final FollowedUsers followed;

	VisibilityService(UserSummaries users, FollowedUsers followed) {
		this.users = users;
		this.followed = followed;
	}

	/**
	 * Makes sure that a reader may see what a user posts.
	 * @param author the user
	 * @param reader the reader
	 * @return true; fails with 404 when there is no such user, with 403 when he is
	 * private, with 503 when nobody can tell
	 */
	public CompletableFuture<Boolean> checkOpen(UUID author, Caller reader) {
		if (reader.is(author)) {
			return CompletableFuture.completedFuture(true);
		}
		return this.users.find(List.of(author), reader)
			.thenApply((known) -> user(author, known))
			.thenCompose((user) -> user.isPrivate() ? checkFollowed(author, reader)
					: CompletableFuture.completedFuture(true));
	}

	private static UserSummary user(UUID author, Partial<Map<UUID, UserSummary>> known) {
		UserSummary user = known.value().get(author);
		if (user == null) {
			throw known.isDegraded() ? nobodyKnows() : ContractException.notFound(Sentences.USER_NOT_FOUND);
		}
		return user;
	}

	private CompletableFuture<Boolean> checkFollowed(UUID author, Caller reader) {
		return this.followed.followedBy(reader.userId(), reader).thenApply((ids) -> checkFollowed(author, ids));
	}

	private static boolean checkFollowed(UUID author, List<UUID> followed) {
		if (!followed.contains(author)) {
			throw ContractException.forbidden(Sentences.PRIVATE_ACCOUNT);
		}
		return true;
	}

	/**
	 * Chooses the users of whom a reader may see what they post.
	 * @param authors some users
	 * @param reader the reader
	 * @return those of them that he may see, with {@link Degraded#USERS} missing when
	 * some are known by id alone; fails with 503 when nobody can tell of one of them
	 */
	public CompletableFuture<Partial<Map<UUID, UserReference>>> open(Set<UUID> authors, Caller reader) {
		return this.users.find(authors, reader).thenCompose((known) -> open(authors, known, reader));
	}

	private CompletableFuture<Partial<Map<UUID, UserReference>>> open(Set<UUID> authors,
			Partial<Map<UUID, UserSummary>> known, Caller reader) {
		if (authors.stream().noneMatch((author) -> mustBeFollowed(author, known, reader))) {
			return CompletableFuture.completedFuture(open(authors, known, Set.of(), reader));
		}
		return this.followed.followedBy(reader.userId(), reader)
			.thenApply((ids) -> open(authors, known, new HashSet<>(ids), reader));
	}

	private static boolean mustBeFollowed(UUID author, Partial<Map<UUID, UserSummary>> known, Caller reader) {
		UserSummary user = known.value().get(author);
		return !reader.is(author) && ((user != null) ? user.isPrivate() : known.isDegraded());
	}

	private static Partial<Map<UUID, UserReference>> open(Set<UUID> authors, Partial<Map<UUID, UserSummary>> known,
			Set<UUID> followed, Caller reader) {
		Map<UUID, UserReference> open = new HashMap<>();
		for (UUID author : authors) {
			UserSummary user = known.value().get(author);
			if (mustBeFollowed(author, known, reader) && !followed.contains(author)) {
				checkPrivate(user);
			}
			else if (user != null) {
				open.put(author, UserReference.of(user));
			}
			else if (reader.is(author) || known.isDegraded()) {
				open.put(author, UserReference.unknown(author));
			}
		}
		return new Partial<>(open, known.missing());
	}

	private static void checkPrivate(UserSummary user) {
		if (user == null) {
			throw nobodyKnows();
		}
	}

	private static ContractException nobodyKnows() {
		return ContractException.unavailable(Sentences.SERVICE_OUT);
	}

}
