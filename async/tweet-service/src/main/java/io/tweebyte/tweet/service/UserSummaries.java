package io.tweebyte.tweet.service;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;

import io.tweebyte.common.cache.JsonCache;
import io.tweebyte.common.cache.SingleFlight;
import io.tweebyte.common.client.FallbackLog;
import io.tweebyte.common.client.UserClient;
import io.tweebyte.contracts.user.UserSummary;
import io.tweebyte.shared.cache.CacheKeys;
import io.tweebyte.shared.cache.CacheLookup;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.http.Degraded;
import io.tweebyte.shared.http.Partial;
import io.tweebyte.shared.settings.CacheSettings;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import org.springframework.stereotype.Service;

/**
 * What everybody may know of users, as the user service told a short while ago.
 */
@Service
public class UserSummaries {

	private static final Logger log = LoggerFactory.getLogger(UserSummaries.class);

	private final UserClient users;

	private final JsonCache cache;

	private final CacheSettings settings;

	private final SingleFlight<List<UserSummary>> flights = new SingleFlight<>();

	UserSummaries(UserClient users, JsonCache cache, CacheSettings settings) {
		this.users = users;
		this.cache = cache;
		this.settings = settings;
	}

	/**
	 * Finds users, with one call for all that are not known.
	 * @param ids the users, at most 1000
	 * @param caller the reader
	 * @return those that exist; while the user service is out those that are known, with
	 * {@link Degraded#USERS} missing when there may be more
	 */
	public CompletableFuture<Partial<Map<UUID, UserSummary>>> find(Collection<UUID> ids, Caller caller) {
		return this.cache.lookUp(keys(ids), UserSummary.class).thenCompose((cached) -> complete(ids, cached, caller));
	}

	private static List<String> keys(Collection<UUID> ids) {
		return ids.stream().map(CacheKeys::userSummary).toList();
	}

	private static Map<UUID, UserSummary> known(Collection<UUID> ids, CacheLookup<UserSummary> cached) {
		Map<UUID, UserSummary> known = new HashMap<>();
		for (UUID id : ids) {
			UserSummary user = cached.values().get(CacheKeys.userSummary(id));
			if (user != null && id.equals(user.id()) && user.userName() != null && user.createdAt() != null) {
				known.put(id, user);
			}
		}
		return known;
	}

	private CompletableFuture<Partial<Map<UUID, UserSummary>>> complete(Collection<UUID> ids,
			CacheLookup<UserSummary> cached, Caller caller) {
		Map<UUID, UserSummary> known = known(ids, cached);
		List<UUID> missing = ids.stream().filter((id) -> !known.containsKey(id)).distinct().sorted().toList();
		if (missing.isEmpty()) {
			return CompletableFuture.completedFuture(Partial.whole(known));
		}
		return this.flights.run(cached.flight(keys(missing)), () -> read(missing, cached, caller))
			.thenApply((found) -> Partial.whole(together(known, found)))
			.exceptionally((failure) -> incomplete(known, caller, failure));
	}

	private CompletableFuture<List<UserSummary>> read(List<UUID> ids, CacheLookup<UserSummary> cached, Caller caller) {
		return this.users.find(ids, List.of(), caller)
			.thenCompose((found) -> remember(cached, found).thenApply((done) -> found));
	}

	private CompletableFuture<Void> remember(CacheLookup<UserSummary> cached, List<UserSummary> found) {
		return this.cache.fill(cached, CacheKeys.userSummaries(found), this.settings.userSummary());
	}

	private static Map<UUID, UserSummary> together(Map<UUID, UserSummary> known, List<UserSummary> found) {
		Map<UUID, UserSummary> together = new HashMap<>(known);
		found.forEach((user) -> together.put(user.id(), user));
		return together;
	}

	private static Partial<Map<UUID, UserSummary>> incomplete(Map<UUID, UserSummary> known, Caller caller,
			Throwable failure) {
		FallbackLog.write(log, caller, "Not all users are known", failure);
		return new Partial<>(known, List.of(Degraded.USERS));
	}

}
