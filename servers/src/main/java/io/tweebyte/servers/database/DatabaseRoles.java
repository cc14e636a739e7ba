package io.tweebyte.servers.database;

/**
 * The two roles of each database: one owns it and migrates it, the other is the service's
 * and may read and write rows.
 */
public final class DatabaseRoles {

	private static final char COPY = '_';

	private DatabaseRoles() {
	}

	/** The role that owns a database and its tables, such as {@code users_owner}. */
	public static String owner(String database) {
		return original(database) + "_owner";
	}

	/**
	 * The role that a service logs in as, such as {@code users_service}: it may select,
	 * insert, update and delete, and nothing else.
	 */
	public static String service(String database) {
		return original(database) + "_service";
	}

	/**
	 * A copy such as {@code users_kept} belongs to the same roles, which own the tables
	 * in it.
	 */
	private static String original(String database) {
		int end = database.indexOf(COPY);
		return (end < 0) ? database : database.substring(0, end);
	}

}
