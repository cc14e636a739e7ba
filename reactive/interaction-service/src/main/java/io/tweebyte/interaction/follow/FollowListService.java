package io.tweebyte.interaction.follow;

import java.util.List;
import java.util.Set;
import java.util.UUID;
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
import reactor.core.publisher.Mono;

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

	public Mono<Partial<Page<Follow>>> followers(UUID userId, PageQuery query, Caller reader) {
		VisibleRows<FollowRow> rows = this.follows::findFollowers;
		return page(ListNames.FOLLOWERS, query, rows.of(userId, Viewer.of(reader, userId)), userId, reader);
	}

	public Mono<Partial<Page<Follow>>> following(UUID userId, PageQuery query, Caller reader) {
		if (reader.is(userId)) {
			return page(ListNames.FOLLOWING, query, (before,
					limit) -> this.follows.findFollowing(userId, before.createdAt(), before.id(), limit).collectList(),
					userId, reader);
		}
		VisibleRows<FollowRow> rows = this.follows::findFollowed;
		return page(ListNames.FOLLOWING, query, rows.of(userId, Viewer.of(reader, userId)), userId, reader);
	}

	public Mono<Partial<Page<Follow>>> requests(UUID userId, PageQuery query, Caller reader) {
		return page(ListNames.REQUESTS, query, (before,
				limit) -> this.follows.findRequests(userId, before.createdAt(), before.id(), limit).collectList(),
				userId, reader);
	}

	private Mono<Partial<Page<Follow>>> page(String list, PageQuery query,
			BiFunction<Cursor, Integer, Mono<List<FollowRow>>> rows, UUID userId, Caller reader) {
		return new ListPage<>(list, query, rows, (read) -> opened(read, userId, reader)).read();
	}

	private Mono<Partial<List<Follow>>> opened(List<FollowRow> rows, UUID userId, Caller reader) {
		List<UUID> others = rows.stream().map((follow) -> follow.other(userId)).toList();
		Stream<UUID> needed = reader.is(userId) ? others.stream() : Stream.concat(Stream.of(userId), others.stream());
		return this.users.find(needed.toList(), reader)
			.flatMap((known) -> this.visibility.open(userId, known, reader)
				.then(Mono.defer(() -> listed(others, userId, known, reader)))
				.map((listed) -> FollowRow.items(rows, userId, known, listed)));
	}

	private Mono<Set<UUID>> listed(List<UUID> others, UUID userId, KnownUsers users, Caller reader) {
		return reader.is(userId) ? Mono.just(Set.copyOf(others)) : this.visibility.listed(others, users, reader);
	}

	public Mono<List<UUID>> followedIds(UUID userId, Caller reader) {
		Viewer viewer = Viewer.of(reader, userId);
		return this.visibility.open(userId, reader)
			.then(Mono.defer(() -> this.follows.findFollowedIds(userId, viewer.id(), viewer.seesAll()).collectList()));
	}

	public Mono<Partial<Long>> count(UUID userId, Caller reader, ToLongFunction<UserCounts> which) {
		Mono<KnownUsers> known = this.users.find(List.of(userId), reader);
		Mono<UserCounts> stored = this.follows.findCounts(userId).defaultIfEmpty(UserCounts.NONE);
		return stored.zipWith(known, (counts, users) -> counts.of(userId, users).map(which::applyAsLong));
	}

}
