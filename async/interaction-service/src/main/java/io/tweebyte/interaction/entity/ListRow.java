package io.tweebyte.interaction.entity;

import java.time.Instant;
import java.util.UUID;

/**
 * A row of a list, at its place in the list.
 */
public interface ListRow {

	/**
	 * The id, which orders rows of the same time.
	 */
	UUID id();

	/**
	 * The time, which orders the list.
	 * @return the time, cut to microseconds
	 */
	Instant createdAt();

}
