package io.tweebyte.shared.cache;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.tweebyte.contracts.tweet.PopularHashtag;

/** The values that Redis keeps beside those of the contract. */
public final class CachedValues {

	private CachedValues() {
	}

	/** Returns whether a value is as good as new: not if it is from the future. */
	private static boolean isFresh(Instant readAt, Instant now, Duration fresh) {
		return !readAt.isAfter(now) && readAt.plus(fresh).isAfter(now);
	}

	/** The accepted follows of a user, and when the interaction service was called. */
	public record FollowedIds(@JsonProperty("read_at") Instant readAt, @JsonProperty("ids") List<UUID> ids) {

		/** Returns whether the ids may still decide what the user sees. */
		public boolean isFresh(Instant now, Duration fresh) {
			return this.readAt != null && this.ids != null && CachedValues.isFresh(this.readAt, now, fresh);
		}

	}

	/** The author of a tweet, null when it was deleted. */
	public record KnownTweet(@JsonProperty("user_id") UUID userId) {

		public static final KnownTweet DELETED = new KnownTweet(null);

		public Optional<UUID> author() {
			return Optional.ofNullable(this.userId);
		}

	}

	/** Popular hashtags, best first, and when the tweet service was called. */
	public record PopularHashtags(@JsonProperty("read_at") Instant readAt,
			@JsonProperty("hashtags") List<PopularHashtag> hashtags) {

		public boolean isFresh(Instant now, Duration fresh) {
			return isWhole() && CachedValues.isFresh(this.readAt, now, fresh);
		}

		/** Returns whether the list can be shown at all. */
		public boolean isWhole() {
			return this.readAt != null && this.hashtags != null;
		}

	}

}
