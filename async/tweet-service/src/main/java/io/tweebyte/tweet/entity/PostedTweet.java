package io.tweebyte.tweet.entity;

import java.util.List;

import io.tweebyte.contracts.tweet.Hashtag;

/**
 * A tweet that was stored.
 *
 * @param hashtags its hashtags, in the order of the text
 * @param repeated whether it had been posted before with the same key, so that what is
 * stored with it is not what was just sent
 */
public record PostedTweet(TweetRow tweet, List<Hashtag> hashtags, boolean repeated) {
}
