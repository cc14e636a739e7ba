package io.tweebyte.interaction.entity;

import java.time.Instant;
import java.util.UUID;

/**
 * A row that is added to the table of replies.
 *
 * @param userId who wrote it
 * @param createdAt when it was written
 * @param idempotencyKey what the client repeats to reply once, or null
 */
public record NewReplyRow(UUID id, UUID tweetId, UUID tweetAuthorId, UUID userId, String content, Instant createdAt,
		String idempotencyKey) {
}
