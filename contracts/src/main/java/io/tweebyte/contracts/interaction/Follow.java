package io.tweebyte.contracts.interaction;

import java.time.Instant;
import java.util.UUID;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;

/**
 * A follow in a list.
 *
 * @param id the id of the follow or request
 * @param userName the name of the other party, null while the user service is out
 * @param followerId who follows
 * @param followedId who is followed
 * @param createdAt when it was asked for, in UTC to the microsecond
 * @param status its state
 */
@JsonPropertyOrder({ "id", "user_name", "follower_id", "followed_id", "created_at", "status" })
public record Follow(@JsonProperty("id") UUID id, @JsonProperty("user_name") String userName,
		@JsonProperty("follower_id") UUID followerId, @JsonProperty("followed_id") UUID followedId,
		@JsonProperty("created_at") Instant createdAt, @JsonProperty("status") FollowStatus status) {
}
