package io.tweebyte.contracts.user;

import java.util.List;
import java.util.Optional;
import java.util.UUID;

import io.tweebyte.contracts.error.FieldError;
import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.contracts.text.NameKey;
import io.tweebyte.contracts.text.PlainText;
import io.tweebyte.contracts.validation.SelfValidating;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;

/**
 * Requests user summaries: at most {@value #MAX} by id, and as many by name in any case.
 * A list may be null.
 */
public record SummariesRequest(
		@Size(max = SummariesRequest.MAX,
				message = Identifiers.LIST_MESSAGE) List<@NotNull(message = Identifiers.LIST_MESSAGE) UUID> ids,
		@Size(max = SummariesRequest.MAX, message = SummariesRequest.NAMES_MESSAGE) List<String> names)
		implements
			SelfValidating {

	public static final int MAX = Identifiers.MAX_AT_ONCE;

	public static final String ANY_MESSAGE = "must be given, or names.";

	public static final String NAMES_MESSAGE = "must be a list of at most 1000 texts.";

	public List<UUID> distinctIds() {
		return (this.ids != null) ? this.ids.stream().distinct().toList() : List.of();
	}

	public List<String> nameKeys() {
		return (this.names != null) ? this.names.stream().map(NameKey::of).distinct().toList() : List.of();
	}

	@Override
	public Optional<FieldError> violation() {
		if (this.ids == null && this.names == null) {
			return Optional.of(new FieldError("ids", ANY_MESSAGE));
		}
		// one violation for a long list, not one for each of its elements
		boolean plain = this.names == null
				|| this.names.stream().allMatch((name) -> name != null && !PlainText.hasForbiddenCharacter(name));
		return plain ? Optional.empty() : Optional.of(new FieldError("names", NAMES_MESSAGE));
	}

}
