package io.tweebyte.interaction.service;

import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.stream.Stream;

import io.tweebyte.contracts.interaction.Follow;
import io.tweebyte.contracts.page.Cursor;
import io.tweebyte.contracts.page.ListNames;
import io.tweebyte.contracts.page.Page;
import io.tweebyte.contracts.page.PageQuery;
import io.tweebyte.interaction.entity.FollowRow;
import io.tweebyte.interaction.entity.KnownUsers;
import io.tweebyte.interaction.entity.ListItem;
import io.tweebyte.interaction.entity.Viewer;
import io.tweebyte.interaction.mapper.FollowMapper;
import io.tweebyte.interaction.repository.FollowRepository;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.http.Partial;

import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.data.domain.Limit;
import org.springframework.stereotype.Service;

/**
 * Lists who follows whom.
 */
@Service
public class FollowListService {

	private final FollowRepository follows;

	private final UserDirectory users;

	private final VisibilityService visibility;

	private final Executor threads;

	FollowListService(FollowRepository follows, UserDirectory users, VisibilityService visibility,
			@Qualifier("databaseThreads") Executor threads) {
		this.follows = follows;
		this.users = users;
		this.visibility = visibility;
		this.threads = threads;
	}

	/**
	 * Lists who follows a user.
	 * @param query the page wanted
	 * @param reader the reader
	 * @return a page of accepted follows; fails with 403, 404, or 503 when nobody can
	 * tell whether the reader may see it
	 */
	public CompletableFuture<Partial<Page<Follow>>> followers(UUID userId, PageQuery query, Caller reader) {
		Viewer viewer = Viewer.of(reader, userId);
		return new ListPage<>(ListNames.FOLLOWERS, query, (before, limit) -> followers(userId, viewer, before, limit),
				(rows) -> opened(rows, userId, reader))
			.read();
	}

	private CompletableFuture<List<FollowRow>> followers(UUID userId, Viewer viewer, Cursor before, Limit limit) {
		return CompletableFuture.supplyAsync(
				() -> this.follows.findFollowers(userId, viewer, before.createdAt(), before.id(), limit), this.threads);
	}

	/**
	 * Lists whom a user follows.
	 * @param query the page wanted
	 * @param reader the reader
	 * @return a page of accepted follows, for the user himself of open requests too;
	 * fails with 403, 404, or 503 when nobody can tell whether the reader may see it
	 */
	public CompletableFuture<Partial<Page<Follow>>> following(UUID userId, PageQuery query, Caller reader) {
		Viewer viewer = Viewer.of(reader, userId);
		return new ListPage<>(ListNames.FOLLOWING, query, (before, limit) -> following(userId, viewer, before, limit),
				(rows) -> opened(rows, userId, reader))
			.read();
	}

	private CompletableFuture<List<FollowRow>> following(UUID userId, Viewer viewer, Cursor before, Limit limit) {
		return CompletableFuture.supplyAsync(
				() -> viewer.seesAll() ? this.follows.findFollowing(userId, before.createdAt(), before.id(), limit)
						: this.follows.findFollowed(userId, viewer, before.createdAt(), before.id(), limit),
				this.threads);
	}

	/**
	 * Lists who wants to follow a user.
	 * @param query the page wanted
	 * @param reader the reader, who is the user
	 * @return a page of open requests
	 */
	public CompletableFuture<Partial<Page<Follow>>> requests(UUID userId, PageQuery query, Caller reader) {
		return new ListPage<>(ListNames.REQUESTS, query, (before, limit) -> requests(userId, before, limit),
				(rows) -> opened(rows, userId, reader))
			.read();
	}

	private CompletableFuture<List<FollowRow>> requests(UUID userId, Cursor before, Limit limit) {
		return CompletableFuture
			.supplyAsync(() -> this.follows.findRequests(userId, before.createdAt(), before.id(), limit), this.threads);
	}

	private CompletableFuture<Partial<List<ListItem<Follow>>>> opened(List<FollowRow> rows, UUID userId,
			Caller reader) {
		List<UUID> others = rows.stream().map((follow) -> follow.other(userId)).toList();
		Stream<UUID> needed = reader.is(userId) ? others.stream() : Stream.concat(Stream.of(userId), others.stream());
		return this.users.find(needed.toList(), reader)
			.thenCompose((known) -> this.visibility.open(userId, known, reader)
				.thenCompose((open) -> listed(others, userId, known, reader))
				.thenApply((listed) -> FollowMapper.items(rows, userId, known, listed)));
	}

	private CompletableFuture<Set<UUID>> listed(List<UUID> others, UUID userId, KnownUsers users, Caller reader) {
		return reader.is(userId) ? CompletableFuture.completedFuture(Set.copyOf(others))
				: this.visibility.listed(others, users, reader);
	}

	/**
	 * Lists all whom a user follows.
	 * @param reader the reader
	 * @return the ids of those whom the reader may see, the newest follow first; fails
	 * with 403, 404, or 503 when nobody can tell whether the reader may see it
	 */
	public CompletableFuture<List<UUID>> followedIds(UUID userId, Caller reader) {
		Viewer viewer = Viewer.of(reader, userId);
		List<UUID> needed = reader.is(userId) ? List.of() : List.of(userId);
		return this.users.find(needed, reader)
			.thenCompose((known) -> this.visibility.open(userId, known, reader))
			.thenApplyAsync((open) -> this.follows.findFollowedIds(userId, viewer), this.threads);
	}

}
