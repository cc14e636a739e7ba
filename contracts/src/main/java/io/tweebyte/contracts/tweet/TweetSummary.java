package io.tweebyte.contracts.tweet;

import java.time.Instant;
import java.util.UUID;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.tweebyte.contracts.page.Listed;

public record TweetSummary(UUID id, @JsonProperty("user_id") UUID userId, String content,
		@JsonProperty("created_at") Instant createdAt) implements Listed {
}
