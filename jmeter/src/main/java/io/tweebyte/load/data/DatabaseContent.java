package io.tweebyte.load.data;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;

import io.tweebyte.load.data.Pairs.Pair;
import io.tweebyte.servers.database.DatabaseConnection;

/**
 * Who and what is in three databases that the rig has filled.
 *
 * @param users all that the rig made, in the order of their numbers
 * @param open those who are public
 * @param authors public users with the most tweets, and how many of them a page shows
 * @param tweets the newest tweets, round about as many of each user
 */
public record DatabaseContent(List<LoadUser> users, List<UUID> open, Map<UUID, Integer> authors, List<Tweet> tweets,
		List<Pair> follows, List<Pair> likes) {

	private static final int PAGE = 1000;

	private static final int TWEETS = 20_000;

	private static final String OPEN = """
			select id, null from users where not is_private and id = any(?) order by created_at""";

	private static final String COUNTS = """
			select user_id, count(*) from tweets where user_id = any(?) group by user_id""";

	/** Texts that stand in a line of a file and in JSON as they are, and may grow. */
	private static final String NEWEST = """
			select t.id, t.user_id, t.content
			from unnest(?::uuid[]) with ordinality as u (id, number)
			cross join lateral (
				select id, user_id, content, row_number() over (order by created_at desc, id desc) as place from tweets
				where user_id = u.id order by created_at desc, id desc limit %d
			) t
			where char_length(t.content) <= 240 and t.content !~ '[,"\\\\[:cntrl:]]'
			order by t.place, u.number""";

	private static final String FOLLOWS = "select follower_id, followed_id from follows where follower_id = any(?)";

	private static final String LIKES = """
			select user_id, thing_id from likes where thing_type = 'TWEET' and thing_id = any(?)""";

	public static DatabaseContent read(DatabaseConnection users, DatabaseConnection tweets,
			DatabaseConnection interactions) throws SQLException {
		List<LoadUser> everybody = LoadUser.read(users);
		List<UUID> ids = everybody.stream().map(LoadUser::id).toList();
		List<UUID> open = users.rows(OPEN, (row) -> row.getObject(1, UUID.class), ids);
		int each = Math.max(1, TWEETS / Math.max(1, ids.size()));
		List<Tweet> newest = tweets.rows(NEWEST.formatted(each),
				(row) -> new Tweet(row.getObject(1, UUID.class), row.getObject(2, UUID.class), row.getString(3)), ids);
		return new DatabaseContent(everybody, open, authors(tweets, open), newest,
				interactions.rows(FOLLOWS, DatabaseContent::pair, open),
				interactions.rows(LIKES, DatabaseContent::pair, newest.stream().map(Tweet::id).toList()));
	}

	private static Map<UUID, Integer> authors(DatabaseConnection tweets, List<UUID> open) throws SQLException {
		Map<UUID, Integer> counts = new LinkedHashMap<>();
		open.forEach((user) -> counts.put(user, 0));
		tweets.rows(COUNTS, (row) -> counts.put(row.getObject(1, UUID.class), row.getInt(2)), open);
		int most = Math.min(PAGE, counts.values().stream().max(Integer::compare).orElse(0));
		counts.values().removeIf((count) -> count < most);
		counts.replaceAll((author, count) -> most);
		return counts;
	}

	private static Pair pair(ResultSet row) throws SQLException {
		return new Pair(row.getObject(1, UUID.class), row.getObject(2, UUID.class));
	}

	/** A tweet as its author may change it. */
	public record Tweet(UUID id, UUID author, String content) {
	}

}
