package io.tweebyte.interaction.entity;

import java.util.UUID;

/**
 * A tweet that somebody reacts to.
 *
 * @param restricted whether only accepted followers of the author may
 */
public record WritableTweet(UUID authorId, boolean restricted) {
}
