package io.tweebyte.interaction.entity;

import java.util.UUID;

/**
 * A row of the table of a tweet's counts.
 *
 * @param likes how many like it
 * @param replies how many replies it has
 */
public record TweetCounts(UUID tweetId, UUID authorId, int likes, int replies, int retweets) {
}
