package io.tweebyte.contracts.tweet;

import java.time.Instant;
import java.util.UUID;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;

/**
 * A tweet without what others made of it.
 *
 * @param content 10 to 280 code points of text
 * @param createdAt when it was posted, in UTC to the microsecond
 */
@JsonPropertyOrder({ "id", "user_id", "content", "created_at" })
public record TweetSummary(@JsonProperty("id") UUID id, @JsonProperty("user_id") UUID userId,
		@JsonProperty("content") String content, @JsonProperty("created_at") Instant createdAt) {
}
