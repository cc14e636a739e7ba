package io.tweebyte.contracts.interaction;

import java.time.Instant;
import java.util.UUID;

import com.fasterxml.jackson.annotation.JsonProperty;

/** A like in the response to the liking user; the time is that of the first like. */
public record LikeResponse(UUID id, @JsonProperty("created_at") Instant createdAt) {
}
