package io.tweebyte.contracts.interaction;

import java.util.List;
import java.util.UUID;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.tweebyte.contracts.tweet.ReplySummary;

/**
 * The likes, replies and retweets of one tweet.
 *
 * @param topReply the most liked reply, the newest of equals; null when there is none
 * @param replies the newest replies; null when none were requested
 */
public record TweetInteractions(@JsonProperty("tweet_id") UUID tweetId, @JsonProperty("likes_count") long likesCount,
		@JsonProperty("replies_count") long repliesCount, @JsonProperty("retweets_count") long retweetsCount,
		@JsonProperty("top_reply") ReplySummary topReply, List<ReplySummary> replies) {

}
