package io.tweebyte.interaction.follow;

import java.time.Clock;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;

import io.tweebyte.common.cache.JsonCache;
import io.tweebyte.common.list.ListPage.VisibleRows;
import io.tweebyte.common.list.ListPage;
import io.tweebyte.common.user.UserDirectory;
import io.tweebyte.common.user.VisibilityService;
import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.contracts.interaction.Follow;
import io.tweebyte.contracts.interaction.FollowStatus;
import io.tweebyte.contracts.page.ListNames;
import io.tweebyte.contracts.page.Page;
import io.tweebyte.contracts.page.PageQuery;
import io.tweebyte.contracts.time.Microseconds;
import io.tweebyte.shared.cache.CacheKeys;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.http.Partial;
import io.tweebyte.shared.interaction.FollowRow.UserCounts;
import io.tweebyte.shared.interaction.FollowRow;
import io.tweebyte.shared.interaction.Viewer;
import io.tweebyte.shared.settings.TimeSettings;
import io.tweebyte.shared.user.KnownUsers;

import org.springframework.stereotype.Service;

/**
 * Follows users, and lists who follows whom, newest first; counts for everyone. A list
 * fails with 403, 404, or 503 when it is unknown whether the reader may see it.
 */
@Service
class FollowService {

	private final FollowRepository follows;

	private final FollowTransactions transactions;

	private final UserDirectory users;

	private final VisibilityService visibility;

	private final JsonCache cache;

	private final TimeSettings times;

	private final Clock clock;

	FollowService(FollowRepository follows, FollowTransactions transactions, UserDirectory users,
			VisibilityService visibility, JsonCache cache, TimeSettings times, Clock clock) {
		this.follows = follows;
		this.transactions = transactions;
		this.users = users;
		this.visibility = visibility;
		this.cache = cache;
		this.times = times;
		this.clock = clock;
	}

	/**
	 * Follows a user, or requests to follow a private one. Does nothing when that is
	 * done, or when the request was rejected a short time ago. Fails with 404, with 403
	 * when the caller follows as many as one account may, or with 503 when it is unknown
	 * whether the user is private.
	 */
	public CompletableFuture<Void> follow(UUID userId, UUID followedId, Caller caller) {
		return this.users.find(List.of(followedId), caller)
			.thenApply((known) -> new FollowEntity(Identifiers.next(), userId, followedId,
					FollowStatus.initial(known.get(followedId).isPrivate()), Microseconds.now(this.clock)))
			.thenCompose((follow) -> this.transactions.store(follow)
				.thenCompose((stored) -> forget(userId)
					.thenCompose((done) -> (stored && follow.getStatus() == FollowStatus.ACCEPTED)
							? review(follow, caller.anew(this.times.call()))
							: CompletableFuture.completedFuture(null))));
	}

	/**
	 * The user may have turned private, and removed the follower, while the write waited.
	 * If that is unknown, a request is the safe choice. The time of the request may be
	 * over by then.
	 */
	private CompletableFuture<Void> review(FollowEntity follow, Caller caller) {
		UUID followedId = follow.getFollowedId();
		return this.users.find(List.of(followedId), caller)
			.thenCompose((known) -> (known.isPrivate(followedId) || known.isUndecided(followedId))
					? this.transactions.makePending(follow.getId(), Microseconds.now(this.clock))
						.thenCompose((changed) -> forget(follow.getFollowerId()))
					: CompletableFuture.completedFuture(null));
	}

	/**
	 * Ends a follow of any state, if there is one; but only the followed user deletes a
	 * rejected request: otherwise the follower could delete it to repeat it at once.
	 */
	public CompletableFuture<Void> unfollow(UUID userId, UUID followedId, Caller caller) {
		return this.transactions.remove(userId, followedId, caller.is(followedId))
			.thenCompose((gone) -> forget(userId));
	}

	public CompletableFuture<Void> decide(UUID userId, UUID requestId, FollowStatus status) {
		return this.transactions.decide(userId, requestId, status, Microseconds.now(this.clock))
			.thenCompose(this::forget);
	}

	private CompletableFuture<Void> forget(UUID followerId) {
		return this.cache.evict(CacheKeys.followedIds(followerId), CacheKeys.recommendations(followerId));
	}

	public CompletableFuture<Partial<Page<Follow>>> followers(UUID userId, PageQuery query, Caller reader) {
		return page(ListNames.FOLLOWERS, query, this.follows::findFollowers, userId, reader);
	}

	public CompletableFuture<Partial<Page<Follow>>> following(UUID userId, PageQuery query, Caller reader) {
		VisibleRows<FollowRow> all = (id, readerId, seesAll, before, beforeId, limit) -> this.follows.findFollowing(id,
				before, beforeId, limit);
		return page(ListNames.FOLLOWING, query, reader.is(userId) ? all : this.follows::findFollowed, userId, reader);
	}

	public CompletableFuture<Partial<Page<Follow>>> requests(UUID userId, PageQuery query, Caller reader) {
		return page(ListNames.REQUESTS, query, (id, readerId, seesAll, before, beforeId, limit) -> this.follows
			.findRequests(id, before, beforeId, limit), userId, reader);
	}

	private CompletableFuture<Partial<Page<Follow>>> page(String list, PageQuery query, VisibleRows<FollowRow> rows,
			UUID userId, Caller reader) {
		// a refusal reads nothing: its time would show how much there is
		return this.visibility.open(userId, reader)
			.thenCompose((open) -> new ListPage<>(list, query, rows.of(userId, Viewer.of(reader, userId)),
					(read) -> items(read, userId, reader))
				.read());
	}

	private CompletableFuture<Partial<List<Follow>>> items(List<FollowRow> rows, UUID userId, Caller reader) {
		List<UUID> others = rows.stream().map((follow) -> follow.other(userId)).toList();
		Stream<UUID> needed = reader.is(userId) ? others.stream() : Stream.concat(Stream.of(userId), others.stream());
		return this.users.find(needed.toList(), reader)
			.thenCompose((known) -> (reader.is(userId) ? CompletableFuture.completedFuture(Set.copyOf(others))
					: this.visibility.listed(others, known, reader))
				.thenApply((listed) -> FollowRow.items(rows, userId, known, listed)));
	}

	public CompletableFuture<List<UUID>> followedIds(UUID userId, Caller reader) {
		Viewer viewer = Viewer.of(reader, userId);
		return this.visibility.open(userId, reader)
			.thenCompose((open) -> this.follows.findFollowedIds(userId, viewer.id(), viewer.seesAll()))
			.thenCompose((ids) -> viewer.seesAll() ? CompletableFuture.completedFuture(ids) : listed(ids, reader));
	}

	private CompletableFuture<List<UUID>> listed(List<UUID> userIds, Caller reader) {
		return this.users.find(userIds, reader)
			.thenCompose((known) -> this.visibility.listed(userIds, known, reader))
			.thenApply((listed) -> userIds.stream().filter(listed::contains).toList());
	}

	public CompletableFuture<Partial<Long>> count(UUID userId, Caller reader, ToLongFunction<UserCounts> which) {
		CompletableFuture<KnownUsers> known = this.users.find(List.of(userId), reader);
		CompletableFuture<UserCounts> stored = this.follows.findCounts(userId)
			.thenApply((found) -> found.orElse(UserCounts.NONE));
		return stored.thenCombine(known, (counts, users) -> counts.of(userId, users).map(which::applyAsLong));
	}

}
