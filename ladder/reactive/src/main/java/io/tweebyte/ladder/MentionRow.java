package io.tweebyte.ladder;

import java.util.UUID;

import org.springframework.data.relational.core.mapping.Table;

/**
 * A user whom a tweet names.
 *
 * @param tweetId the tweet
 * @param position its place among the mentions of the tweet
 * @param userId the user
 * @param text the name as the author wrote it
 */
@Table("mentions")
public record MentionRow(UUID tweetId, short position, UUID userId, String text) {
}
