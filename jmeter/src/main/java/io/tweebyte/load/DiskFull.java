package io.tweebyte.load;

import java.sql.SQLException;

/**
 * A database's disk has no room: nobody's fault, and nothing can be measured.
 */
final class DiskFull {

	private static final String STATE = "53100";

	private DiskFull() {
	}

	/**
	 * Whether this is what a database says.
	 */
	static boolean is(SQLException problem) {
		return STATE.equals(problem.getSQLState());
	}

}
