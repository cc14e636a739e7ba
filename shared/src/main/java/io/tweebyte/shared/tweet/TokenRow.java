package io.tweebyte.shared.tweet;

import java.util.UUID;

/** A hashtag or mention without its sign; the position is from 0, null when none. */
public record TokenRow(UUID tweetId, int version, Short position, UUID id, String text) {
}
