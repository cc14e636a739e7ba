package io.tweebyte.interaction.entity;

import java.time.Instant;
import java.util.UUID;

/**
 * A row of the table of likes, but for the kind of the thing.
 *
 * @param tweetAuthorId the author of the tweet, or of the tweet that the reply is to;
 * null where the statement finds it
 * @param createdAt when it was given
 */
public record LikeRow(UUID id, UUID userId, UUID thingId, UUID tweetAuthorId, Instant createdAt) implements ListRow {
}
