package io.tweebyte.contracts.interaction;

import java.time.Instant;
import java.util.UUID;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;

/**
 * A retweet, as told to whoever retweets.
 *
 * @param createdAt when it was first made, in UTC to the microsecond
 * @param content what the retweeter says to it, null when nothing
 */
@JsonPropertyOrder({ "id", "created_at", "content" })
public record RetweetAnswer(@JsonProperty("id") UUID id, @JsonProperty("created_at") Instant createdAt,
		@JsonProperty("content") String content) {
}
