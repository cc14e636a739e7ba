package io.tweebyte.contracts.interaction;

import java.time.Instant;
import java.util.UUID;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.tweebyte.contracts.page.Listed;
import io.tweebyte.contracts.tweet.TweetSummary;
import io.tweebyte.contracts.user.UserReference;

/**
 * A retweet in a list; its content is null when the user added none. The user and the
 * tweet have only the id while the service that knows them is unavailable.
 */
public record Retweet(UUID id, @JsonProperty("created_at") Instant createdAt, String content, UserReference user,
		TweetSummary tweet) implements Listed {
}
