package io.tweebyte.contracts.interaction;

import java.time.Instant;
import java.util.UUID;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.tweebyte.contracts.page.Listed;
import io.tweebyte.contracts.user.UserReference;

/** A like of a tweet; the user is an id alone while the user service is unavailable. */
public record LikeOfTweet(UUID id, UserReference user,
		@JsonProperty("created_at") Instant createdAt) implements Listed {
}
