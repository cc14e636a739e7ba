package io.tweebyte.contracts.tweet;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.validation.ContentRule;
import io.tweebyte.contracts.validation.Violations;

/**
 * What a client posts, or makes of a tweet.
 */
public record TweetRequest(@JsonProperty("content") String content) {

	/**
	 * Checks the request.
	 * @return the text, as it was written
	 * @throws ContractException 400 when it breaks the rule of tweets
	 */
	public String validated() {
		new Violations().require("content", this.content, ContentRule::tweetViolation).throwIfAny();
		return this.content;
	}

}
