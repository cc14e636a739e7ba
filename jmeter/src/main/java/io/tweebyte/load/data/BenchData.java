package io.tweebyte.load.data;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;

import io.tweebyte.servers.PostgresServer;

/**
 * Who is read and who acts.
 *
 * @param users all, in the order of their numbers
 * @param openUsers those who are public, in the same order
 * @param tweets a few public authors with all their tweets, the oldest first
 */
public record BenchData(List<UUID> users, List<UUID> openUsers, Map<UUID, List<UUID>> tweets) {

	/** Few enough to be known to all caches when a warm-up is over. */
	private static final int AUTHORS = 20;

	public static BenchData read(PostgresServer server) throws SQLException {
		List<UUID> users = users(server, "select id from users order by created_at");
		List<UUID> openUsers = users(server, "select id from users where not is_private order by created_at");
		return new BenchData(users, openUsers,
				tweets(server, openUsers.subList(0, Math.min(AUTHORS, openUsers.size()))));
	}

	public List<UUID> authors() {
		return List.copyOf(this.tweets.keySet());
	}

	private static List<UUID> users(PostgresServer server, String sql) throws SQLException {
		return server.connection("users").rows(sql, (row) -> row.getObject(1, UUID.class));
	}

	private static Map<UUID, List<UUID>> tweets(PostgresServer server, List<UUID> authors) throws SQLException {
		Map<UUID, List<UUID>> tweets = new LinkedHashMap<>();
		authors.forEach((author) -> tweets.put(author, new ArrayList<>()));
		server.connection("tweets")
			.rows("select user_id, id from tweets where user_id = any(?) order by created_at",
					(row) -> tweets.get(row.getObject(1, UUID.class)).add(row.getObject(2, UUID.class)), authors);
		return tweets;
	}

}
