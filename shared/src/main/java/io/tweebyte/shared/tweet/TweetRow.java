package io.tweebyte.shared.tweet;

import java.time.Instant;
import java.util.List;
import java.util.UUID;

/**
 * A stored tweet. {@code updatedAt} is null when it was never edited; the version is one
 * more with each edit; {@code hasTokens} is whether it may have hashtags or mentions;
 * {@code pictureId} is null when it has no picture.
 */
public record TweetRow(UUID id, UUID userId, String content, Instant createdAt, Instant updatedAt, int version,
		boolean hasTokens, UUID pictureId) {

	public static UUID[] ids(List<TweetRow> tweets) {
		return tweets.stream().map(TweetRow::id).toArray(UUID[]::new);
	}

}
