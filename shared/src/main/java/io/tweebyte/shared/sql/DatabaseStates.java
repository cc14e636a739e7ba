package io.tweebyte.shared.sql;

import java.util.Optional;

import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.Messages;

/** What PostgreSQL's error codes mean to a client, whatever driver reports them. */
public final class DatabaseStates {

	private DatabaseStates() {
	}

	/** Maps an SQLSTATE or null: to 503 when the database is at fault, else to empty. */
	public static Optional<ApiException> failure(String state) {
		if (state == null || state.length() != 5) {
			return Optional.empty();
		}
		if (state.equals("57014") || state.equals("55P03") || state.equals("25P03")) {
			return Optional.of(ApiException.unavailable(Messages.TOO_SLOW));
		}
		if (state.startsWith("40") || state.equals("23503") || state.equals("23505")) {
			// another transaction changed the same rows, or rows that they refer to, at
			// the same time; a request that is wrong itself is refused before a statement
			return Optional.of(ApiException.unavailable(Messages.BUSY));
		}
		boolean unavailable = switch (state.substring(0, 2)) {
			case "08", "53", "57", "58", "28", "3D" -> true;
			default -> false;
		};
		return unavailable ? Optional.of(ApiException.unavailable(Messages.DATABASE_UNAVAILABLE)) : Optional.empty();
	}

}
