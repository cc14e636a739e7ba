package io.tweebyte.interaction.service;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;

import io.tweebyte.common.cache.JsonCache;
import io.tweebyte.common.cache.SingleFlight;
import io.tweebyte.contracts.page.NumberQuery;
import io.tweebyte.contracts.user.UserSummary;
import io.tweebyte.interaction.entity.KnownUsers;
import io.tweebyte.interaction.repository.RecommendationRepository;
import io.tweebyte.shared.cache.CacheKeys;
import io.tweebyte.shared.cache.CacheLookup;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.http.Degraded;
import io.tweebyte.shared.http.Partial;
import io.tweebyte.shared.settings.CacheSettings;
import reactor.core.publisher.Mono;

import org.springframework.stereotype.Service;

/**
 * Recommends users.
 */
@Service
public class RecommendationService {

	// all pages that can be asked for
	private static final int MOST = (NumberQuery.PAGE.max() + 1) * NumberQuery.SIZE.max();

	private final RecommendationRepository recommendations;

	private final UserDirectory users;

	private final JsonCache cache;

	private final CacheSettings settings;

	private final SingleFlight<List<UUID>> flights = new SingleFlight<>();

	RecommendationService(RecommendationRepository recommendations, UserDirectory users, JsonCache cache,
			CacheSettings settings) {
		this.recommendations = recommendations;
		this.users = users;
		this.cache = cache;
		this.settings = settings;
	}

	/**
	 * Recommends whom a user might follow: users whom those follow whom he follows, then
	 * popular ones.
	 * @param page which page, 0 is the best
	 * @param size how many are on a page
	 * @param caller the reader
	 * @return users who exist, the best first; without those that nobody can tell about
	 * now
	 */
	public Mono<Partial<List<UserSummary>>> follow(UUID userId, int page, int size, Caller caller) {
		return ranked(userId).map((ids) -> ids.stream().skip((long) page * size).limit(size).toList())
			.flatMap((ids) -> this.users.find(ids, caller).map((known) -> answer(ids, known)));
	}

	private static Partial<List<UserSummary>> answer(List<UUID> ids, KnownUsers known) {
		List<UserSummary> found = ids.stream().map(known::find).flatMap(Optional::stream).toList();
		return new Partial<>(found, known.complete() ? List.of() : List.of(Degraded.USERS));
	}

	private Mono<List<UUID>> ranked(UUID userId) {
		String key = CacheKeys.recommendations(userId);
		return this.cache.lookUp(List.of(key), UUID[].class)
			.flatMap((cached) -> cached.value(key)
				.map((ids) -> Mono.just(Arrays.asList(ids)))
				.orElseGet(() -> this.flights.run(cached.flight(List.of(key)), () -> rank(key, cached, userId))));
	}

	private Mono<List<UUID>> rank(String key, CacheLookup<UUID[]> cached, UUID userId) {
		return this.recommendations.find(userId, MOST)
			.flatMap((ids) -> this.cache.fill(cached, Map.of(key, ids), this.settings.recommendations())
				.thenReturn(ids));
	}

}
