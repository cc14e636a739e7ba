package io.tweebyte.contracts.interaction;

import java.util.UUID;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.contracts.validation.ContentRule;
import io.tweebyte.contracts.validation.Violations;

/**
 * A retweet as a client asks for it.
 *
 * @param content what the client says to it, null when nothing
 */
public record RetweetRequest(@JsonProperty("original_tweet_id") String originalTweetId,
		@JsonProperty("content") String content) {

	/**
	 * Checks the request.
	 * @throws ContractException 400 with all that is wrong
	 */
	public NewRetweet validated() {
		new Violations().require("original_tweet_id", this.originalTweetId, Identifiers::violation)
			.allow("content", this.content, ContentRule::replyViolation)
			.throwIfAny();
		return new NewRetweet(Identifiers.parse(this.originalTweetId).orElseThrow(), this.content);
	}

	/**
	 * A retweet that keeps the rules.
	 *
	 * @param content 1 to 280 code points of text, or null
	 */
	public record NewRetweet(UUID tweetId, String content) {
	}

}
