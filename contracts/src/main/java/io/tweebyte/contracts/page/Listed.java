package io.tweebyte.contracts.page;

import java.time.Instant;
import java.util.UUID;

/**
 * An item of a list, which is ordered by the time, cut to microseconds, and then by the
 * id.
 */
public interface Listed {

	UUID id();

	Instant createdAt();

}
