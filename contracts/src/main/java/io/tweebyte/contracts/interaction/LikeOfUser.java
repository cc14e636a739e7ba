package io.tweebyte.contracts.interaction;

import java.time.Instant;
import java.util.UUID;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.tweebyte.contracts.page.Listed;
import io.tweebyte.contracts.tweet.TweetSummary;

/** A like of a user; the tweet is an id alone while the tweet service is unavailable. */
public record LikeOfUser(UUID id, TweetSummary tweet, @JsonProperty("created_at") Instant createdAt) implements Listed {
}
