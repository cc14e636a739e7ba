package io.tweebyte.testsupport;

import java.util.concurrent.atomic.AtomicInteger;

import io.tweebyte.servers.Migrations;
import io.tweebyte.servers.PostgresServer;
import io.tweebyte.servers.database.DatabaseConnection;

/**
 * Databases for tests: each is a copy of one that was migrated once, so a test class gets
 * its own in a moment. All lie in one server a JVM, which ends with it.
 */
public final class TestDatabases {

	private static final AtomicInteger COUNT = new AtomicInteger();

	private static PostgresServer server;

	private TestDatabases() {
	}

	/** A new database with the tables of the user service and no rows. */
	public static DatabaseConnection users() {
		return copyOf("users");
	}

	/** A new database with the tables of the tweet service and no rows. */
	public static DatabaseConnection tweets() {
		return copyOf("tweets");
	}

	/** A new database with the tables of the interaction service and no rows of users. */
	public static DatabaseConnection interactions() {
		return copyOf("interactions");
	}

	/** A new database without any table, as before the first migration. */
	public static DatabaseConnection empty() {
		String name = "empty_" + COUNT.incrementAndGet();
		server().createDatabase(name);
		return server().connection(name);
	}

	/** How the owner of a database reaches it, who may change its tables. */
	public static DatabaseConnection owner(DatabaseConnection database) {
		return server().owner(database.name());
	}

	/** Returns how many statements in a database wait for a lock. */
	public static int waiting(DatabaseConnection database) {
		return Integer.parseInt(database.query("select count(*) from pg_stat_activity "
				+ "where datname = current_database() and wait_event_type = 'Lock'"));
	}

	/**
	 * The server of this JVM's tests. A test that stops or breaks a server takes one of
	 * its own from {@link PostgresServer#temporary()}.
	 */
	public static synchronized PostgresServer server() {
		if (server == null) {
			server = PostgresServer.temporary();
			Migrations.migrateAll(server);
		}
		return server;
	}

	/**
	 * Copies are made one at a time: PostgreSQL refuses to copy a database that another
	 * copy is reading.
	 */
	private static synchronized DatabaseConnection copyOf(String template) {
		String name = template + "_" + COUNT.incrementAndGet();
		server().cloneDatabase(name, template, "wal_log");
		return server().connection(name);
	}

}
