package io.tweebyte.testsupport;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.IntSupplier;

import io.tweebyte.servers.database.DatabaseConnection;
import io.tweebyte.servers.database.DatabaseRoles;
import io.tweebyte.servers.process.Failures;
import io.tweebyte.servers.process.ServerException;

import static java.nio.file.StandardOpenOption.CREATE;
import static java.nio.file.StandardOpenOption.WRITE;

/**
 * Counts what requests cost a service in statements and in calls of other services, as
 * PostgreSQL and those services see it, and keeps a table of it in the module's
 * {@code target/work.txt}: the twins must have the same.
 */
public final class WorkCounter {

	private static final Path TABLE = Path.of("target", "work.txt");

	private static final Path TURNS = Path.of("target", "work.lock");

	private static final String SEPARATOR = ": ";

	private static final Set<String> COUNTED = ConcurrentHashMap.newKeySet();

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

	private static synchronized void keep(String request, String work) {
		if (!COUNTED.add(request)) {
			throw new IllegalStateException("'" + request + "' is counted twice: name one of them differently");
		}
		Failures.explain("The table of statements and calls cannot be kept", () -> {
			Files.createDirectories(TABLE.getParent());
			// a file of its own: a process that closes a file gives up its locks on it
			try (FileChannel turns = FileChannel.open(TURNS, CREATE, WRITE)) {
				turns.lock();
				merge(request, work);
			}
		});
	}

	/** Test JVMs of the module that run side by side keep the same table. */
	private static void merge(String request, String work) throws IOException {
		SortedMap<String, String> rows = new TreeMap<>();
		for (String row : Files.exists(TABLE) ? Files.readAllLines(TABLE) : List.<String>of()) {
			rows.put(row.substring(0, row.lastIndexOf(SEPARATOR)), row.substring(row.lastIndexOf(SEPARATOR)));
		}
		rows.put(request, SEPARATOR + work);
		Files.write(TABLE, rows.entrySet().stream().map((row) -> row.getKey() + row.getValue()).toList());
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
