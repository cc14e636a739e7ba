package io.tweebyte.contracts.user;

import java.time.Instant;
import java.util.UUID;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;

/**
 * A user within something else. While the user service is out only the id is known; the
 * rest is null and left out of the JSON.
 *
 * @param isPrivate whether only accepted followers see what the user posts
 * @param createdAt when the user registered, in UTC to the microsecond
 */
@JsonPropertyOrder({ "id", "user_name", "is_private", "created_at" })
public record UserReference(@JsonProperty("id") UUID id, @JsonProperty("user_name") String userName,
		@JsonProperty("is_private") Boolean isPrivate, @JsonProperty("created_at") Instant createdAt) {

	/**
	 * Refers to a user of whom all is known.
	 */
	public static UserReference of(UserSummary user) {
		return new UserReference(user.id(), user.userName(), user.isPrivate(), user.createdAt());
	}

	/**
	 * Refers to a user of whom nothing is known now.
	 */
	public static UserReference unknown(UUID id) {
		return new UserReference(id, null, null, null);
	}

}
