package io.tweebyte.interaction.service;

import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.UUID;

import io.tweebyte.common.cache.JsonCache;
import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.error.Sentences;
import io.tweebyte.contracts.interaction.FollowStatus;
import io.tweebyte.contracts.time.Microseconds;
import io.tweebyte.contracts.user.UserSummary;
import io.tweebyte.interaction.entity.AnsweredRequest;
import io.tweebyte.interaction.entity.FollowRow;
import io.tweebyte.interaction.entity.KnownUsers;
import io.tweebyte.interaction.mapper.FollowMapper;
import io.tweebyte.interaction.repository.FollowWriter;
import io.tweebyte.shared.cache.CacheKeys;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.settings.FollowSettings;
import reactor.core.publisher.Mono;

import org.springframework.stereotype.Service;

/**
 * Follows and unfollows users, and answers requests.
 */
@Service
public class FollowService {

	private final FollowWriter writer;

	private final UserDirectory users;

	private final JsonCache cache;

	private final FollowSettings settings;

	private final Clock clock;

	FollowService(FollowWriter writer, UserDirectory users, JsonCache cache, FollowSettings settings, Clock clock) {
		this.writer = writer;
		this.users = users;
		this.cache = cache;
		this.settings = settings;
		this.clock = clock;
	}

	/**
	 * Follows a user, or asks a private one. Done already, it stays as it is; so does a
	 * request that was rejected a short time ago.
	 * @param userId who follows, who is the caller
	 * @param caller the caller
	 * @return ends when it is stored; fails with 404, or with 503 when nobody can tell
	 * whether the user is private
	 */
	public Mono<Void> follow(UUID userId, UUID followedId, Caller caller) {
		return this.users.find(List.of(followedId), caller)
			.map((known) -> FollowMapper.follow(userId, found(followedId, known), this.clock))
			.flatMap((follow) -> store(follow).flatMap((written) -> forget(userId))
				// model: a cancelled statement is committed all the same, and must be
				// followed by its evictions
				.cache());
	}

	private static UserSummary found(UUID userId, KnownUsers users) {
		if (users.isUndecided(userId)) {
			throw ContractException.unavailable(Sentences.SERVICE_OUT);
		}
		return users.find(userId).orElseThrow(() -> ContractException.notFound(Sentences.USER_NOT_FOUND));
	}

	private Mono<Long> store(FollowRow follow) {
		Instant rejectedUntil = follow.createdAt().minus(this.settings.reopenAfter());
		return this.writer.follow(follow, rejectedUntil);
	}

	/**
	 * Ends a follow or takes a request back. Where there is none, nothing is left to do;
	 * a request that the followed user has rejected stays for the follower.
	 * @return ends when it is gone
	 */
	public Mono<Void> unfollow(UUID userId, UUID followedId, Caller caller) {
		return this.writer.unfollow(userId, followedId, caller.is(followedId))
			.flatMap((gone) -> forget(userId))
			// model: as above
			.cache();
	}

	/**
	 * Answers a request.
	 * @param userId who would be followed, who is the caller
	 * @return ends when it is stored; fails with 400, 403 or 404
	 */
	public Mono<Void> answer(UUID userId, UUID requestId, FollowStatus status) {
		Instant now = Microseconds.now(this.clock);
		return this.writer.answer(requestId, userId, status, now)
			.switchIfEmpty(Mono.error(FollowService::notFound))
			.map((request) -> checked(request, userId, status))
			.flatMap((request) -> forget(request.followerId()))
			// model: as above
			.cache();
	}

	private static ContractException notFound() {
		return ContractException.notFound(Sentences.REQUEST_NOT_FOUND);
	}

	private static AnsweredRequest checked(AnsweredRequest request, UUID userId, FollowStatus status) {
		if (!request.followedId().equals(userId)) {
			throw ContractException.forbidden(Sentences.NOT_YOUR_REQUEST);
		}
		request.status().violation(status).ifPresent((violation) -> {
			throw ContractException.invalid("status", violation);
		});
		return request;
	}

	private Mono<Void> forget(UUID followerId) {
		return this.cache.evict(CacheKeys.followedIds(followerId), CacheKeys.recommendations(followerId));
	}

}
