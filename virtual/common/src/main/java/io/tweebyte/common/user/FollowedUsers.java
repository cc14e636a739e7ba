package io.tweebyte.common.user;

import java.time.Clock;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;

import io.tweebyte.common.cache.JsonCache;
import io.tweebyte.common.cache.SingleFlight;
import io.tweebyte.common.client.InteractionClient;
import io.tweebyte.common.user.VisibilityService.AcceptedFollows;
import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.shared.cache.CacheKeys;
import io.tweebyte.shared.cache.CacheLookup;
import io.tweebyte.shared.cache.CachedValues.FollowedIds;
import io.tweebyte.shared.client.FallbackLog;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.http.Degraded;
import io.tweebyte.shared.http.Partial;
import io.tweebyte.shared.settings.CacheSettings;
import io.tweebyte.shared.settings.TimeSettings;
import io.tweebyte.shared.tweet.ReadableAuthors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import org.springframework.stereotype.Service;

/** The users whom a user follows, cached for a short time. */
@Service
public class FollowedUsers implements AcceptedFollows {

	private static final Logger log = LoggerFactory.getLogger(FollowedUsers.class);

	private final InteractionClient interactions;

	private final JsonCache cache;

	private final CacheSettings settings;

	private final TimeSettings times;

	private final Clock clock;

	private final SingleFlight<FollowedIds> flights = new SingleFlight<>();

	FollowedUsers(InteractionClient interactions, JsonCache cache, CacheSettings settings, TimeSettings times,
			Clock clock) {
		this.interactions = interactions;
		this.cache = cache;
		this.settings = settings;
		this.times = times;
		this.clock = clock;
	}

	@Override
	public List<UUID> findFollowed(Collection<UUID> userIds, Caller reader) {
		FollowedIds followed = followedBy(reader.userId(), reader);
		return userIds.stream().filter(followed.ids()::contains).toList();
	}

	/** The private authors whose tweets the reader may see; fails when unknown. */
	public ReadableAuthors readable(Caller reader) {
		return reader.unrestricted() ? ReadableAuthors.EVERYONE
				: ReadableAuthors.of(reader.userId(), followedBy(reader.userId(), reader).ids());
	}

	/** Fresh enough to decide what the user may see; fails when unknown. */
	public FollowedIds followedBy(UUID userId, Caller caller) {
		return freshOrFetched(userId, lookUp(userId), caller);
	}

	/**
	 * Returns the followed users, with {@link Degraded#FEED} missing when they may be
	 * stale; fails with 503 when they were never known.
	 */
	public Partial<List<UUID>> lastKnown(UUID userId, Caller caller) {
		CacheLookup<FollowedIds> cached = lookUp(userId);
		try {
			return Partial.whole(freshOrFetched(userId, cached, caller).ids());
		}
		catch (RuntimeException ex) {
			return stale(cached.value(CacheKeys.followedIds(userId)), caller, ex);
		}
	}

	private CacheLookup<FollowedIds> lookUp(UUID userId) {
		return this.cache.lookUp(List.of(CacheKeys.followedIds(userId)), FollowedIds.class);
	}

	private FollowedIds freshOrFetched(UUID userId, CacheLookup<FollowedIds> cached, Caller caller) {
		String key = CacheKeys.followedIds(userId);
		return cached.value(key)
			.filter((followed) -> followed.isFresh(this.clock.instant(), this.settings.followedIdsFresh()))
			.orElseGet(() -> this.flights.run(cached.flight(List.of(key)), () -> read(key, cached, userId, caller)));
	}

	private static Partial<List<UUID>> stale(Optional<FollowedIds> kept, Caller caller, Throwable failure) {
		List<UUID> ids = kept.map(FollowedIds::ids)
			.orElseThrow(() -> ApiException.unavailable(Messages.SERVICE_UNAVAILABLE));
		FallbackLog.write(log, caller, "A feed shows those who were followed before", failure);
		return new Partial<>(ids, List.of(Degraded.FEED));
	}

	private FollowedIds read(String key, CacheLookup<FollowedIds> cached, UUID userId, Caller caller) {
		Instant readAt = this.clock.instant();
		List<UUID> ids = this.interactions.followedIds(userId, caller.forAll(this.times.call()));
		FollowedIds followed = new FollowedIds(readAt, ids);
		this.cache.fill(cached, Map.of(key, followed), this.settings.followedIdsKept());
		return followed;
	}

}
