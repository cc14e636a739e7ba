package io.tweebyte.contracts.tweet;

import java.time.Instant;
import java.util.List;
import java.util.UUID;

import com.fasterxml.jackson.annotation.JsonProperty;

/**
 * A tweet with its interactions. While the interaction service is unavailable, what it
 * would return is null, and left out of the JSON.
 *
 * @param updatedAt when it was last edited, null when never
 * @param version 1 when posted, one more with each edit
 * @param topReply the most liked reply, the newest of equals; null when there is none
 * @param mentions in the order of the text
 * @param hashtags in the order of the text
 * @param pictureId another one with each picture; null when there is none
 * @param replies its newest 100 replies; null where tweets are listed
 */
public record TweetDetails(UUID id, @JsonProperty("user_id") UUID userId, String content,
		@JsonProperty("created_at") Instant createdAt, @JsonProperty("updated_at") Instant updatedAt, int version,
		@JsonProperty("likes_count") Long likesCount, @JsonProperty("replies_count") Long repliesCount,
		@JsonProperty("retweets_count") Long retweetsCount, @JsonProperty("top_reply") ReplySummary topReply,
		List<Mention> mentions, List<Hashtag> hashtags, @JsonProperty("picture_id") UUID pictureId,
		List<ReplySummary> replies) {
}
