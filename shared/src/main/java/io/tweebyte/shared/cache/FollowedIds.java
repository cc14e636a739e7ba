package io.tweebyte.shared.cache;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.UUID;

import com.fasterxml.jackson.annotation.JsonProperty;

/**
 * The users whom a user follows, as {@link CacheKeys#followedIds} keeps them.
 *
 * @param readAt when the interaction service was asked
 * @param ids the users followed, accepted follows only
 */
public record FollowedIds(@JsonProperty("read_at") Instant readAt, @JsonProperty("ids") List<UUID> ids) {

	/**
	 * Tells whether the ids may still decide what the user sees.
	 * @return false too for a value that is incomplete or from the future
	 */
	public boolean isFresh(Instant now, Duration fresh) {
		return this.readAt != null && this.ids != null && !this.readAt.isAfter(now)
				&& this.readAt.plus(fresh).isAfter(now);
	}

}
