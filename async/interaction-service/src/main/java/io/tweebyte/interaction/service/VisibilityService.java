package io.tweebyte.interaction.service;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;

import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.error.Sentences;
import io.tweebyte.contracts.user.UserSummary;
import io.tweebyte.interaction.entity.KnownUsers;
import io.tweebyte.interaction.repository.VisibilityRepository;
import io.tweebyte.shared.http.Caller;

import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.stereotype.Service;

/**
 * Decides what a reader may see of private accounts. Who follows is always read from the
 * own table, never from Redis.
 */
@Service
public class VisibilityService {

	private final VisibilityRepository follows;

	private final Executor threads;

	VisibilityService(VisibilityRepository follows, @Qualifier("databaseThreads") Executor threads) {
		this.follows = follows;
		this.threads = threads;
	}

	/**
	 * Finds whose posts a reader may see.
	 * @param users what is known of them; not needed of the reader himself
	 * @param reader the reader
	 * @return those of them who are public, the reader himself, or followed by him; fails
	 * with 503 when nobody can tell
	 */
	public CompletableFuture<Set<UUID>> readable(Collection<UUID> authors, KnownUsers users, Caller reader) {
		Set<UUID> open = new HashSet<>();
		Set<UUID> closed = new HashSet<>();
		for (UUID author : authors) {
			if (!reader.is(author) && users.isUndecided(author)) {
				return CompletableFuture.failedFuture(ContractException.unavailable(Sentences.SERVICE_OUT));
			}
			if (reader.is(author)) {
				open.add(author);
			}
			else {
				users.find(author).ifPresent((user) -> (user.isPrivate() ? closed : open).add(author));
			}
		}
		return followed(closed, reader).thenApply((followed) -> joined(open, followed));
	}

	/**
	 * Finds whose entries a reader may see in a list of others.
	 * @param userIds the users who have entries; the statement that read them has left
	 * out those who are private as far as the database knows
	 * @param users what is known of them
	 * @param reader the reader
	 * @return those of them who are not known to be private, the reader, and those whom
	 * the reader follows
	 */
	public CompletableFuture<Set<UUID>> listed(Collection<UUID> userIds, KnownUsers users, Caller reader) {
		Set<UUID> open = new HashSet<>();
		Set<UUID> closed = new HashSet<>();
		for (UUID userId : userIds) {
			boolean isPrivate = users.find(userId).map(UserSummary::isPrivate).orElse(false);
			((isPrivate && !reader.is(userId)) ? closed : open).add(userId);
		}
		return followed(closed, reader).thenApply((followed) -> joined(open, followed));
	}

	private CompletableFuture<List<UUID>> followed(Set<UUID> closed, Caller reader) {
		// a service that asks for nobody follows nobody
		if (closed.isEmpty() || reader.userId() == null) {
			return CompletableFuture.completedFuture(List.of());
		}
		return CompletableFuture.supplyAsync(() -> this.follows.findFollowedAmong(reader.userId(), closed),
				this.threads);
	}

	private static Set<UUID> joined(Set<UUID> open, List<UUID> followed) {
		open.addAll(followed);
		return open;
	}

	/**
	 * Checks that a reader may see what a user posts.
	 * @param users what is known of him
	 * @param reader the reader
	 * @return ends when he may; fails with 403, 404 or 503
	 */
	public CompletableFuture<Void> open(UUID userId, KnownUsers users, Caller reader) {
		return readable(List.of(userId), users, reader).thenAccept((readable) -> check(userId, readable, users));
	}

	/**
	 * Checks that a reader may see what a user posts.
	 * @param readable whose posts the reader may see, as {@link #readable} tells
	 * @param users what is known of the user
	 * @throws ContractException 403 or 404
	 */
	public void check(UUID userId, Set<UUID> readable, KnownUsers users) {
		if (!readable.contains(userId)) {
			throw users.find(userId).isPresent() ? ContractException.forbidden(Sentences.PRIVATE_ACCOUNT)
					: ContractException.notFound(Sentences.USER_NOT_FOUND);
		}
	}

}
