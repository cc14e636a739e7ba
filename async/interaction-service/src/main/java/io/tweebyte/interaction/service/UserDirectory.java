package io.tweebyte.interaction.service;

import java.util.ArrayList;
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
import io.tweebyte.contracts.user.SummariesRequest;
import io.tweebyte.contracts.user.UserSummary;
import io.tweebyte.interaction.entity.KnownUsers;
import io.tweebyte.shared.cache.CacheKeys;
import io.tweebyte.shared.cache.CacheLookup;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.settings.CacheSettings;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import org.springframework.stereotype.Service;

/**
 * Knows what everybody may know of users: from Redis, or else from the user service in
 * one call.
 */
@Service
public class UserDirectory {

	private static final Logger log = LoggerFactory.getLogger(UserDirectory.class);

	private final UserClient users;

	private final JsonCache cache;

	private final CacheSettings settings;

	private final SingleFlight<List<UserSummary>> flights = new SingleFlight<>();

	UserDirectory(UserClient users, JsonCache cache, CacheSettings settings) {
		this.users = users;
		this.cache = cache;
		this.settings = settings;
	}

	/**
	 * Finds users.
	 * @param caller the reader
	 * @return what is known of them; what Redis knows alone when the user service is out
	 */
	public CompletableFuture<KnownUsers> find(Collection<UUID> userIds, Caller caller) {
		List<UUID> wanted = userIds.stream().distinct().sorted().toList();
		return this.cache.lookUp(keys(wanted), UserSummary.class)
			.thenCompose((cached) -> completed(wanted, cached, caller));
	}

	private static List<String> keys(List<UUID> userIds) {
		return userIds.stream().map(CacheKeys::userSummary).toList();
	}

	private static Map<UUID, UserSummary> byId(Collection<UserSummary> users) {
		Map<UUID, UserSummary> byId = new HashMap<>();
		// what Redis holds may be rubbish
		users.stream().filter((user) -> user != null && user.id() != null).forEach((user) -> byId.put(user.id(), user));
		return byId;
	}

	private CompletableFuture<KnownUsers> completed(List<UUID> wanted, CacheLookup<UserSummary> cached, Caller caller) {
		Map<UUID, UserSummary> known = byId(cached.values().values());
		List<UUID> others = wanted.stream().filter((id) -> !known.containsKey(id)).toList();
		if (others.isEmpty()) {
			return CompletableFuture.completedFuture(new KnownUsers(known, true));
		}
		return this.flights.run(cached.flight(keys(others)), () -> read(others, cached, caller))
			.handle((found, failure) -> (failure != null) ? incomplete(known, failure, caller)
					: complete(known, found));
	}

	private static KnownUsers complete(Map<UUID, UserSummary> known, List<UserSummary> found) {
		Map<UUID, UserSummary> all = byId(found);
		all.putAll(known);
		return new KnownUsers(all, true);
	}

	private static KnownUsers incomplete(Map<UUID, UserSummary> known, Throwable failure, Caller caller) {
		FallbackLog.write(log, caller, "Users are not known", failure);
		return new KnownUsers(known, false);
	}

	private CompletableFuture<List<UserSummary>> read(List<UUID> others, CacheLookup<UserSummary> cached,
			Caller caller) {
		if (others.size() <= SummariesRequest.MAX) {
			return this.users.find(others, List.of(), caller).thenCompose((found) -> remembered(cached, found));
		}
		return read(others.subList(0, SummariesRequest.MAX), cached, caller)
			.thenCompose((first) -> read(others.subList(SummariesRequest.MAX, others.size()), cached, caller)
				.thenApply((rest) -> joined(first, rest)));
	}

	private static List<UserSummary> joined(List<UserSummary> first, List<UserSummary> rest) {
		List<UserSummary> all = new ArrayList<>(first);
		all.addAll(rest);
		return all;
	}

	private CompletableFuture<List<UserSummary>> remembered(CacheLookup<UserSummary> cached, List<UserSummary> found) {
		return this.cache.fill(cached, CacheKeys.userSummaries(found), this.settings.userSummary())
			.thenApply((done) -> found);
	}

}
