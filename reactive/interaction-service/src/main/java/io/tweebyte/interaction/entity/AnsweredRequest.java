package io.tweebyte.interaction.entity;

import java.util.UUID;

import io.tweebyte.contracts.interaction.FollowStatus;

/**
 * A follow request that somebody tried to answer.
 *
 * @param status its state before the answer
 */
public record AnsweredRequest(UUID followerId, UUID followedId, FollowStatus status) {
}
