package io.tweebyte.load.data;

import java.sql.SQLException;

/** A database's disk has no room: nobody's fault, and nothing can be measured. */
public final class DiskFull {

	private static final String STATE = "53100";

	private DiskFull() {
	}

	/** Whether this is what a database says. */
	public static boolean is(SQLException problem) {
		return STATE.equals(problem.getSQLState());
	}

}
