package io.tweebyte.contracts.tweet;

import java.util.List;
import java.util.UUID;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.contracts.validation.Violations;

/**
 * Asks for many tweets at once.
 *
 * @param ids ids of tweets, at most {@value Identifiers#MAX_AT_ONCE}
 */
public record TweetIdsRequest(@JsonProperty("ids") List<String> ids) {

	/**
	 * Checks the request.
	 * @return the ids, each once, in the order in which they came first
	 * @throws ContractException 400 when it is malformed
	 */
	public List<UUID> validated() {
		new Violations().require("ids", this.ids, Identifiers::listViolation).throwIfAny();
		return Identifiers.parseAll(this.ids);
	}

}
