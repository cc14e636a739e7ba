package io.tweebyte.interaction.service;

import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;

import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.error.Sentences;
import io.tweebyte.interaction.entity.KnownUsers;
import io.tweebyte.interaction.entity.UserCounts;
import io.tweebyte.interaction.repository.FollowRepository;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.http.Degraded;
import io.tweebyte.shared.http.Partial;

import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.stereotype.Service;

/**
 * Counts who follows whom, which everybody may know.
 */
@Service
public class FollowCountService {

	private final FollowRepository follows;

	private final UserDirectory users;

	private final Executor threads;

	FollowCountService(FollowRepository follows, UserDirectory users, @Qualifier("databaseThreads") Executor threads) {
		this.follows = follows;
		this.users = users;
		this.threads = threads;
	}

	/**
	 * Counts who follows a user.
	 * @param reader the reader
	 * @return how many do; fails with 404
	 */
	public CompletableFuture<Partial<Long>> followers(UUID userId, Caller reader) {
		return counts(userId, reader)
			.thenApply((counts) -> new Partial<>((long) counts.value().followers(), counts.missing()));
	}

	/**
	 * Counts whom a user follows.
	 * @param reader the reader
	 * @return how many he does; fails with 404
	 */
	public CompletableFuture<Partial<Long>> following(UUID userId, Caller reader) {
		return counts(userId, reader)
			.thenApply((counts) -> new Partial<>((long) counts.value().following(), counts.missing()));
	}

	private CompletableFuture<Partial<UserCounts>> counts(UUID userId, Caller reader) {
		CompletableFuture<KnownUsers> known = this.users.find(List.of(userId), reader);
		CompletableFuture<UserCounts> stored = CompletableFuture
			.supplyAsync(() -> this.follows.findCounts(userId), this.threads)
			.thenApply((found) -> found.orElse(UserCounts.NONE));
		return stored.thenCombine(known, (counts, users) -> checked(userId, counts, users));
	}

	private static Partial<UserCounts> checked(UUID userId, UserCounts counts, KnownUsers users) {
		if (users.isUndecided(userId)) {
			return new Partial<>(counts, List.of(Degraded.USERS));
		}
		if (users.find(userId).isEmpty()) {
			throw ContractException.notFound(Sentences.USER_NOT_FOUND);
		}
		return Partial.whole(counts);
	}

}
