package io.tweebyte.interaction.recommendation;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;

import io.tweebyte.common.cache.JsonCache;
import io.tweebyte.common.cache.SingleFlight;
import io.tweebyte.common.user.UserDirectory;
import io.tweebyte.contracts.page.NumberParameters;
import io.tweebyte.contracts.user.UserSummary;
import io.tweebyte.interaction.follow.FollowRepository;
import io.tweebyte.shared.cache.CacheKeys;
import io.tweebyte.shared.cache.CacheLookup;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.http.Partial;
import io.tweebyte.shared.settings.CacheSettings;
import io.tweebyte.shared.user.KnownUsers;
import reactor.core.publisher.Mono;

import org.springframework.stereotype.Service;

@Service
class RecommendationService {

	// all pages that can be requested
	private static final int MOST = (NumberParameters.PAGE_MAX + 1) * NumberParameters.SIZE_MAX;

	// beyond the most popular, only users who are near are considered
	private static final int POPULAR = 1000;

	private final FollowRepository follows;

	private final UserDirectory users;

	private final JsonCache cache;

	private final CacheSettings settings;

	private final SingleFlight<List<UUID>> flights = new SingleFlight<>();

	RecommendationService(FollowRepository follows, UserDirectory users, JsonCache cache, CacheSettings settings) {
		this.follows = follows;
		this.users = users;
		this.cache = cache;
		this.settings = settings;
	}

	/**
	 * Recommends users whom the followed users follow, then popular ones, the best first.
	 * Leaves out users who do not exist or are unknown now.
	 */
	public Mono<Partial<List<UserSummary>>> follow(UUID userId, int page, int size, Caller caller) {
		return ranked(userId).map((ids) -> ids.stream().skip((long) page * size).limit(size).toList())
			.flatMap((ids) -> this.users.find(ids, caller).map((known) -> response(ids, known)));
	}

	private static Partial<List<UserSummary>> response(List<UUID> ids, KnownUsers known) {
		List<UserSummary> found = ids.stream().map(known::find).flatMap(Optional::stream).toList();
		return new Partial<>(found, known.missing());
	}

	private Mono<List<UUID>> ranked(UUID userId) {
		String key = CacheKeys.recommendations(userId);
		return this.cache.lookUp(List.of(key), UUID[].class)
			.flatMap((cached) -> cached.value(key)
				.map((ids) -> Mono.just(Arrays.asList(ids)))
				.orElseGet(() -> this.flights.run(cached.flight(List.of(key)), () -> rank(key, cached, userId))));
	}

	private Mono<List<UUID>> rank(String key, CacheLookup<UUID[]> cached, UUID userId) {
		return this.follows.findRecommended(userId, POPULAR, MOST)
			.collectList()
			.flatMap((ids) -> this.cache.fill(cached, Map.of(key, ids), this.settings.recommendations())
				.thenReturn(ids));
	}

}
