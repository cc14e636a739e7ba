package io.tweebyte.tweet.entity;

import java.util.UUID;

/**
 * A user whom a tweet names, as it is stored.
 *
 * @param tweetId the tweet
 * @param position the place among the mentions of the tweet, from 0
 * @param userId the user
 * @param text the name as the author wrote it
 */
public record MentionRow(UUID tweetId, short position, UUID userId, String text) {
}
