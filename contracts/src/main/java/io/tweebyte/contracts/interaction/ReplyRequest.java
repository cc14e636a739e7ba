package io.tweebyte.contracts.interaction;

import java.util.UUID;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.contracts.validation.ContentRule;
import io.tweebyte.contracts.validation.Violations;

/**
 * A reply as a client writes it.
 */
public record ReplyRequest(@JsonProperty("tweet_id") String tweetId, @JsonProperty("content") String content) {

	/**
	 * Checks the request.
	 * @throws ContractException 400 with all that is wrong
	 */
	public NewReply validated() {
		new Violations().require("tweet_id", this.tweetId, Identifiers::violation)
			.require("content", this.content, ContentRule::replyViolation)
			.throwIfAny();
		return new NewReply(Identifiers.parse(this.tweetId).orElseThrow(), this.content);
	}

	/**
	 * A reply that keeps the rules.
	 *
	 * @param content 1 to 280 code points of text
	 */
	public record NewReply(UUID tweetId, String content) {
	}

}
