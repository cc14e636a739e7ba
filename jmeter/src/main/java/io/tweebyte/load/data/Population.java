package io.tweebyte.load.data;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.UUID;

import io.tweebyte.contracts.json.ContractJson;
import io.tweebyte.contracts.user.UserSummary;
import io.tweebyte.servers.database.DatabaseConnection;
import tools.jackson.databind.json.JsonMapper;

/**
 * The users of a load run. The server makes them itself in one statement, the same ones
 * every time, and nothing else in the database is touched.
 */
public class Population {

	/** The password that all of them share; bcrypt with cost 10 made the hash. */
	public static final String PASSWORD = "load-rig-password";

	private static final String HASH = "$2a$10$DZwxv2DLVt4SdW.4V2uibOp35NNIi/eImb7kpIv2WwMivn1By8W0u";

	/** The default seed. */
	static final String SEED = "tweebyte";

	private static final String DELETE = "delete from users where email_key like 'load-user-%@load.tweebyte.example'";

	private static final String SELECT = """
			select id, user_name, email, is_private, created_at from users
			where email_key like 'load-user-%@load.tweebyte.example' order by created_at""";

	private final DatabaseConnection database;

	private final String seed;

	private final JsonMapper json = ContractJson.mapper();

	/**
	 * @param database migrated; as its owner if it is written to
	 */
	public Population(DatabaseConnection database) {
		this(database, SEED);
	}

	Population(DatabaseConnection database, String seed) {
		this.database = database;
		this.seed = seed;
	}

	/**
	 * Replaces the users of an earlier run.
	 * @param count how many users there shall be, from 1
	 */
	public List<LoadUser> write(int count) throws SQLException {
		try (Connection connection = this.database.open(); Statement statement = connection.createStatement()) {
			connection.setAutoCommit(false);
			statement.executeUpdate(DELETE);
			insert(statement, count);
			connection.commit();
			// Without this the first backend would be measured with the planner's
			// guesses, the last with its knowledge.
			connection.setAutoCommit(true);
			statement.execute("vacuum analyze users");
		}
		return read();
	}

	public List<LoadUser> read() throws SQLException {
		return this.database.rows(SELECT, (row) -> {
			UserSummary summary = new UserSummary(row.getObject("id", UUID.class), row.getString("user_name"),
					row.getBoolean("is_private"), row.getObject("created_at", OffsetDateTime.class).toInstant());
			return new LoadUser(summary.id(), summary.userName(), row.getString("email"),
					this.json.writeValueAsString(summary));
		});
	}

	private void insert(Statement statement, int count) throws SQLException {
		// The script keeps the server's own placeholders, to be used by hand too.
		String sql = TweetPopulation.text("users.sql")
			.replace("$1", Integer.toString(count))
			.replace("$2", "'" + this.seed + "'")
			.replace("$3", "'" + HASH + "'");
		statement.executeUpdate(sql);
	}

}
