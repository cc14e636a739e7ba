package io.tweebyte.interaction.follow;

import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.function.BiFunction;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;

import io.tweebyte.common.list.ListPage.VisibleRows;
import io.tweebyte.common.list.ListPage;
import io.tweebyte.common.user.UserDirectory;
import io.tweebyte.common.user.VisibilityService;
import io.tweebyte.contracts.interaction.Follow;
import io.tweebyte.contracts.page.Cursor;
import io.tweebyte.contracts.page.ListNames;
import io.tweebyte.contracts.page.Page;
import io.tweebyte.contracts.page.PageQuery;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.http.Partial;
import io.tweebyte.shared.interaction.FollowRow.UserCounts;
import io.tweebyte.shared.interaction.FollowRow;
import io.tweebyte.shared.interaction.Viewer;
import io.tweebyte.shared.user.KnownUsers;

import org.springframework.stereotype.Service;

/**
 * Lists who follows whom, newest first, and counts for everyone. Fails with 403, 404, or
 * 503 when it is unknown whether the reader may see the list.
 */
@Service
class FollowListService {

	private final FollowRepository follows;

	private final UserDirectory users;

	private final VisibilityService visibility;

	FollowListService(FollowRepository follows, UserDirectory users, VisibilityService visibility) {
		this.follows = follows;
		this.users = users;
		this.visibility = visibility;
	}

	public CompletableFuture<Partial<Page<Follow>>> followers(UUID userId, PageQuery query, Caller reader) {
		VisibleRows<FollowRow> rows = this.follows::findFollowers;
		return page(ListNames.FOLLOWERS, query, rows.of(userId, Viewer.of(reader, userId)), userId, reader);
	}

	public CompletableFuture<Partial<Page<Follow>>> following(UUID userId, PageQuery query, Caller reader) {
		if (reader.is(userId)) {
			return page(ListNames.FOLLOWING, query,
					(before, limit) -> this.follows.findFollowing(userId, before.createdAt(), before.id(), limit),
					userId, reader);
		}
		VisibleRows<FollowRow> rows = this.follows::findFollowed;
		return page(ListNames.FOLLOWING, query, rows.of(userId, Viewer.of(reader, userId)), userId, reader);
	}

	public CompletableFuture<Partial<Page<Follow>>> requests(UUID userId, PageQuery query, Caller reader) {
		return page(ListNames.REQUESTS, query,
				(before, limit) -> this.follows.findRequests(userId, before.createdAt(), before.id(), limit), userId,
				reader);
	}

	private CompletableFuture<Partial<Page<Follow>>> page(String list, PageQuery query,
			BiFunction<Cursor, Integer, CompletableFuture<List<FollowRow>>> rows, UUID userId, Caller reader) {
		return new ListPage<>(list, query, rows, (read) -> opened(read, userId, reader)).read();
	}

	private CompletableFuture<Partial<List<Follow>>> opened(List<FollowRow> rows, UUID userId, Caller reader) {
		List<UUID> others = rows.stream().map((follow) -> follow.other(userId)).toList();
		Stream<UUID> needed = reader.is(userId) ? others.stream() : Stream.concat(Stream.of(userId), others.stream());
		return this.users.find(needed.toList(), reader)
			.thenCompose((known) -> this.visibility.open(userId, known, reader)
				.thenCompose((open) -> listed(others, userId, known, reader))
				.thenApply((listed) -> FollowRow.items(rows, userId, known, listed)));
	}

	private CompletableFuture<Set<UUID>> listed(List<UUID> others, UUID userId, KnownUsers users, Caller reader) {
		return reader.is(userId) ? CompletableFuture.completedFuture(Set.copyOf(others))
				: this.visibility.listed(others, users, reader);
	}

	public CompletableFuture<List<UUID>> followedIds(UUID userId, Caller reader) {
		Viewer viewer = Viewer.of(reader, userId);
		return this.visibility.open(userId, reader)
			.thenCompose((open) -> this.follows.findFollowedIds(userId, viewer.id(), viewer.seesAll()));
	}

	public CompletableFuture<Partial<Long>> count(UUID userId, Caller reader, ToLongFunction<UserCounts> which) {
		CompletableFuture<KnownUsers> known = this.users.find(List.of(userId), reader);
		CompletableFuture<UserCounts> stored = this.follows.findCounts(userId)
			.thenApply((found) -> found.orElse(UserCounts.NONE));
		return stored.thenCombine(known, (counts, users) -> counts.of(userId, users).map(which::applyAsLong));
	}

}
