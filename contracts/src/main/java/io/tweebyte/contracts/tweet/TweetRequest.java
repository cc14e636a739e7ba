package io.tweebyte.contracts.tweet;

import io.tweebyte.contracts.validation.ConstraintMessages;
import io.tweebyte.contracts.validation.ReadableText;
import jakarta.validation.constraints.NotNull;

public record TweetRequest(
		@NotNull(message = ConstraintMessages.REQUIRED) @ReadableText(min = 10, max = 280) String content) {
}
