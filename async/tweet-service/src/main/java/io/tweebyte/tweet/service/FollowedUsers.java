package io.tweebyte.tweet.service;

import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;

import io.tweebyte.common.cache.JsonCache;
import io.tweebyte.common.cache.SingleFlight;
import io.tweebyte.common.client.FallbackLog;
import io.tweebyte.contracts.cache.CacheKeys;
import io.tweebyte.contracts.cache.FollowedIds;
import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.error.Sentences;
import io.tweebyte.contracts.http.Caller;
import io.tweebyte.contracts.http.Degraded;
import io.tweebyte.contracts.http.Partial;
import io.tweebyte.contracts.settings.CacheSettings;
import io.tweebyte.tweet.client.InteractionClient;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import org.springframework.stereotype.Service;

/**
 * Whom users follow, as the interaction service tells.
 */
@Service
public class FollowedUsers {

	private static final Logger log = LoggerFactory.getLogger(FollowedUsers.class);

	private final InteractionClient interactions;

	private final JsonCache cache;

	private final CacheSettings settings;

	private final Clock clock;

	private final SingleFlight<FollowedIds> flights = new SingleFlight<>();

	FollowedUsers(InteractionClient interactions, JsonCache cache, CacheSettings settings, Clock clock) {
		this.interactions = interactions;
		this.cache = cache;
		this.settings = settings;
		this.clock = clock;
	}

	/**
	 * Lists whom a user follows, fresh enough to decide what he may see.
	 * @param userId the user
	 * @param caller the reader
	 * @return the ids; fails when nobody can tell
	 */
	public CompletableFuture<List<UUID>> followedBy(UUID userId, Caller caller) {
		String key = CacheKeys.followedIds(userId);
		return fresh(key).thenCompose(
				(cached) -> cached.map(CompletableFuture::completedFuture).orElseGet(() -> asked(key, userId, caller)))
			.thenApply(FollowedIds::ids);
	}

	/**
	 * Lists whom a user follows, or followed when somebody last could tell.
	 * @param userId the user
	 * @param caller the reader
	 * @return the ids, with {@link Degraded#FEED} missing when they may be stale; fails
	 * with 503 when nobody ever told
	 */
	public CompletableFuture<Partial<List<UUID>>> lastKnown(UUID userId, Caller caller) {
		String key = CacheKeys.followedIds(userId);
		return fresh(key).thenCompose(
				(cached) -> cached.map((followed) -> CompletableFuture.completedFuture(Partial.whole(followed.ids())))
					.orElseGet(() -> askedOrKept(key, userId, caller)));
	}

	private CompletableFuture<Partial<List<UUID>>> askedOrKept(String key, UUID userId, Caller caller) {
		CompletableFuture<Partial<List<UUID>>> asked = asked(key, userId, caller)
			.thenApply((followed) -> Partial.whole(followed.ids()));
		CompletableFuture<Optional<FollowedIds>> kept = this.cache.get(key, FollowedIds.class);
		CompletableFuture<Partial<List<UUID>>> fallback = failure(asked).thenCombine(kept,
				(failure, found) -> stale(found, caller, failure));
		// model: anyOf ends with whatever ends first, and a failure must not be that
		return CompletableFuture.anyOf(success(asked), fallback).thenApply(FollowedUsers::either);
	}

	private static <T> CompletableFuture<T> success(CompletableFuture<T> call) {
		CompletableFuture<T> success = new CompletableFuture<>();
		call.thenAccept(success::complete);
		return success;
	}

	private static CompletableFuture<Throwable> failure(CompletableFuture<?> call) {
		CompletableFuture<Throwable> failed = new CompletableFuture<>();
		call.exceptionally((failure) -> {
			failed.complete(failure);
			return null;
		});
		return failed;
	}

	@SuppressWarnings("unchecked")
	private static Partial<List<UUID>> either(Object first) {
		return (Partial<List<UUID>>) first;
	}

	private static Partial<List<UUID>> stale(Optional<FollowedIds> kept, Caller caller, Throwable failure) {
		List<UUID> ids = kept.map(FollowedIds::ids).orElseThrow(FollowedUsers::nobodyKnows);
		FallbackLog.write(log, caller, "A feed shows those who were followed before", failure);
		return new Partial<>(ids, List.of(Degraded.FEED));
	}

	private static ContractException nobodyKnows() {
		return ContractException.unavailable(Sentences.SERVICE_OUT);
	}

	private CompletableFuture<Optional<FollowedIds>> fresh(String key) {
		return this.cache.get(key, FollowedIds.class).thenApply((cached) -> cached.filter(this::isFresh));
	}

	private boolean isFresh(FollowedIds followed) {
		return followed.isFresh(this.clock.instant(), this.settings.followedIdsFresh());
	}

	private CompletableFuture<FollowedIds> asked(String key, UUID userId, Caller caller) {
		return this.flights.run(key, () -> read(key, userId, caller));
	}

	private CompletableFuture<FollowedIds> read(String key, UUID userId, Caller caller) {
		return this.interactions.followedIds(userId, caller)
			.thenApply((ids) -> new FollowedIds(this.clock.instant(), ids))
			.thenCompose((followed) -> this.cache.put(key, followed, this.settings.followedIdsKept())
				.thenApply((done) -> followed));
	}

}
