package io.tweebyte.interaction.follow;

import java.time.Instant;
import java.util.Optional;
import java.util.UUID;

import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.contracts.interaction.FollowStatus;
import io.tweebyte.shared.settings.FollowSettings;

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
	public boolean store(FollowEntity follow) {
		this.follows.lockFollower(follow.getFollowerId());
		Optional<FollowEntity> known = this.follows.lock(follow.getFollowerId(), follow.getFollowedId());
		if (known.filter((old) -> stays(old, follow.getStatusSince())).isPresent()) {
			return false;
		}
		if (this.follows.count(follow.getFollowerId()) >= this.settings.limit()) {
			throw ApiException.forbidden(Messages.TOO_MANY_FOLLOWED);
		}
		known.ifPresent((old) -> this.follows.deleteById(old.getId()));
		this.follows.saveAndFlush(follow);
		count(follow, 1);
		return true;
	}

	private boolean stays(FollowEntity follow, Instant now) {
		return follow.getStatus() != FollowStatus.REJECTED
				|| follow.getStatusSince().isAfter(now.minus(this.settings.reopenAfter()));
	}

	private void count(FollowEntity follow, int change) {
		if (follow.getStatus() == FollowStatus.ACCEPTED) {
			this.follows.addToCounts(follow.getFollowerId(), follow.getFollowedId(), change);
		}
	}

	/** Turns an accepted follow into a request, if it is still there. */
	@Transactional
	public void makePending(UUID followId, Instant now) {
		this.follows.lock(followId)
			.filter((follow) -> follow.getStatus() == FollowStatus.ACCEPTED)
			.ifPresent((follow) -> {
				count(follow, -1);
				follow.setStatus(FollowStatus.PENDING, now);
			});
	}

	@Transactional
	public void remove(UUID followerId, UUID followedId, boolean byFollowed) {
		this.follows.lock(followerId, followedId)
			.filter((follow) -> byFollowed || follow.getStatus() != FollowStatus.REJECTED)
			.ifPresent((follow) -> {
				this.follows.deleteById(follow.getId());
				count(follow, -1);
			});
	}

	/** Returns the follower. */
	@Transactional
	public UUID decide(UUID userId, UUID requestId, FollowStatus status, Instant now) {
		FollowEntity request = this.follows.lock(requestId)
			.orElseThrow(() -> ApiException.notFound(Messages.REQUEST_NOT_FOUND));
		check(request, userId, status);
		if (request.getStatus() != status) {
			request.setStatus(status, now);
			this.follows.flush();
			count(request, 1);
		}
		return request.getFollowerId();
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
