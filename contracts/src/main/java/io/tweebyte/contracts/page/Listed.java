package io.tweebyte.contracts.page;

import java.time.Instant;
import java.util.UUID;

/** An item of a list, ordered by the time in microseconds, then by the id. */
public interface Listed {

	UUID id();

	Instant createdAt();

}
