package io.tweebyte.interaction.entity;

import java.time.Instant;
import java.util.UUID;

/**
 * What the list of a tweet's likes is made of: no more than its index holds.
 *
 * @param createdAt when it was given
 */
public record TweetLikeRow(UUID id, UUID userId, Instant createdAt) implements ListRow {
}
