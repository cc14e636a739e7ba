package io.tweebyte.contracts.interaction;

import io.tweebyte.contracts.validation.ConstraintMessages;
import io.tweebyte.contracts.validation.ReadableText;
import jakarta.validation.constraints.NotNull;

public record ContentRequest(
		@NotNull(message = ConstraintMessages.REQUIRED) @ReadableText(min = 1, max = 280) String content) {
}
