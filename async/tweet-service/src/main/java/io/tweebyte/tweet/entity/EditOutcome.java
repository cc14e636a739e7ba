package io.tweebyte.tweet.entity;

import java.time.Instant;
import java.util.UUID;

/**
 * How an edit ended.
 *
 * @param hadTokens whether the text before may have had hashtags or names
 * @param createdAt when the tweet was posted
 * @param newVersion the version that was stored, null when nothing was
 */
public record EditOutcome(UUID userId, boolean hadTokens, Instant createdAt, Integer newVersion) {

	/**
	 * Tells whether the text was stored.
	 * @return false when the tweet is another user's or of another version
	 */
	public boolean isStored() {
		return this.newVersion != null;
	}

}
