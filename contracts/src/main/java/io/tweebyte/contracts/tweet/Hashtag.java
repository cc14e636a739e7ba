package io.tweebyte.contracts.tweet;

import java.util.UUID;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;

/**
 * A hashtag of a tweet.
 *
 * @param id the hashtag's id, the same in every tweet that has it
 * @param text how the tweet spells it, in NFC, without the number sign
 */
@JsonPropertyOrder({ "id", "text" })
public record Hashtag(@JsonProperty("id") UUID id, @JsonProperty("text") String text) {
}
