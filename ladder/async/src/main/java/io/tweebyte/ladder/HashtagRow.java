package io.tweebyte.ladder;

import java.util.UUID;

/**
 * A hashtag of a tweet.
 *
 * @param tweetId the tweet
 * @param position its place among the hashtags of the tweet
 * @param id the hashtag
 * @param text how the tweet spells it
 */
public record HashtagRow(UUID tweetId, short position, UUID id, String text) {
}
