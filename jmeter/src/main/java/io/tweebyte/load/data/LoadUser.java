package io.tweebyte.load.data;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.UUID;

import io.tweebyte.contracts.json.ContractJson;
import io.tweebyte.contracts.user.UserSummary;
import io.tweebyte.servers.database.DatabaseConnection;

/**
 * A user that load is made with.
 *
 * @param summary the summary as every backend must respond, to the byte
 */
public record LoadUser(UUID id, String userName, String email, String summary) {

	/** The password that all of them share. */
	public static final String PASSWORD = "load-rig-password";

	private static final String SELECT = """
			select id, user_name, email, is_private, created_at from users
			where email_key like 'load-user-%@load.tweebyte.example' order by created_at""";

	/** Reads all that a population has, in the order of their numbers. */
	public static List<LoadUser> read(DatabaseConnection users) throws SQLException {
		return users.rows(SELECT, LoadUser::of);
	}

	private static LoadUser of(ResultSet row) throws SQLException {
		UserSummary summary = new UserSummary(row.getObject("id", UUID.class), row.getString("user_name"),
				row.getBoolean("is_private"), row.getObject("created_at", OffsetDateTime.class).toInstant());
		return new LoadUser(summary.id(), summary.userName(), row.getString("email"),
				ContractJson.mapper().writeValueAsString(summary));
	}

}
