package io.tweebyte.contracts.tweet;

import java.util.List;
import java.util.UUID;

import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.contracts.validation.ConstraintMessages;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;

public record TweetIdsRequest(@NotNull(message = ConstraintMessages.REQUIRED) @Size(max = Identifiers.MAX_AT_ONCE,
		message = Identifiers.LIST_MESSAGE) List<@NotNull(message = Identifiers.LIST_MESSAGE) UUID> ids) {

	public List<UUID> distinctIds() {
		return this.ids.stream().distinct().toList();
	}

}
