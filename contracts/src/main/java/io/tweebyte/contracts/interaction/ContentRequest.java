package io.tweebyte.contracts.interaction;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.validation.ContentRule;
import io.tweebyte.contracts.validation.Violations;

/**
 * What a client makes of a reply or of the text of a retweet.
 */
public record ContentRequest(@JsonProperty("content") String content) {

	/**
	 * Checks the request.
	 * @return the text, as it was written
	 * @throws ContractException 400 when it breaks the rule of replies
	 */
	public String validated() {
		new Violations().require("content", this.content, ContentRule::replyViolation).throwIfAny();
		return this.content;
	}

}
