package io.tweebyte.interaction.service;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;

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

import org.springframework.beans.factory.annotation.Qualifier;
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

	private final Executor threads;

	private final SingleFlight<List<UUID>> flights = new SingleFlight<>();

	RecommendationService(RecommendationRepository recommendations, UserDirectory users, JsonCache cache,
			CacheSettings settings, @Qualifier("databaseThreads") Executor threads) {
		this.recommendations = recommendations;
		this.users = users;
		this.cache = cache;
		this.settings = settings;
		this.threads = threads;
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
	public CompletableFuture<Partial<List<UserSummary>>> follow(UUID userId, int page, int size, Caller caller) {
		return ranked(userId).thenApply((ids) -> ids.stream().skip((long) page * size).limit(size).toList())
			.thenCompose((ids) -> this.users.find(ids, caller).thenApply((known) -> answer(ids, known)));
	}

	private static Partial<List<UserSummary>> answer(List<UUID> ids, KnownUsers known) {
		List<UserSummary> found = ids.stream().map(known::find).flatMap(Optional::stream).toList();
		return new Partial<>(found, known.complete() ? List.of() : List.of(Degraded.USERS));
	}

	private CompletableFuture<List<UUID>> ranked(UUID userId) {
		String key = CacheKeys.recommendations(userId);
		return this.cache.lookUp(List.of(key), UUID[].class)
			.thenCompose((cached) -> cached.value(key)
				.map((ids) -> CompletableFuture.completedFuture(Arrays.asList(ids)))
				.orElseGet(() -> this.flights.run(cached.flight(List.of(key)), () -> rank(key, cached, userId))));
	}

	private CompletableFuture<List<UUID>> rank(String key, CacheLookup<UUID[]> cached, UUID userId) {
		return CompletableFuture.supplyAsync(() -> this.recommendations.find(userId, MOST), this.threads)
			.thenCompose((ids) -> this.cache.fill(cached, Map.of(key, ids), this.settings.recommendations())
				.thenApply((done) -> ids));
	}

}
