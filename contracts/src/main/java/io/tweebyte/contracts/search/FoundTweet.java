package io.tweebyte.contracts.search;

import java.time.Instant;
import java.util.UUID;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import io.tweebyte.contracts.tweet.TweetSummary;
import io.tweebyte.contracts.user.UserReference;

/**
 * A tweet that a search found.
 *
 * @param content 10 to 280 code points of text
 * @param createdAt when it was posted, in UTC to the microsecond
 */
@JsonPropertyOrder({ "id", "user_id", "content", "created_at", "user" })
public record FoundTweet(@JsonProperty("id") UUID id, @JsonProperty("user_id") UUID userId,
		@JsonProperty("content") String content, @JsonProperty("created_at") Instant createdAt,
		@JsonProperty("user") UserReference user) {

	/**
	 * Adds the author to a tweet.
	 * @return both
	 */
	public static FoundTweet of(TweetSummary tweet, UserReference user) {
		return new FoundTweet(tweet.id(), tweet.userId(), tweet.content(), tweet.createdAt(), user);
	}

}
