package io.tweebyte.load.watch;

import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import io.tweebyte.servers.PostgresServer;
import io.tweebyte.servers.database.DatabaseConnection;

/**
 * Counts the statements of each service, as PostgreSQL itself does. What drivers, pools,
 * probes, the copy of private accounts and polls of changed passwords ask for is none.
 */
public class StatementCounts {

	/** The services that have a database. */
	public static final List<String> SERVICES = List.of("user", "tweet", "interaction");

	private static final Map<String, String> BY_DATABASE = Map.of("users", "user", "tweets", "tweet", "interactions",
			"interaction");

	private static final String CALLS = """
			select d.datname, regexp_replace(s.query, '\\s+', ' ', 'g') as query, sum(s.calls) as calls
			from pg_stat_statements s join pg_database d on d.oid = s.dbid
			where d.datname in ('users', 'tweets', 'interactions')
			and s.query ~* '^\\s*(select|insert|update|delete|with)\\M' and s.query ~* '\\m(from|into|update)\\M'
			and s.query !~* 'flyway_schema_history|pg_catalog|pg_type|pg_stat_statements|private_accounts_position|privacy_position|posted_tweets|password_changed_at ?>'
			group by 1, 2""";

	private final DatabaseConnection database;

	public StatementCounts(PostgresServer server) throws SQLException {
		this.database = server.administration(PostgresServer.SUPERUSER);
		this.database.execute("create extension if not exists pg_stat_statements");
	}

	public void reset() throws SQLException {
		this.database.execute("select pg_stat_statements_reset()");
	}

	/** Returns how often each service has sent which statement since, by text. */
	public Map<String, Map<String, Long>> byService() throws SQLException {
		Map<String, Map<String, Long>> statements = new TreeMap<>();
		this.database.rows(CALLS,
				(row) -> statements.computeIfAbsent(BY_DATABASE.get(row.getString(1)), (service) -> new TreeMap<>())
					.put(row.getString(2), row.getLong(3)));
		return statements;
	}

}
