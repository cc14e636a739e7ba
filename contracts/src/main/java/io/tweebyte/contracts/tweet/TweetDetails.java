package io.tweebyte.contracts.tweet;

import java.time.Instant;
import java.util.List;
import java.util.UUID;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;

/**
 * A tweet with what others made of it. What the interaction service would have told is
 * null, and left out of the JSON, while that service is out.
 *
 * @param content 10 to 280 code points of text
 * @param createdAt when it was posted, in UTC to the microsecond
 * @param updatedAt when it was last edited, null when never
 * @param version 1 when posted, one more with each edit
 * @param likesCount how many like it
 * @param repliesCount how many replies it has
 * @param topReply the most liked reply, the newest of equals; null when there is none
 * @param mentions the users it names, in the order of the text
 * @param hashtags its hashtags, in the order of the text
 * @param replies its newest 100 replies; null where tweets are listed
 */
@JsonPropertyOrder({ "id", "user_id", "content", "created_at", "updated_at", "version", "likes_count", "replies_count",
		"retweets_count", "top_reply", "mentions", "hashtags", "replies" })
public record TweetDetails(@JsonProperty("id") UUID id, @JsonProperty("user_id") UUID userId,
		@JsonProperty("content") String content, @JsonProperty("created_at") Instant createdAt,
		@JsonProperty("updated_at") Instant updatedAt, @JsonProperty("version") int version,
		@JsonProperty("likes_count") Long likesCount, @JsonProperty("replies_count") Long repliesCount,
		@JsonProperty("retweets_count") Long retweetsCount, @JsonProperty("top_reply") ReplySummary topReply,
		@JsonProperty("mentions") List<Mention> mentions, @JsonProperty("hashtags") List<Hashtag> hashtags,
		@JsonProperty("replies") List<ReplySummary> replies) {
}
