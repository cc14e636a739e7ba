package io.tweebyte.tweet.entity;

import java.util.UUID;

/**
 * A hashtag or a mention of a tweet, or that the tweet has none.
 *
 * @param position its place in the text, from 0; null when there is none
 * @param text how it is written, without its sign
 */
public record TokenRow(UUID tweetId, int version, Short position, UUID id, String text) {
}
