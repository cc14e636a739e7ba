package io.tweebyte.contracts.interaction;

import java.time.Instant;
import java.util.UUID;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;

/**
 * A follow in a list.
 *
 * @param userName the name of the other party, null while the user service is out
 * @param createdAt when it was asked for, in UTC to the microsecond
 */
@JsonPropertyOrder({ "id", "user_name", "follower_id", "followed_id", "created_at", "status" })
public record Follow(@JsonProperty("id") UUID id, @JsonProperty("user_name") String userName,
		@JsonProperty("follower_id") UUID followerId, @JsonProperty("followed_id") UUID followedId,
		@JsonProperty("created_at") Instant createdAt, @JsonProperty("status") FollowStatus status) {
}
