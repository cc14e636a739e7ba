package io.tweebyte.load.data;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Collectors;

import io.tweebyte.contracts.json.ContractJson;
import io.tweebyte.contracts.user.UserSummary;
import io.tweebyte.servers.database.DatabaseConnection;
import io.tweebyte.shared.token.SigningKey;
import io.tweebyte.shared.token.TokenIssuer;

/**
 * A user that load is made with.
 *
 * @param summary the summary as every backend must respond, to the byte
 */
public record LoadUser(UUID id, String userName, String email, String summary) {

	public static final String PASSWORD = "load-rig-password";

	/** Of a token. */
	private static final Duration LIFETIME = Duration.ofHours(12);

	private static final String SELECT = """
			select id, user_name, email, is_private, created_at from users
			where email_key like 'load-user-%@load.tweebyte.example' order by created_at""";

	/** Reads all that a population has, in the order of their numbers. */
	public static List<LoadUser> read(DatabaseConnection users) throws SQLException {
		return users.rows(SELECT, LoadUser::of);
	}

	/** Issues a token for each user ahead: no log-in is part of a measurement. */
	public static Map<UUID, String> tokens(List<LoadUser> users, SigningKey key) {
		TokenIssuer issuer = new TokenIssuer(key, LIFETIME, Clock.systemUTC());
		return users.parallelStream().collect(Collectors.toMap(LoadUser::id, (user) -> issuer.issue(user.id())));
	}

	private static LoadUser of(ResultSet row) throws SQLException {
		UserSummary summary = new UserSummary(row.getObject("id", UUID.class), row.getString("user_name"),
				row.getBoolean("is_private"), row.getObject("created_at", OffsetDateTime.class).toInstant());
		return new LoadUser(summary.id(), summary.userName(), row.getString("email"),
				ContractJson.mapper().writeValueAsString(summary));
	}

}
