package io.tweebyte.contracts.interaction;

import java.util.UUID;

import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonProperty;
import io.tweebyte.contracts.validation.ConstraintMessages;
import io.tweebyte.contracts.validation.ReadableText;
import jakarta.validation.constraints.NotNull;

public record ReplyRequest(
		@JsonProperty("tweet_id") @JsonAlias("tweetId") @NotNull(message = ConstraintMessages.REQUIRED) UUID tweetId,
		@NotNull(message = ConstraintMessages.REQUIRED) @ReadableText(min = 1, max = 280) String content) {
}
