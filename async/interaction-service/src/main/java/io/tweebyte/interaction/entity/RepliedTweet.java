package io.tweebyte.interaction.entity;

import java.util.UUID;

/**
 * The tweet that a reply is to.
 *
 * @param tweetId the tweet
 * @param authorId its author
 */
public record RepliedTweet(UUID tweetId, UUID authorId) {
}
