package io.tweebyte.tweet.entity;

import java.time.Instant;
import java.util.UUID;

/**
 * A tweet that is being posted.
 *
 * @param createdAt when it was posted, and the time of whatever is stored with it
 * @param idempotencyKey what a repeated request repeats, or null
 */
public record NewTweet(UUID id, UUID userId, String content, Instant createdAt, String idempotencyKey) {
}
