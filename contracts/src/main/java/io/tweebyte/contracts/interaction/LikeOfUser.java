package io.tweebyte.contracts.interaction;

import java.time.Instant;
import java.util.UUID;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import io.tweebyte.contracts.tweet.TweetSummary;

/**
 * A like in the list of a user.
 *
 * @param tweet what is liked; with the id alone while the tweet service is out
 * @param createdAt when it was given, in UTC to the microsecond
 */
@JsonPropertyOrder({ "id", "tweet", "created_at" })
public record LikeOfUser(@JsonProperty("id") UUID id, @JsonProperty("tweet") TweetSummary tweet,
		@JsonProperty("created_at") Instant createdAt) {
}
