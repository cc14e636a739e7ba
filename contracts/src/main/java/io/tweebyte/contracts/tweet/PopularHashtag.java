package io.tweebyte.contracts.tweet;

import java.util.UUID;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;

/**
 * A hashtag and how popular it is.
 *
 * @param text how it was written first, in NFC, without the number sign
 * @param count how many tweets have it whose authors were public when they wrote, at
 * least 1
 */
@JsonPropertyOrder({ "id", "text", "count" })
public record PopularHashtag(@JsonProperty("id") UUID id, @JsonProperty("text") String text,
		@JsonProperty("count") long count) {
}
