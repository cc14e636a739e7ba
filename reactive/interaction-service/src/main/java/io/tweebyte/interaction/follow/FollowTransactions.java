package io.tweebyte.interaction.follow;

import java.time.Instant;
import java.util.UUID;

import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.contracts.interaction.FollowStatus;
import io.tweebyte.shared.settings.FollowSettings;
import reactor.core.publisher.Mono;

import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/** Writes follows, each together with the counts of both users. */
@Service
class FollowTransactions {

	private final FollowRepository follows;

	private final FollowSettings settings;

	FollowTransactions(FollowRepository follows, FollowSettings settings) {
		this.follows = follows;
		this.settings = settings;
	}

	/** Returns whether the follow is stored; not when another one stays. */
	@Transactional
	public Mono<Boolean> store(FollowEntity follow) {
		return this.follows.lockFollower(follow.getFollowerId())
			.flatMap((locked) -> this.follows.lock(follow.getFollowerId(), follow.getFollowedId()))
			.singleOptional()
			.filter((known) -> known.filter((old) -> stays(old, follow.getStatusSince())).isEmpty())
			.flatMap((known) -> this.follows.count(follow.getFollowerId())
				.filter((follows) -> follows < this.settings.limit())
				.switchIfEmpty(Mono.error(() -> ApiException.forbidden(Messages.TOO_MANY_FOLLOWED)))
				.flatMap((follows) -> Mono.justOrEmpty(known).flatMap((old) -> this.follows.deleteById(old.getId())))
				.then(Mono.defer(() -> this.follows.save(follow)))
				.flatMap((saved) -> count(saved, 1))
				.thenReturn(true))
			.defaultIfEmpty(false);
	}

	private boolean stays(FollowEntity follow, Instant now) {
		return follow.getStatus() != FollowStatus.REJECTED
				|| follow.getStatusSince().isAfter(now.minus(this.settings.reopenAfter()));
	}

	private Mono<Void> count(FollowEntity follow, int change) {
		return (follow.getStatus() == FollowStatus.ACCEPTED)
				? this.follows.addToCounts(follow.getFollowerId(), follow.getFollowedId(), change).then()
				: Mono.empty();
	}

	/** Turns an accepted follow into a request, if it is still there. */
	@Transactional
	public Mono<Void> makePending(UUID followId, Instant now) {
		return this.follows.lock(followId)
			.filter((follow) -> follow.getStatus() == FollowStatus.ACCEPTED)
			.flatMap((follow) -> count(follow, -1).then(Mono.defer(() -> {
				follow.setStatus(FollowStatus.PENDING, now);
				return this.follows.save(follow);
			})))
			.then();
	}

	@Transactional
	public Mono<Void> remove(UUID followerId, UUID followedId, boolean byFollowed) {
		return this.follows.lock(followerId, followedId)
			.filter((follow) -> byFollowed || follow.getStatus() != FollowStatus.REJECTED)
			.flatMap((follow) -> this.follows.deleteById(follow.getId()).then(Mono.defer(() -> count(follow, -1))));
	}

	/** Returns the follower. */
	@Transactional
	public Mono<UUID> decide(UUID userId, UUID requestId, FollowStatus status, Instant now) {
		return this.follows.lock(requestId)
			.switchIfEmpty(Mono.error(() -> ApiException.notFound(Messages.REQUEST_NOT_FOUND)))
			.doOnNext((request) -> check(request, userId, status))
			.flatMap((request) -> (request.getStatus() != status) ? decide(request, status, now) : Mono.just(request))
			.map(FollowEntity::getFollowerId);
	}

	private Mono<FollowEntity> decide(FollowEntity request, FollowStatus status, Instant now) {
		request.setStatus(status, now);
		return this.follows.save(request).flatMap((saved) -> count(saved, 1)).thenReturn(request);
	}

	private static void check(FollowEntity request, UUID userId, FollowStatus status) {
		if (!request.getFollowedId().equals(userId)) {
			throw ApiException.forbidden(Messages.NOT_YOUR_REQUEST);
		}
		request.getStatus().violation(status).ifPresent((violation) -> {
			throw ApiException.invalid("status", violation);
		});
	}

}
