package io.tweebyte.contracts.page;

import java.time.Instant;
import java.util.Comparator;
import java.util.UUID;

import io.tweebyte.contracts.id.Identifiers;

/** An item of a list, ordered by the time in microseconds, then by the id. */
public interface Listed {

	Comparator<Listed> NEWEST_FIRST = Comparator.comparing(Listed::createdAt)
		.thenComparing(Listed::id, Identifiers.ORDER)
		.reversed();

	UUID id();

	Instant createdAt();

}
