package io.tweebyte.common.user;

import java.util.Collection;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;

import io.tweebyte.common.cache.JsonCache;
import io.tweebyte.common.cache.SingleFlight;
import io.tweebyte.common.client.UserClient;
import io.tweebyte.contracts.user.SummariesRequest;
import io.tweebyte.contracts.user.UserSummary;
import io.tweebyte.shared.cache.CacheKeys;
import io.tweebyte.shared.cache.CacheLookup;
import io.tweebyte.shared.client.FallbackLog;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.settings.CacheSettings;
import io.tweebyte.shared.settings.TimeSettings;
import io.tweebyte.shared.user.KnownUsers;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import org.springframework.stereotype.Service;

/** The public data of users, cached for a short time. */
@Service
public class UserDirectory {

	private static final Logger log = LoggerFactory.getLogger(UserDirectory.class);

	private final UserClient users;

	private final JsonCache cache;

	private final CacheSettings settings;

	private final TimeSettings times;

	private final SingleFlight<List<UserSummary>> flights = new SingleFlight<>();

	UserDirectory(UserClient users, JsonCache cache, CacheSettings settings, TimeSettings times) {
		this.users = users;
		this.cache = cache;
		this.settings = settings;
		this.times = times;
	}

	/** Finds users; while the user service is unavailable, only the cached ones. */
	public CompletableFuture<KnownUsers> find(Collection<UUID> userIds, Caller caller) {
		List<UUID> wanted = userIds.stream().distinct().sorted().toList();
		return this.cache.lookUp(keys(wanted), UserSummary.class)
			.thenCompose((cached) -> completed(wanted, cached, caller));
	}

	private static List<String> keys(List<UUID> userIds) {
		return userIds.stream().map(CacheKeys::userSummary).toList();
	}

	private CompletableFuture<KnownUsers> completed(List<UUID> wanted, CacheLookup<UserSummary> cached, Caller caller) {
		KnownUsers known = KnownUsers.of(cached.values().values());
		List<UUID> others = wanted.stream().filter(known::isUndecided).toList();
		if (others.isEmpty()) {
			return CompletableFuture.completedFuture(known.completedBy(List.of()));
		}
		return this.flights
			.run(cached.flight(keys(others)), () -> read(others, cached, caller.forAll(this.times.call())))
			.handle((found, failure) -> (failure != null) ? incomplete(known, failure, caller)
					: known.completedBy(found));
	}

	private static KnownUsers incomplete(KnownUsers known, Throwable failure, Caller caller) {
		FallbackLog.write(log, caller, "Users are not known", failure);
		return known;
	}

	private CompletableFuture<List<UserSummary>> read(List<UUID> others, CacheLookup<UserSummary> cached,
			Caller caller) {
		if (others.size() <= SummariesRequest.MAX) {
			return this.users.find(others, List.of(), caller.anew(this.times.call()))
				.thenCompose((found) -> remembered(cached, found));
		}
		return read(others.subList(0, SummariesRequest.MAX), cached, caller)
			.thenCompose((first) -> read(others.subList(SummariesRequest.MAX, others.size()), cached, caller)
				.thenApply((rest) -> Stream.concat(first.stream(), rest.stream()).toList()));
	}

	private CompletableFuture<List<UserSummary>> remembered(CacheLookup<UserSummary> cached, List<UserSummary> found) {
		return this.cache.fill(cached, CacheKeys.userSummaries(found), this.settings.userSummary())
			.thenApply((done) -> found);
	}

}
