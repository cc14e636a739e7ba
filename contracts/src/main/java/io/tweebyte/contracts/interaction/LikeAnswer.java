package io.tweebyte.contracts.interaction;

import java.time.Instant;
import java.util.UUID;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;

/**
 * A like, as told to whoever likes.
 *
 * @param createdAt when it was first given, in UTC to the microsecond
 */
@JsonPropertyOrder({ "id", "created_at" })
public record LikeAnswer(@JsonProperty("id") UUID id, @JsonProperty("created_at") Instant createdAt) {
}
