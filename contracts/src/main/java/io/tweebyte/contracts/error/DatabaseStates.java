package io.tweebyte.contracts.error;

import java.util.Optional;

/**
 * What PostgreSQL's error codes mean to a client, whatever driver reports them.
 */
public final class DatabaseStates {

	private DatabaseStates() {
	}

	/**
	 * Explains an error code.
	 * @param state the five characters of an SQLSTATE, or null
	 * @return 503 when the database is out, too busy or too slow; empty when the
	 * statement is to blame
	 */
	public static Optional<ContractException> failure(String state) {
		if (state == null || state.length() != 5) {
			return Optional.empty();
		}
		if (state.equals("57014") || state.equals("55P03") || state.equals("25P03")) {
			return Optional.of(ContractException.unavailable(Sentences.TOO_SLOW));
		}
		if (state.startsWith("40")) {
			// others held the same rows; PostgreSQL chose this transaction to give way
			return Optional.of(ContractException.unavailable(Sentences.BUSY));
		}
		boolean out = switch (state.substring(0, 2)) {
			case "08", "53", "57", "58", "28", "3D" -> true;
			default -> false;
		};
		return out ? Optional.of(ContractException.unavailable(Sentences.DATABASE_OUT)) : Optional.empty();
	}

}
