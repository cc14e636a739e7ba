package io.tweebyte.shared.tweet;

import java.util.UUID;

/**
 * A hashtag or a mention of a tweet, without its sign. The position in the text begins at
 * 0; it is null when the tweet has none.
 */
public record TokenRow(UUID tweetId, int version, Short position, UUID id, String text) {
}
