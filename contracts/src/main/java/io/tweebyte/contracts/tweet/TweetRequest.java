package io.tweebyte.contracts.tweet;

import io.tweebyte.contracts.validation.ConstraintMessages;
import io.tweebyte.contracts.validation.ReadableText;
import jakarta.validation.constraints.NotNull;

public record TweetRequest(@NotNull(message = ConstraintMessages.REQUIRED) @ReadableText(min = TweetRequest.MIN,
		max = TweetRequest.MAX) String content) {

	/** In code points. The schema repeats it. */
	public static final int MIN = 10;

	/** In code points. The schema repeats it. */
	public static final int MAX = 280;

}
