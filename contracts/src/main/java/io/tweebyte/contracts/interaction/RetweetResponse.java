package io.tweebyte.contracts.interaction;

import java.time.Instant;
import java.util.UUID;

import com.fasterxml.jackson.annotation.JsonProperty;

/** The first retweet of a tweet by its user; the content is null when there is none. */
public record RetweetResponse(UUID id, @JsonProperty("created_at") Instant createdAt, String content) {
}
