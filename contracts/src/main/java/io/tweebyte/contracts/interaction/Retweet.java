package io.tweebyte.contracts.interaction;

import java.time.Instant;
import java.util.UUID;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import io.tweebyte.contracts.tweet.TweetSummary;
import io.tweebyte.contracts.user.UserReference;

/**
 * A retweet in a list.
 *
 * @param createdAt when it was made, in UTC to the microsecond
 * @param content what the retweeter says to it, null when nothing
 * @param user the retweeter; with the id alone while the user service is out
 * @param tweet the tweet; with the id alone while the tweet service is out
 */
@JsonPropertyOrder({ "id", "created_at", "content", "user", "tweet" })
public record Retweet(@JsonProperty("id") UUID id, @JsonProperty("created_at") Instant createdAt,
		@JsonProperty("content") String content, @JsonProperty("user") UserReference user,
		@JsonProperty("tweet") TweetSummary tweet) {
}
