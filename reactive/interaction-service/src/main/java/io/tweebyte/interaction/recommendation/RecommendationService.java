package io.tweebyte.interaction.recommendation;

import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;

import io.tweebyte.common.cache.JsonCache;
import io.tweebyte.common.cache.SingleFlight;
import io.tweebyte.common.user.UserDirectory;
import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.contracts.page.NumberParameters;
import io.tweebyte.contracts.tweet.PopularHashtag;
import io.tweebyte.contracts.user.UserReference;
import io.tweebyte.interaction.follow.FollowRepository;
import io.tweebyte.interaction.tweet.TweetClient;
import io.tweebyte.shared.cache.CacheKeys;
import io.tweebyte.shared.cache.CacheLookup;
import io.tweebyte.shared.cache.CachedValues.PopularHashtags;
import io.tweebyte.shared.cache.CachedValues.RecommendedIds;
import io.tweebyte.shared.client.FallbackLog;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.http.Degraded;
import io.tweebyte.shared.http.Partial;
import io.tweebyte.shared.settings.CacheSettings;
import io.tweebyte.shared.settings.TimeSettings;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import reactor.core.publisher.Mono;

import org.springframework.stereotype.Service;

/** Recommends users to follow, and popular hashtags. */
@Service
class RecommendationService {

	private static final Logger log = LoggerFactory.getLogger(RecommendationService.class);

	// all pages that can be requested
	private static final int MOST = (NumberParameters.PAGE_MAX + 1) * NumberParameters.SIZE_MAX;

	// beyond the most popular, only users who are near are considered
	private static final int POPULAR = 1000;

	private final FollowRepository follows;

	private final UserDirectory users;

	private final TweetClient tweets;

	private final JsonCache cache;

	private final CacheSettings settings;

	private final TimeSettings times;

	private final Clock clock;

	private final SingleFlight<List<UUID>> userFlights = new SingleFlight<>();

	private final SingleFlight<PopularHashtags> hashtagFlights = new SingleFlight<>();

	RecommendationService(FollowRepository follows, UserDirectory users, TweetClient tweets, JsonCache cache,
			CacheSettings settings, TimeSettings times, Clock clock) {
		this.follows = follows;
		this.users = users;
		this.tweets = tweets;
		this.cache = cache;
		this.settings = settings;
		this.times = times;
		this.clock = clock;
	}

	/**
	 * Recommends users whom the followed users follow, then popular ones, the best first.
	 * Leaves out users who do not exist.
	 */
	public Mono<Partial<List<UserReference>>> follow(UUID userId, int page, int size, Caller caller) {
		return ranked(userId).map((ids) -> ids.stream().skip((long) page * size).limit(size).toList())
			.flatMap((ids) -> this.users.find(ids, caller)
				.map((known) -> new Partial<>(known.references(ids), known.missing())));
	}

	private Mono<List<UUID>> ranked(UUID userId) {
		String key = CacheKeys.recommendations(userId);
		return this.cache.lookUp(List.of(key), RecommendedIds.class)
			.flatMap((cached) -> cached.value(key)
				.map(RecommendedIds::ids)
				.map(Mono::just)
				.orElseGet(() -> this.userFlights.run(cached.flight(List.of(key)), () -> rank(key, cached, userId))));
	}

	private Mono<List<UUID>> rank(String key, CacheLookup<RecommendedIds> cached, UUID userId) {
		return this.follows.findRecommended(userId, POPULAR, MOST)
			.collectList()
			.flatMap((ids) -> this.cache.fill(cached, Map.of(key, ids), this.settings.recommendations())
				.thenReturn(ids));
	}

	/**
	 * Returns 1 to 100 hashtags of the tweet service, the most popular first, with
	 * {@link Degraded#TWEETS} missing when they may be stale; fails with 503 when they
	 * were never known.
	 */
	public Mono<Partial<List<PopularHashtag>>> hashtags(int limit, Caller caller) {
		return this.cache.get(CacheKeys.popularHashtags(), PopularHashtags.class)
			.flatMap((kept) -> kept
				.filter((popular) -> popular.isFresh(this.clock.instant(), this.settings.popularFresh()))
				.map((fresh) -> Mono.just(Partial.whole(fresh)))
				.orElseGet(() -> fetchedOrKept(kept, caller)))
			.map((found) -> found.map((popular) -> popular.hashtags().stream().limit(limit).toList()));
	}

	private Mono<Partial<PopularHashtags>> fetchedOrKept(Optional<PopularHashtags> kept, Caller caller) {
		return this.hashtagFlights.run(CacheKeys.popularHashtags(), () -> fetched(caller))
			.map(Partial::whole)
			.onErrorResume((failure) -> Mono.fromSupplier(() -> stale(kept, caller, failure)));
	}

	private Mono<PopularHashtags> fetched(Caller caller) {
		return this.tweets.popular(caller.forAll(this.times.call()))
			.map((hashtags) -> new PopularHashtags(this.clock.instant(), hashtags))
			.flatMap((popular) -> this.cache.put(CacheKeys.popularHashtags(), popular, this.settings.popularKept())
				.thenReturn(popular));
	}

	private static Partial<PopularHashtags> stale(Optional<PopularHashtags> kept, Caller caller, Throwable failure) {
		PopularHashtags popular = kept.orElseThrow(() -> ApiException.unavailable(Messages.SERVICE_UNAVAILABLE));
		FallbackLog.write(log, caller, "Hashtags are shown that were popular before", failure);
		return new Partial<>(popular, List.of(Degraded.TWEETS));
	}

}
