package io.tweebyte.shared.cache;

import java.util.Optional;
import java.util.UUID;

import com.fasterxml.jackson.annotation.JsonProperty;

/**
 * Whether a tweet exists, as {@link CacheKeys#tweetExistence} keeps it.
 *
 * @param userId its author, or null when it was deleted
 */
public record KnownTweet(@JsonProperty("user_id") UUID userId) {

	/** A tweet that was deleted. */
	public static final KnownTweet DELETED = new KnownTweet(null);

	/**
	 * The author of a tweet that exists.
	 * @return the author, or empty when it was deleted
	 */
	public Optional<UUID> author() {
		return Optional.ofNullable(this.userId);
	}

}
