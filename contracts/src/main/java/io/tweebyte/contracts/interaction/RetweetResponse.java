package io.tweebyte.contracts.interaction;

import java.time.Instant;
import java.util.UUID;

import com.fasterxml.jackson.annotation.JsonProperty;

/**
 * A retweet in the response to its user. The time is that of the first retweet; the
 * content is null when there is none.
 */
public record RetweetResponse(UUID id, @JsonProperty("created_at") Instant createdAt, String content) {
}
