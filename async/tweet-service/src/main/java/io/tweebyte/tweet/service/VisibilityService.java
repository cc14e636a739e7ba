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
import io.tweebyte.contracts.user.UserReference;
import io.tweebyte.contracts.user.UserSummary;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.http.Degraded;
import io.tweebyte.shared.http.Partial;
import io.tweebyte.tweet.entity.ReadableAuthors;

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
	 * Reads whose tweets a reader may see even though the accounts are private.
	 * @param reader the reader
	 * @return the reader and the users whom the reader follows; fails with 503 when these
	 * are not known
	 */
	public CompletableFuture<ReadableAuthors> readable(Caller reader) {
		if (reader.anybody()) {
			return CompletableFuture.completedFuture(ReadableAuthors.EVERYONE);
		}
		return this.followed.followedBy(reader.userId(), reader).thenApply((ids) -> readable(ids, reader));
	}

	private static ReadableAuthors readable(List<UUID> followed, Caller reader) {
		Set<UUID> ids = new HashSet<>(followed);
		ids.add(reader.userId());
		return new ReadableAuthors(false, ids);
	}

	/**
	 * Chooses the users of whom a reader may see what they post.
	 * @param readable those whom the reader may see even if they are private
	 * @param reader the reader
	 * @return those of them whom the reader may see, with {@link Degraded#USERS} missing
	 * when some are known by id alone; fails with 503 when one of them is not known
	 */
	public CompletableFuture<Partial<Map<UUID, UserReference>>> open(Set<UUID> authors, ReadableAuthors readable,
			Caller reader) {
		return this.users.find(authors, reader).thenApply((known) -> open(authors, known, readable, reader));
	}

	private static Partial<Map<UUID, UserReference>> open(Set<UUID> authors, Partial<Map<UUID, UserSummary>> known,
			ReadableAuthors readable, Caller reader) {
		Map<UUID, UserReference> open = new HashMap<>();
		for (UUID author : authors) {
			UserSummary user = known.value().get(author);
			if (!readable.contains(author)) {
				if (user == null && known.isDegraded()) {
					throw nobodyKnows();
				}
				if (user != null && !user.isPrivate()) {
					open.put(author, UserReference.of(user));
				}
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

	private static ContractException nobodyKnows() {
		return ContractException.unavailable(Sentences.SERVICE_OUT);
	}

}
