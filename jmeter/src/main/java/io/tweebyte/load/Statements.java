package io.tweebyte.load;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

import io.tweebyte.testsupport.DatabaseConnection;
import io.tweebyte.testsupport.PostgresServer;

/**
 * Counts the statements that a database runs, as PostgreSQL itself does.
 */
class Statements {

	private static final String COUNT = """
			select coalesce(sum(calls), 0) from pg_stat_statements
			where dbid = (select oid from pg_database where datname = 'users')
			and query ~* '^\\s*(select|insert|update|delete|with)\\M' and query ~* '\\musers\\M'""";

	private final DatabaseConnection database;

	/**
	 * @param server the server of the users
	 * @throws SQLException when it cannot count
	 */
	Statements(PostgresServer server) throws SQLException {
		this.database = server.administration(PostgresServer.SUPERUSER);
		execute("create extension if not exists pg_stat_statements");
	}

	/**
	 * Begins at zero.
	 */
	void reset() throws SQLException {
		execute("select pg_stat_statements_reset()");
	}

	/**
	 * How many statements have read or written users since.
	 */
	long count() throws SQLException {
		try (Connection connection = this.database.open();
				Statement statement = connection.createStatement();
				ResultSet rows = statement.executeQuery(COUNT)) {
			rows.next();
			return rows.getLong(1);
		}
	}

	private void execute(String sql) throws SQLException {
		try (Connection connection = this.database.open(); Statement statement = connection.createStatement()) {
			statement.execute(sql);
		}
	}

}
