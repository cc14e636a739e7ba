package io.tweebyte.load.data;

import java.sql.SQLException;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;

import io.tweebyte.servers.Migrations;
import io.tweebyte.servers.database.DatabaseConnection;

/**
 * Three databases that others may have written to: they are filled once, and what the rig
 * did not make is only destroyed on request. Each is reached as the role that owns it.
 */
public record SharedDatabases(DatabaseConnection users, DatabaseConnection tweets, DatabaseConnection interactions,
		Consumer<String> progress) {

	private static final String MARK = "Filled by ./tweebyte data: ";

	private static final String BEGUN = MARK + "not to the end";

	private static final String READ_MARK = "select obj_description('users'::regclass, 'pg_class')";

	private static final String OTHER_USERS = """
			select count(*) from users where email_key not like 'load-user-%@load.tweebyte.example'""";

	private static final String IS_THERE_A_TWEET = "select count(*) from (select 1 from tweets limit 1) one";

	private static final String IS_THERE_AN_INTERACTION = """
			select count(*) from (select id from follows union all select id from likes union all select id from replies
				union all select id from retweets limit 1) one""";

	/**
	 * Makes sure that the databases hold a population, at the newest version of their
	 * tables.
	 * @param isReplaced whether everything may be thrown away, and shall be
	 * @return whether they were filled just now
	 * @throws IllegalStateException when they hold what is not to be thrown away, with
	 * what it is
	 */
	public boolean fill(TweetPopulation population, boolean isReplaced) throws SQLException {
		migrate();
		String wanted = MARK + population.fingerprint();
		String mark = mark();
		if (mark.equals(wanted) && !isReplaced) {
			return false;
		}
		if (!isReplaced) {
			refuseToDestroy(mark);
		}
		mark(BEGUN);
		population.write(this.users, this.tweets, this.interactions);
		mark(wanted);
		return true;
	}

	public DatabaseContent content() throws SQLException {
		return DatabaseContent.read(this.users, this.tweets, this.interactions);
	}

	private void migrate() throws SQLException {
		for (DatabaseConnection database : List.of(this.users, this.tweets, this.interactions)) {
			// Flyway says less of why it cannot connect.
			database.open().close();
		}
		this.progress.accept("newest version of the tables");
		Migrations.migrate("users", this.users);
		Migrations.migrate("tweets", this.tweets);
		Migrations.migrate("interactions", this.interactions);
	}

	private void refuseToDestroy(String mark) throws SQLException {
		long others = number(this.users, OTHER_USERS);
		if (others > 0) {
			throw new IllegalStateException("There are %d users in %s whom ./tweebyte data did not make"
				.formatted(others, this.users.jdbcUrl()));
		}
		if (mark.startsWith(MARK)) {
			return;
		}
		if (number(this.tweets, IS_THERE_A_TWEET) > 0) {
			throw new IllegalStateException(
					"There are tweets in %s that ./tweebyte data did not make".formatted(this.tweets.jdbcUrl()));
		}
		if (number(this.interactions, IS_THERE_AN_INTERACTION) > 0) {
			throw new IllegalStateException(
					"There are follows, likes, replies or retweets in %s that ./tweebyte data did"
						.formatted(this.interactions.jdbcUrl()) + " not make");
		}
	}

	private String mark() throws SQLException {
		return this.users.rows(READ_MARK, (row) -> Objects.requireNonNullElse(row.getString(1), "")).getFirst();
	}

	private void mark(String text) throws SQLException {
		this.users.execute("comment on table users is '%s'".formatted(text));
	}

	private static long number(DatabaseConnection database, String sql) throws SQLException {
		return database.rows(sql, (row) -> row.getLong(1)).getFirst();
	}

}
