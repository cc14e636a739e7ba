package io.tweebyte.contracts.tweet;

import java.util.UUID;

/**
 * A hashtag in its first spelling, in NFC without the number sign, with how many tweets
 * have it whose authors were public when they wrote, at least 1.
 */
public record PopularHashtag(UUID id, String text, long count) {
}
