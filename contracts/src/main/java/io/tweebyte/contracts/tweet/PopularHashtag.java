package io.tweebyte.contracts.tweet;

import java.util.UUID;

/**
 * A hashtag and its popularity.
 *
 * @param text how it was written first, in NFC, without the number sign
 * @param count how many tweets have it whose authors were public when they wrote, at
 * least 1
 */
public record PopularHashtag(UUID id, String text, long count) {
}
