package io.tweebyte.contracts.interaction;

import java.time.Instant;
import java.util.UUID;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.tweebyte.contracts.page.Listed;

/** A reply; its author's name is null while the user service is unavailable. */
public record ReplyOfTweet(UUID id, @JsonProperty("tweet_id") UUID tweetId, @JsonProperty("user_id") UUID userId,
		@JsonProperty("user_name") String userName, String content, @JsonProperty("created_at") Instant createdAt,
		@JsonProperty("likes_count") long likesCount) implements Listed {
}
