package io.tweebyte.contracts.interaction;

import java.time.Instant;
import java.util.UUID;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;

/**
 * A reply in the list of a tweet.
 *
 * @param userId who wrote it
 * @param userName the writer's name, null while the user service is out
 * @param content 1 to 280 code points of text
 * @param createdAt when it was written, in UTC to the microsecond
 * @param likesCount how many like it
 */
@JsonPropertyOrder({ "id", "tweet_id", "user_id", "user_name", "content", "created_at", "likes_count" })
public record ReplyOfTweet(@JsonProperty("id") UUID id, @JsonProperty("tweet_id") UUID tweetId,
		@JsonProperty("user_id") UUID userId, @JsonProperty("user_name") String userName,
		@JsonProperty("content") String content, @JsonProperty("created_at") Instant createdAt,
		@JsonProperty("likes_count") long likesCount) {
}
