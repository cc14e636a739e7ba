package io.tweebyte.contracts.tweet;

import java.util.UUID;

/**
 * A hashtag of a tweet.
 *
 * @param id the same in every tweet that has the hashtag
 * @param text how the tweet spells it, in NFC, without the number sign
 */
public record Hashtag(UUID id, String text) {
}
