package io.tweebyte.contracts.tweet;

import java.time.Instant;
import java.util.UUID;

import com.fasterxml.jackson.annotation.JsonProperty;

public record ReplySummary(UUID id, @JsonProperty("user_id") UUID userId, String content,
		@JsonProperty("created_at") Instant createdAt, @JsonProperty("likes_count") long likesCount) {
}
