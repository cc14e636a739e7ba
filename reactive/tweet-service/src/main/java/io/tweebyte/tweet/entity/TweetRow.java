package io.tweebyte.tweet.entity;

import java.time.Instant;
import java.util.UUID;

/**
 * A tweet as it is stored, without what others made of it.
 *
 * @param createdAt when it was posted
 * @param updatedAt when it was last edited, null when never
 * @param version 1 when posted, one more with each edit
 * @param hasTokens whether it may have hashtags or mentions
 */
public record TweetRow(UUID id, UUID userId, String content, Instant createdAt, Instant updatedAt, int version,
		boolean hasTokens) {
}
