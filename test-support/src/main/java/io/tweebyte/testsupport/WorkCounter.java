package io.tweebyte.testsupport;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.IntSupplier;

import io.tweebyte.servers.database.DatabaseConnection;
import io.tweebyte.servers.database.DatabaseRoles;
import io.tweebyte.servers.process.Failures;
import io.tweebyte.servers.process.ServerException;

/**
 * Counts what requests cost a service in statements and in calls of other services, as
 * PostgreSQL and those services see it, and keeps a table of it in the module's
 * {@code target/work.txt}: the twins must have the same.
 */
public final class WorkCounter {

	private static final Path TABLE = Path.of("target", "work.txt");

	private static final SortedMap<String, String> COUNTED = new TreeMap<>();

	/** What a driver asks the catalogue once a connection is no work of a request. */
	private static final String STATEMENTS = """
			select coalesce(sum(calls), 0) from pg_stat_statements
			where userid = '%s'::regrole and query ~* '^\\s*(with|select|insert|update|delete)'
				and query not like '%%pg_catalog%%'
				and dbid = (select oid from pg_database where datname = current_database())""";

	private final DatabaseConnection administration;

	private final String role;

	private final IntSupplier calls;

	/**
	 * A counter for the tests of one service.
	 * @param database the name of its database on the server of this JVM's tests
	 * @param calls how many calls other services have got until now
	 */
	public WorkCounter(String database, IntSupplier calls) {
		this.administration = TestDatabases.server().administration(database);
		this.calls = calls;
		this.role = DatabaseRoles.service(database);
		execute("create extension if not exists pg_stat_statements");
	}

	/**
	 * Counts while a request runs.
	 * @param request what it is called in the table, such as
	 * {@code reads a feed, nothing cached}
	 * @param run sends it and waits for the response
	 * @return such as {@code 3 statements, 1 calls}
	 * @throws IllegalStateException if another count has that name
	 */
	public String workOf(String request, Runnable run) {
		execute("select pg_stat_statements_reset()");
		int before = this.calls.getAsInt();
		run.run();
		String statements = this.administration.query(STATEMENTS.formatted(this.role));
		String work = statements + " statements, " + (this.calls.getAsInt() - before) + " calls";
		keep(request, work);
		return work;
	}

	private static void keep(String request, String work) {
		synchronized (COUNTED) {
			if (COUNTED.putIfAbsent(request, work) != null) {
				throw new IllegalStateException("'" + request + "' is counted twice: name one of them differently");
			}
			Failures.explain("The table of statements and calls cannot be kept", () -> {
				Files.createDirectories(TABLE.getParent());
				Files.write(TABLE, COUNTED.entrySet().stream().map((e) -> e.getKey() + ": " + e.getValue()).toList());
			});
		}
	}

	private void execute(String sql) {
		try {
			this.administration.execute(sql);
		}
		catch (SQLException ex) {
			throw new ServerException("PostgreSQL does not count statements", ex);
		}
	}

}
