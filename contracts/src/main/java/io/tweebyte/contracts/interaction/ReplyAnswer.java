package io.tweebyte.contracts.interaction;

import java.time.Instant;
import java.util.UUID;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;

/**
 * A reply, as told to whoever wrote it.
 *
 * @param userId who wrote it
 * @param content 1 to 280 code points of text
 * @param createdAt when it was written, in UTC to the microsecond
 */
@JsonPropertyOrder({ "id", "tweet_id", "user_id", "content", "created_at" })
public record ReplyAnswer(@JsonProperty("id") UUID id, @JsonProperty("tweet_id") UUID tweetId,
		@JsonProperty("user_id") UUID userId, @JsonProperty("content") String content,
		@JsonProperty("created_at") Instant createdAt) {
}
