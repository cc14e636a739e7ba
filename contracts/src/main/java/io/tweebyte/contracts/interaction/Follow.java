package io.tweebyte.contracts.interaction;

import java.time.Instant;
import java.util.UUID;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.tweebyte.contracts.page.Listed;

/** A follow in a list; the name is null while the user service is unavailable. */
public record Follow(UUID id, @JsonProperty("user_name") String userName, @JsonProperty("follower_id") UUID followerId,
		@JsonProperty("followed_id") UUID followedId, @JsonProperty("created_at") Instant createdAt,
		FollowStatus status) implements Listed {
}
