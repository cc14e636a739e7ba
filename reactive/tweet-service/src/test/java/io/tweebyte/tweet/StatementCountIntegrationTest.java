package io.tweebyte.tweet;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;

import io.tweebyte.testsupport.DatabaseConnection;
import io.tweebyte.testsupport.TestDatabases;
import org.junit.jupiter.api.BeforeAll;

/**
 * Counts what requests cost in statements and calls, as in "3 statements, 1 calls".
 */
abstract class StatementCountIntegrationTest extends TweetServiceIntegrationTest {

	private static final DatabaseConnection ADMINISTRATION = TestDatabases.server().administration(DATABASE.name());

	@BeforeAll
	static void countStatements() {
		execute("create extension if not exists pg_stat_statements");
	}

	static String workOf(Runnable request) {
		execute("select pg_stat_statements_reset()");
		int before = NEIGHBOURS.requests().size();
		request.run();
		String statements = query(ADMINISTRATION, """
				select coalesce(sum(calls), 0) from pg_stat_statements
				where userid = 'tweebyte'::regrole and query ~* '^\\s*(with|select|insert|update|delete)'
					and query not like '%pg_catalog%'
					and dbid = (select oid from pg_database where datname = current_database())""");
		return statements + " statements, " + (NEIGHBOURS.requests().size() - before) + " calls";
	}

	private static void execute(String sql) {
		try (Connection connection = ADMINISTRATION.open(); Statement statement = connection.createStatement()) {
			statement.execute(sql);
		}
		catch (SQLException ex) {
			throw new IllegalStateException(ex);
		}
	}

}
