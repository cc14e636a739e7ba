package io.tweebyte.contracts.tweet;

import java.util.UUID;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;

/**
 * A user whom a tweet names.
 *
 * @param text the name as the author wrote it, in NFC, without the at sign
 */
@JsonPropertyOrder({ "user_id", "text" })
public record Mention(@JsonProperty("user_id") UUID userId, @JsonProperty("text") String text) {
}
