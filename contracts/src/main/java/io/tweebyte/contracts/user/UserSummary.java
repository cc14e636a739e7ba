package io.tweebyte.contracts.user;

import java.time.Instant;
import java.util.UUID;

import com.fasterxml.jackson.annotation.JsonProperty;

public record UserSummary(UUID id, @JsonProperty("user_name") String userName,
		@JsonProperty("is_private") boolean isPrivate, @JsonProperty("created_at") Instant createdAt) {
}
