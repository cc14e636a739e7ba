package io.tweebyte.contracts.user;

import java.time.Instant;
import java.util.UUID;

import com.fasterxml.jackson.annotation.JsonProperty;

/** A user within something else; the id alone while the user service is unavailable. */
public record UserReference(UUID id, @JsonProperty("user_name") String userName,
		@JsonProperty("is_private") Boolean isPrivate, @JsonProperty("created_at") Instant createdAt) {

	public static UserReference of(UserSummary user) {
		return new UserReference(user.id(), user.userName(), user.isPrivate(), user.createdAt());
	}

	public static UserReference unknown(UUID id) {
		return new UserReference(id, null, null, null);
	}

}
