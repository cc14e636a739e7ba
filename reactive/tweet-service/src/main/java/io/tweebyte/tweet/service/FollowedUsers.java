package io.tweebyte.tweet.service;

import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;

import io.tweebyte.common.cache.JsonCache;
import io.tweebyte.common.cache.SingleFlight;
import io.tweebyte.common.client.FallbackLog;
import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.error.Sentences;
import io.tweebyte.shared.cache.CacheKeys;
import io.tweebyte.shared.cache.CacheLookup;
import io.tweebyte.shared.cache.FollowedIds;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.http.Degraded;
import io.tweebyte.shared.http.Partial;
import io.tweebyte.shared.settings.CacheSettings;
import io.tweebyte.tweet.client.InteractionClient;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import reactor.core.publisher.Mono;

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
	 * @param caller the reader
	 * @return the ids; fails when nobody can tell
	 */
	public Mono<List<UUID>> followedBy(UUID userId, Caller caller) {
		String key = CacheKeys.followedIds(userId);
		return this.cache.lookUp(List.of(key), FollowedIds.class)
			.flatMap((cached) -> fresh(key, cached).map(Mono::just).orElseGet(() -> asked(key, cached, userId, caller)))
			.map(FollowedIds::ids);
	}

	/**
	 * Lists whom a user follows, or followed when somebody last could tell.
	 * @param caller the reader
	 * @return the ids, with {@link Degraded#FEED} missing when they may be stale; fails
	 * with 503 when nobody ever told
	 */
	public Mono<Partial<List<UUID>>> lastKnown(UUID userId, Caller caller) {
		String key = CacheKeys.followedIds(userId);
		return this.cache.lookUp(List.of(key), FollowedIds.class)
			.flatMap((cached) -> fresh(key, cached).map((followed) -> Mono.just(Partial.whole(followed.ids())))
				.orElseGet(() -> askedOrKept(key, cached, userId, caller)));
	}

	private Mono<Partial<List<UUID>>> askedOrKept(String key, CacheLookup<FollowedIds> cached, UUID userId,
			Caller caller) {
		return asked(key, cached, userId, caller).map((followed) -> Partial.whole(followed.ids()))
			.onErrorResume((failure) -> Mono.fromSupplier(() -> stale(cached.value(key), caller, failure)));
	}

	private static Partial<List<UUID>> stale(Optional<FollowedIds> kept, Caller caller, Throwable failure) {
		List<UUID> ids = kept.map(FollowedIds::ids).orElseThrow(FollowedUsers::nobodyKnows);
		FallbackLog.write(log, caller, "A feed shows those who were followed before", failure);
		return new Partial<>(ids, List.of(Degraded.FEED));
	}

	private static ContractException nobodyKnows() {
		return ContractException.unavailable(Sentences.SERVICE_OUT);
	}

	private Optional<FollowedIds> fresh(String key, CacheLookup<FollowedIds> cached) {
		return cached.value(key)
			.filter((followed) -> followed.isFresh(this.clock.instant(), this.settings.followedIdsFresh()));
	}

	private Mono<FollowedIds> asked(String key, CacheLookup<FollowedIds> cached, UUID userId, Caller caller) {
		return this.flights.run(cached.flight(List.of(key)), () -> read(key, cached, userId, caller));
	}

	private Mono<FollowedIds> read(String key, CacheLookup<FollowedIds> cached, UUID userId, Caller caller) {
		return this.interactions.followedIds(userId, caller)
			.map((ids) -> new FollowedIds(this.clock.instant(), ids))
			.flatMap((followed) -> this.cache.fill(cached, Map.of(key, followed), this.settings.followedIdsKept())
				.thenReturn(followed));
	}

}
