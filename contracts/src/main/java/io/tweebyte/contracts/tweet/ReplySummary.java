package io.tweebyte.contracts.tweet;

import java.time.Instant;
import java.util.UUID;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;

/**
 * A reply, as it is shown within a tweet.
 *
 * @param userId who wrote it
 * @param content 1 to 280 code points of text
 * @param createdAt when it was written, in UTC to the microsecond
 * @param likesCount how many like it
 */
@JsonPropertyOrder({ "id", "user_id", "content", "created_at", "likes_count" })
public record ReplySummary(@JsonProperty("id") UUID id, @JsonProperty("user_id") UUID userId,
		@JsonProperty("content") String content, @JsonProperty("created_at") Instant createdAt,
		@JsonProperty("likes_count") long likesCount) {
}
