package io.tweebyte.contracts.interaction;

import java.time.Instant;
import java.util.UUID;

import com.fasterxml.jackson.annotation.JsonProperty;

public record ReplyResponse(UUID id, @JsonProperty("tweet_id") UUID tweetId, @JsonProperty("user_id") UUID userId,
		String content, @JsonProperty("created_at") Instant createdAt) {
}
