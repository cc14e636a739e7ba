package io.tweebyte.interaction.entity;

import java.time.Instant;
import java.util.UUID;

/**
 * A row of the table of retweets.
 *
 * @param content what the retweeter says to it, null when nothing
 * @param createdAt when it was made
 */
public record RetweetRow(UUID id, UUID userId, UUID tweetId, UUID tweetAuthorId, String content,
		Instant createdAt) implements ListRow {
}
