package io.tweebyte.shared.cache;

import java.time.Duration;
import java.time.Instant;
import java.util.List;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.tweebyte.contracts.tweet.PopularHashtag;

/**
 * Popular hashtags, as {@link CacheKeys#popularHashtags} keeps them.
 *
 * @param readAt when the tweet service was asked
 * @param hashtags the most popular first
 */
public record PopularHashtags(@JsonProperty("read_at") Instant readAt,
		@JsonProperty("hashtags") List<PopularHashtag> hashtags) {

	/**
	 * Tells whether the list is as good as a new one.
	 * @return false too for a value that is incomplete or from the future
	 */
	public boolean isFresh(Instant now, Duration fresh) {
		return isWhole() && !this.readAt.isAfter(now) && this.readAt.plus(fresh).isAfter(now);
	}

	/**
	 * Tells whether the list can be shown at all.
	 */
	public boolean isWhole() {
		return this.readAt != null && this.hashtags != null;
	}

}
