package io.tweebyte.load.data;

import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.zip.CRC32;

import io.tweebyte.measuring.template.Templates;
import io.tweebyte.servers.database.DatabaseConnection;

/**
 * The users of a benchmark, their tweets, and what they made of each other's. The server
 * makes them itself, the same ones every time, with counter rows that agree.
 *
 * @param seed decides ids and texts: letters, digits and hyphens
 */
public record TweetPopulation(TweetScale scale, String seed, Consumer<String> progress) {

	/** All that decides what is written. */
	static final List<String> SCRIPTS = List.of("users.sql", "keys.sql", "private.sql", "topics.sql", "tweets.sql",
			"interactions.sql");

	private static final String SEED = "tweebyte";

	/** Of the password that all users share: bcrypt with cost 10 made it. */
	private static final String HASH = "$2a$10$DZwxv2DLVt4SdW.4V2uibOp35NNIi/eImb7kpIv2WwMivn1By8W0u";

	/** Those that depend on the number of users, not on the tweets of each. */
	private static final Set<String> BY_USERS = Set.of("users.sql", "topics.sql");

	private static final String STEP = "-- step: ";

	/** Not those of constraints: only what serves reading is cheaper afterwards. */
	private static final String INDEXES = """
			select indexname, indexdef from pg_indexes
			where schemaname = 'public' and tablename <> 'flyway_schema_history'
			and indexname not in (select conname from pg_constraint)""";

	/** All tables but those that migrations fill. */
	private static final String EMPTY = """
			do $$ begin
				execute (select 'truncate ' || string_agg(format('%I', tablename), ', ') from pg_tables
					where schemaname = 'public' and tablename not in ('flyway_schema_history', 'cleanup_cursors',
						'private_accounts_position', 'posted_tweets'));
			end $$""";

	private static final String AUTHORS = """
			select string_agg(format('(%s, %L::uuid, %s, %s)', number, id, is_private::text,
				case when not is_private and place <= $1 then 1 else $2 end), ',')
			from (select row_number() over (order by created_at) - 1 as number, id, is_private,
				row_number() over (partition by is_private order by created_at) as place from users) numbered""";

	public TweetPopulation {
		if (!seed.matches("[A-Za-z0-9-]{1,40}")) {
			throw new IllegalArgumentException("A seed has 1 to 40 letters, digits and hyphens, not '" + seed + "'");
		}
	}

	public TweetPopulation(TweetScale scale, Consumer<String> progress) {
		this(scale, SEED, progress);
	}

	/**
	 * Fills three databases that are migrated. What they hold is replaced, in each of
	 * them at once or not at all.
	 */
	public void write(DatabaseConnection users, DatabaseConnection tweets, DatabaseConnection interactions)
			throws SQLException {
		this.progress.accept("users");
		fill(users, List.of(), List.of("users.sql"));
		List<String> authors = List.of(authors(users, this.scale), "analyze authors");
		// Neither reads the other: the seed makes them agree.
		CompletableFuture<Void> beside = CompletableFuture.runAsync(() -> {
			try {
				fill(interactions, authors, List.of("keys.sql", "private.sql", "interactions.sql"));
			}
			catch (SQLException ex) {
				throw new CompletionException(ex);
			}
		});
		try {
			fill(tweets, authors, List.of("keys.sql", "private.sql", "topics.sql", "tweets.sql"));
		}
		finally {
			await(beside);
		}
	}

	private static void await(CompletableFuture<Void> beside) throws SQLException {
		try {
			beside.join();
		}
		catch (CompletionException ex) {
			if (ex.getCause() instanceof SQLException refusal) {
				throw refusal;
			}
			throw ex;
		}
	}

	private static String authors(DatabaseConnection users, TweetScale scale) {
		String sql = AUTHORS.replace("$1", Integer.toString(TweetScale.AUTHORS))
			.replace("$2", Integer.toString(scale.oneIn()));
		return "create temp table authors as select * from (values %s) as v (number, id, is_private, one_in)"
			.formatted(users.query(sql));
	}

	/**
	 * Replaces what a database holds.
	 * @param before statements that make what the scripts read
	 */
	private void fill(DatabaseConnection database, List<String> before, List<String> scripts) throws SQLException {
		try (Connection connection = database.open(); Statement statement = connection.createStatement()) {
			statement
				.execute("set synchronous_commit = off; set maintenance_work_mem = '512MB'; set work_mem = '256MB'");
			// After an interruption everything is as before, with all its indexes.
			connection.setAutoCommit(false);
			statement.execute(EMPTY);
			for (String sql : before) {
				statement.execute(sql);
			}
			Map<String, String> indexes = indexes(statement);
			for (String index : indexes.keySet()) {
				statement.execute("drop index " + index);
			}
			for (String script : scripts) {
				run(statement, script);
			}
			for (Map.Entry<String, String> index : indexes.entrySet()) {
				this.progress.accept("index " + index.getKey());
				statement.execute(index.getValue());
			}
			connection.commit();
			connection.setAutoCommit(true);
			this.progress.accept("vacuum of " + database.name());
			statement.execute("vacuum (analyze, skip_database_stats)");
		}
	}

	private void run(Statement statement, String script) throws SQLException {
		// Scripts keep the server's own placeholders, to be used by hand too.
		String numbered = text(script)
			.replace("$1", Integer.toString(BY_USERS.contains(script) ? this.scale.users() : this.scale.tweets()))
			.replace("$2", "'" + this.seed + "'")
			.replace("$3", "'" + HASH + "'");
		String[] steps = numbered.split(STEP);
		statement.execute(steps[0]);
		for (int step = 1; step < steps.length; step++) {
			String[] nameAndSql = steps[step].split("\n", 2);
			this.progress.accept(nameAndSql[0]);
			statement.execute(nameAndSql[1]);
		}
	}

	private static Map<String, String> indexes(Statement statement) throws SQLException {
		Map<String, String> indexes = new LinkedHashMap<>();
		try (ResultSet rows = statement.executeQuery(INDEXES)) {
			while (rows.next()) {
				indexes.put(rows.getString(1), rows.getString(2));
			}
		}
		return indexes;
	}

	/** Returns what differs from other populations and versions of the scripts. */
	String fingerprint() {
		CRC32 sum = new CRC32();
		sum.update((this.scale.label() + this.seed + texts()).getBytes(StandardCharsets.UTF_8));
		return "%s %08x".formatted(this.scale.label(), sum.getValue());
	}

	/** All scripts, one after the other. */
	static String texts() {
		return SCRIPTS.stream().map(TweetPopulation::text).collect(Collectors.joining());
	}

	private static String text(String script) {
		return Templates.text(TweetPopulation.class, script);
	}

}
