package io.tweebyte.tweet.service;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;

import io.tweebyte.common.cache.JsonCache;
import io.tweebyte.common.cache.SingleFlight;
import io.tweebyte.common.client.FallbackLog;
import io.tweebyte.common.client.UserClient;
import io.tweebyte.contracts.cache.CacheKeys;
import io.tweebyte.contracts.http.Caller;
import io.tweebyte.contracts.http.Degraded;
import io.tweebyte.contracts.http.Partial;
import io.tweebyte.contracts.settings.CacheSettings;
import io.tweebyte.contracts.user.UserSummary;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import reactor.core.publisher.Mono;

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
	public Mono<Partial<Map<UUID, UserSummary>>> find(Collection<UUID> ids, Caller caller) {
		List<String> keys = ids.stream().map(CacheKeys::userSummary).toList();
		return this.cache.getAll(keys, UserSummary.class)
			.flatMap((cached) -> complete(ids, known(ids, cached), caller));
	}

	private static Map<UUID, UserSummary> known(Collection<UUID> ids, Map<String, UserSummary> cached) {
		Map<UUID, UserSummary> known = new HashMap<>();
		for (UUID id : ids) {
			UserSummary user = cached.get(CacheKeys.userSummary(id));
			if (user != null && id.equals(user.id()) && user.userName() != null && user.createdAt() != null) {
				known.put(id, user);
			}
		}
		return known;
	}

	private Mono<Partial<Map<UUID, UserSummary>>> complete(Collection<UUID> ids, Map<UUID, UserSummary> known,
			Caller caller) {
		List<UUID> missing = ids.stream().filter((id) -> !known.containsKey(id)).distinct().sorted().toList();
		if (missing.isEmpty()) {
			return Mono.just(Partial.whole(known));
		}
		return this.flights.run(missing.toString(), () -> read(missing, caller))
			.map((found) -> Partial.whole(together(known, found)))
			.onErrorResume((failure) -> incomplete(known, caller, failure));
	}

	private Mono<List<UserSummary>> read(List<UUID> ids, Caller caller) {
		return this.users.find(ids, List.of(), caller).flatMap((found) -> remember(found).thenReturn(found));
	}

	private Mono<Void> remember(List<UserSummary> found) {
		return this.cache.putAll(CacheKeys.userSummaries(found), this.settings.userSummary());
	}

	private static Map<UUID, UserSummary> together(Map<UUID, UserSummary> known, List<UserSummary> found) {
		Map<UUID, UserSummary> together = new HashMap<>(known);
		found.forEach((user) -> together.put(user.id(), user));
		return together;
	}

	private static Mono<Partial<Map<UUID, UserSummary>>> incomplete(Map<UUID, UserSummary> known, Caller caller,
			Throwable failure) {
		FallbackLog.write(log, caller, "Not all users are known", failure);
		return Mono.just(new Partial<>(known, List.of(Degraded.USERS)));
	}

}
