package io.tweebyte.user.service;

import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;

import io.tweebyte.common.cache.JsonCache;
import io.tweebyte.common.cache.SingleFlight;
import io.tweebyte.shared.cache.CacheKeys;
import io.tweebyte.shared.cache.CacheLookup;
import io.tweebyte.shared.cache.FollowedIds;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.settings.CacheSettings;
import io.tweebyte.user.client.InteractionClient;
import io.tweebyte.user.entity.UserEntity;

import org.springframework.stereotype.Service;

/**
 * Decides what a reader may see of a private account.
 */
@Service
public class VisibilityService {

	private final InteractionClient interactions;

	private final JsonCache cache;

	private final CacheSettings settings;

	private final Clock clock;

	private final SingleFlight<FollowedIds> flights = new SingleFlight<>();

	VisibilityService(InteractionClient interactions, JsonCache cache, CacheSettings settings, Clock clock) {
		this.interactions = interactions;
		this.cache = cache;
		this.settings = settings;
		this.clock = clock;
	}

	/**
	 * Tells whether a reader is more than a stranger to a user.
	 * @param user the user
	 * @param reader the reader
	 * @return whether the account is public, the reader's own, or followed by him; fails
	 * when nobody can tell
	 */
	public CompletableFuture<Boolean> isOpen(UserEntity user, Caller reader) {
		if (!user.isPrivate() || reader.is(user.id())) {
			return CompletableFuture.completedFuture(true);
		}
		return followedBy(reader).thenApply((followed) -> followed.ids().contains(user.id()));
	}

	private CompletableFuture<FollowedIds> followedBy(Caller reader) {
		String key = CacheKeys.followedIds(reader.userId());
		return this.cache.lookUp(List.of(key), FollowedIds.class)
			.thenCompose((cached) -> cached.value(key)
				.filter(this::isFresh)
				.map(CompletableFuture::completedFuture)
				.orElseGet(() -> this.flights.run(cached.flight(List.of(key)), () -> read(key, cached, reader))));
	}

	private boolean isFresh(FollowedIds followed) {
		return followed.isFresh(this.clock.instant(), this.settings.followedIdsFresh());
	}

	private CompletableFuture<FollowedIds> read(String key, CacheLookup<FollowedIds> cached, Caller reader) {
		UUID userId = reader.userId();
		return this.interactions.followedIds(userId, reader)
			.thenApply((ids) -> new FollowedIds(this.clock.instant(), ids))
			.thenCompose((followed) -> this.cache.fill(cached, Map.of(key, followed), this.settings.followedIdsKept())
				.thenApply((done) -> followed));
	}

}
