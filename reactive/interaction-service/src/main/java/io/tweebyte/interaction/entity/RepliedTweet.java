package io.tweebyte.interaction.entity;

import java.util.UUID;

/**
 * The tweet that a reply is to.
 */
public record RepliedTweet(UUID tweetId, UUID authorId) {
}
