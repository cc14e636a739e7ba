package io.tweebyte.load.data;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Collectors;

import io.tweebyte.testsupport.DatabaseConnection;

/**
 * The users of a benchmark, their tweets, and what they made of each other's. The server
 * makes them itself, the same ones every time, with counter rows that agree.
 */
public class TweetPopulation {

	/** All that decides what is written. */
	static final List<String> SCRIPTS = List.of("users.sql", "keys.sql", "topics.sql", "tweets.sql",
			"interactions.sql");

	private static final String STEP = "-- step: ";

	/**
	 * Constraints keep theirs: only what serves reading is cheaper to make afterwards.
	 */
	private static final String INDEXES = """
			select indexname, indexdef from pg_indexes
			where schemaname = 'public' and tablename <> 'flyway_schema_history'
			and indexname not in (select conname from pg_constraint)""";

	private static final String AUTHORS = """
			select string_agg(format('(%s, %L::uuid, %s)', number, id, is_private::text), ',')
			from (select row_number() over (order by created_at) - 1 as number, id, is_private from users) numbered""";

	private final TweetScale scale;

	private final Consumer<String> progress;

	/**
	 * @param progress is told each step
	 */
	public TweetPopulation(TweetScale scale, Consumer<String> progress) {
		this.scale = scale;
		this.progress = progress;
	}

	/**
	 * Fills three databases that are migrated and empty.
	 * @throws SQLException when one refuses
	 */
	public void write(DatabaseConnection users, DatabaseConnection tweets, DatabaseConnection interactions)
			throws SQLException {
		this.progress.accept("users");
		new Population(users).write(this.scale.users());
		String authors = authors(users);
		fill(tweets, authors, List.of("keys.sql", "topics.sql", "tweets.sql"));
		fill(interactions, authors, List.of("keys.sql", "interactions.sql"));
	}

	private static String authors(DatabaseConnection users) throws SQLException {
		try (Connection connection = users.open();
				Statement statement = connection.createStatement();
				ResultSet rows = statement.executeQuery(AUTHORS)) {
			rows.next();
			return "create temp table authors as select * from (values %s) as v (number, id, is_private)"
				.formatted(rows.getString(1));
		}
	}

	private void fill(DatabaseConnection database, String authors, List<String> scripts) throws SQLException {
		try (Connection connection = database.open(); Statement statement = connection.createStatement()) {
			statement
				.execute("set synchronous_commit = off; set maintenance_work_mem = '512MB'; set work_mem = '256MB'");
			statement.execute(authors);
			statement.execute("analyze authors");
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
			this.progress.accept("vacuum of " + database.name());
			statement.execute("vacuum (analyze, skip_database_stats)");
		}
	}

	private void run(Statement statement, String script) throws SQLException {
		String numbered = text(script).replace("$1",
				Integer.toString(script.equals("topics.sql") ? this.scale.users() : this.scale.tweets()));
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

	/** All scripts, one after the other. */
	static String texts() {
		return SCRIPTS.stream().map(TweetPopulation::text).collect(Collectors.joining());
	}

	private static String text(String script) {
		try (InputStream stream = TweetPopulation.class.getResourceAsStream(script)) {
			return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
		}
		catch (IOException ex) {
			throw new UncheckedIOException("The script %s cannot be read".formatted(script), ex);
		}
	}

}
