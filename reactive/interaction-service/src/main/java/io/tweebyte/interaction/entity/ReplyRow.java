package io.tweebyte.interaction.entity;

import java.time.Instant;
import java.util.UUID;

/**
 * A row of the table of replies, as lists need it.
 *
 * @param userId who wrote it
 * @param createdAt when it was written
 * @param likesCount how many like it
 */
public record ReplyRow(UUID id, UUID tweetId, UUID userId, String content, Instant createdAt,
		int likesCount) implements ListRow {
}
