package io.tweebyte.testsupport;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

import io.tweebyte.servers.database.DatabaseConnection;

/** Connections that stay open: to open one takes longer than what a test stores. */
public final class KeptConnections {

	private static final Map<DatabaseConnection, Connection> CONNECTIONS = new ConcurrentHashMap<>();

	private KeptConnections() {
	}

	/** Executes statements, separated by semicolons, over the connection that is kept. */
	public static void execute(DatabaseConnection database, String sql) {
		try (Statement statement = CONNECTIONS.compute(database, KeptConnections::usable).createStatement()) {
			statement.execute(sql);
		}
		catch (SQLException ex) {
			throw new IllegalStateException(ex);
		}
	}

	/** Some tests end all connections. */
	private static Connection usable(DatabaseConnection database, Connection kept) {
		try {
			return (kept != null && kept.isValid(5)) ? kept : database.open();
		}
		catch (SQLException ex) {
			throw new IllegalStateException(ex);
		}
	}

}
