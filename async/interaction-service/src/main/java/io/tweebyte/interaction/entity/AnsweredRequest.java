package io.tweebyte.interaction.entity;

import java.util.UUID;

import io.tweebyte.contracts.interaction.FollowStatus;

/**
 * A follow request that somebody tried to answer.
 *
 * @param followerId who would follow
 * @param followedId who would be followed
 * @param status its state before the answer
 */
public record AnsweredRequest(UUID followerId, UUID followedId, FollowStatus status) {
}
