package io.tweebyte.contracts.search;

import java.time.Instant;
import java.util.UUID;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.tweebyte.contracts.page.Listed;
import io.tweebyte.contracts.tweet.TweetSummary;
import io.tweebyte.contracts.user.UserReference;

public record FoundTweet(UUID id, @JsonProperty("user_id") UUID userId, String content,
		@JsonProperty("created_at") Instant createdAt, UserReference user) implements Listed {

	public static FoundTweet of(TweetSummary tweet, UserReference user) {
		return new FoundTweet(tweet.id(), tweet.userId(), tweet.content(), tweet.createdAt(), user);
	}

}
