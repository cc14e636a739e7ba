package io.tweebyte.contracts.tweet;

import java.util.UUID;

/**
 * A hashtag in the spelling of its tweet, in NFC, without the number sign. The id is the
 * same in every tweet.
 */
public record Hashtag(UUID id, String text) {
}
