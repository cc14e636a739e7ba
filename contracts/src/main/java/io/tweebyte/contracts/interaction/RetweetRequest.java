package io.tweebyte.contracts.interaction;

import java.util.UUID;

import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonProperty;
import io.tweebyte.contracts.validation.ConstraintMessages;
import io.tweebyte.contracts.validation.ReadableText;
import jakarta.validation.constraints.NotNull;

/** A retweet that a client posts; the content may be null. */
public record RetweetRequest(
		@JsonProperty("original_tweet_id") @JsonAlias("originalTweetId") @NotNull(
				message = ConstraintMessages.REQUIRED) UUID originalTweetId,
		@ReadableText(min = 1, max = 280) String content) {
}
