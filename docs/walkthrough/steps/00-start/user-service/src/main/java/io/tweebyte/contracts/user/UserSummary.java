package io.tweebyte.contracts.user;

import java.time.Instant;
import java.util.UUID;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;

/**
 * The public summary of a user.
 *
 * @param id the user's id
 * @param userName the name as the user writes it
 * @param isPrivate whether only accepted followers see what the user posts
 * @param createdAt when the user registered, in UTC to the microsecond
 */
@JsonPropertyOrder({ "id", "user_name", "is_private", "created_at" })
public record UserSummary(@JsonProperty("id") UUID id, @JsonProperty("user_name") String userName,
		@JsonProperty("is_private") boolean isPrivate, @JsonProperty("created_at") Instant createdAt) {
}
