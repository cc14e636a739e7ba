package io.tweebyte.shared.cache;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonValue;
import io.tweebyte.contracts.tweet.PopularHashtag;

import org.springframework.util.Assert;

/**
 * The values that Redis keeps beside those of the contract. An incomplete one cannot be
 * created, so that it is missing when Redis holds it.
 */
public final class CachedValues {

	private CachedValues() {
	}

	/** Returns whether a value is as good as new: not if it is from the future. */
	private static boolean isFresh(Instant readAt, Instant now, Duration fresh) {
		return !readAt.isAfter(now) && readAt.plus(fresh).isAfter(now);
	}

	/** The accepted follows of a user, and when the interaction service was called. */
	public record FollowedIds(@JsonProperty("read_at") Instant readAt, @JsonProperty("ids") List<UUID> ids) {

		public FollowedIds {
			Objects.requireNonNull(readAt);
			ids = List.copyOf(ids);
		}

		/** Returns whether the ids may still decide what the user sees. */
		public boolean isFresh(Instant now, Duration fresh) {
			return CachedValues.isFresh(this.readAt, now, fresh);
		}

	}

	/** The users recommended to a user, the best first; a list in JSON. */
	public record RecommendedIds(@JsonValue List<UUID> ids) {

		@JsonCreator(mode = JsonCreator.Mode.DELEGATING)
		public RecommendedIds {
			ids = List.copyOf(ids);
		}

	}

	/** The author of a tweet, or that it was deleted; the other one is null. */
	public record KnownTweet(@JsonProperty("user_id") UUID userId, @JsonProperty("deleted") Boolean isDeleted) {

		public static final KnownTweet DELETED = new KnownTweet(null, true);

		public KnownTweet {
			Assert.isTrue(userId != null || Boolean.TRUE.equals(isDeleted),
					"A tweet has an author unless it was deleted.");
		}

		public static KnownTweet by(UUID author) {
			return new KnownTweet(author, null);
		}

		public Optional<UUID> author() {
			return Optional.ofNullable(this.userId);
		}

	}

	/** Popular hashtags, best first, and when the tweet service was called. */
	public record PopularHashtags(@JsonProperty("read_at") Instant readAt,
			@JsonProperty("hashtags") List<PopularHashtag> hashtags) {

		public PopularHashtags {
			Objects.requireNonNull(readAt);
			hashtags = List.copyOf(hashtags);
		}

		public boolean isFresh(Instant now, Duration fresh) {
			return CachedValues.isFresh(this.readAt, now, fresh);
		}

	}

}
