package io.tweebyte.contracts.interaction;

import java.util.List;
import java.util.UUID;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import io.tweebyte.contracts.tweet.ReplySummary;

/**
 * What others made of one tweet.
 *
 * @param likesCount how many like it
 * @param repliesCount how many replies it has
 * @param topReply the most liked reply, the newest of equals; null when there is none
 * @param replies the newest replies; null when none were asked for
 */
@JsonPropertyOrder({ "tweet_id", "likes_count", "replies_count", "retweets_count", "top_reply", "replies" })
public record TweetInteractions(@JsonProperty("tweet_id") UUID tweetId, @JsonProperty("likes_count") long likesCount,
		@JsonProperty("replies_count") long repliesCount, @JsonProperty("retweets_count") long retweetsCount,
		@JsonProperty("top_reply") ReplySummary topReply, @JsonProperty("replies") List<ReplySummary> replies) {

	/**
	 * What is told of a tweet that nobody has reacted to.
	 * @return no counts; without replies
	 */
	public static TweetInteractions none(UUID tweetId) {
		return new TweetInteractions(tweetId, 0, 0, 0, null, null);
	}

}
