package io.tweebyte.contracts.interaction;

import java.time.Instant;
import java.util.UUID;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import io.tweebyte.contracts.user.UserReference;

/**
 * A like in the list of a tweet.
 *
 * @param user who likes; with the id alone while the user service is out
 * @param createdAt when it was given, in UTC to the microsecond
 */
@JsonPropertyOrder({ "id", "user", "created_at" })
public record LikeOfTweet(@JsonProperty("id") UUID id, @JsonProperty("user") UserReference user,
		@JsonProperty("created_at") Instant createdAt) {
}
