package io.tweebyte.interaction.service;

import java.time.Instant;
import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;

import io.tweebyte.contracts.http.Caller;
import io.tweebyte.contracts.http.Partial;
import io.tweebyte.contracts.interaction.Follow;
import io.tweebyte.contracts.page.Cursor;
import io.tweebyte.contracts.page.ListNames;
import io.tweebyte.contracts.page.Page;
import io.tweebyte.contracts.page.PageQuery;
import io.tweebyte.interaction.entity.FollowRow;
import io.tweebyte.interaction.mapper.FollowMapper;
import io.tweebyte.interaction.repository.FollowRepository;
import reactor.core.publisher.Mono;

import org.springframework.data.domain.Limit;
import org.springframework.stereotype.Service;

/**
 * Lists who follows whom.
 */
@Service
public class FollowListService {

	// later than every follow: the first page begins here
	private static final Cursor NEWEST = new Cursor("", Instant.parse("9999-12-31T00:00:00Z"), new UUID(-1, -1));

	private final FollowRepository follows;

	private final UserDirectory users;

	private final VisibilityService visibility;

	FollowListService(FollowRepository follows, UserDirectory users, VisibilityService visibility) {
		this.follows = follows;
		this.users = users;
		this.visibility = visibility;
	}

	/**
	 * Lists who follows a user.
	 * @param userId the user
	 * @param query the page wanted
	 * @param reader the reader
	 * @return a page of accepted follows; fails with 403, 404, or 503 when nobody can
	 * tell whether the reader may see it
	 */
	public Mono<Partial<Page<Follow>>> followers(UUID userId, PageQuery query, Caller reader) {
		Cursor before = query.before().orElse(NEWEST);
		Limit rows = Limit.of(query.limit() + 1);
		return this.follows.findFollowers(userId, before.createdAt(), before.id(), rows)
			.flatMap((found) -> opened(page(found, query, ListNames.FOLLOWERS), userId, reader));
	}

	/**
	 * Lists whom a user follows.
	 * @param userId the user
	 * @param query the page wanted
	 * @param reader the reader
	 * @return a page of accepted follows, for the user himself of open requests too;
	 * fails with 403, 404, or 503 when nobody can tell whether the reader may see it
	 */
	public Mono<Partial<Page<Follow>>> following(UUID userId, PageQuery query, Caller reader) {
		Cursor before = query.before().orElse(NEWEST);
		Limit rows = Limit.of(query.limit() + 1);
		return (reader.is(userId) ? this.follows.findFollowing(userId, before.createdAt(), before.id(), rows)
				: this.follows.findFollowed(userId, before.createdAt(), before.id(), rows))
			.flatMap((found) -> opened(page(found, query, ListNames.FOLLOWING), userId, reader));
	}

	/**
	 * Lists who wants to follow a user.
	 * @param userId the user
	 * @param query the page wanted
	 * @param reader the reader, who is the user
	 * @return a page of open requests
	 */
	public Mono<Partial<Page<Follow>>> requests(UUID userId, PageQuery query, Caller reader) {
		Cursor before = query.before().orElse(NEWEST);
		Limit rows = Limit.of(query.limit() + 1);
		return this.follows.findRequests(userId, before.createdAt(), before.id(), rows)
			.flatMap((found) -> opened(page(found, query, ListNames.REQUESTS), userId, reader));
	}

	private static Page<FollowRow> page(List<FollowRow> found, PageQuery query, String list) {
		return Page.of(found, query.limit(), (follow) -> new Cursor(list, follow.createdAt(), follow.id()));
	}

	private Mono<Partial<Page<Follow>>> opened(Page<FollowRow> page, UUID userId, Caller reader) {
		Stream<UUID> others = page.items().stream().map((follow) -> follow.other(userId));
		Stream<UUID> needed = reader.is(userId) ? others : Stream.concat(Stream.of(userId), others);
		return this.users.find(needed.toList(), reader)
			.flatMap((known) -> this.visibility.open(userId, known, reader)
				.then(Mono.fromSupplier(() -> FollowMapper.page(page, userId, known))));
	}

	/**
	 * Lists all whom a user follows.
	 * @param userId the user
	 * @param reader the reader
	 * @return their ids, the newest follow first; fails with 403, 404, or 503 when nobody
	 * can tell whether the reader may see it
	 */
	public Mono<List<UUID>> followedIds(UUID userId, Caller reader) {
		List<UUID> needed = reader.is(userId) ? List.of() : List.of(userId);
		return this.users.find(needed, reader)
			.flatMap((known) -> this.visibility.open(userId, known, reader))
			.then(Mono.defer(() -> this.follows.findFollowedIds(userId)));
	}

}
