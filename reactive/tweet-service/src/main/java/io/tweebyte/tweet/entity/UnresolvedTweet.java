package io.tweebyte.tweet.entity;

import java.util.UUID;

/**
 * A tweet about which the user service must be asked again.
 *
 * @param version the version whose text it is
 */
public record UnresolvedTweet(UUID id, UUID userId, int version) {
}
