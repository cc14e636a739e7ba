package io.tweebyte.testsupport;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.servers.database.DatabaseConnection;
import io.tweebyte.shared.sql.CleanUpStatements;
import io.tweebyte.shared.sql.FollowStatements;
import io.tweebyte.shared.sql.InteractionStatements;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class InteractionStatementsIntegrationTests {

	private static DatabaseConnection database;

	private static Connection connection;

	private final UUID ada = Identifiers.next();

	private final UUID bob = Identifiers.next();

	private final UUID tweet = Identifiers.next();

	@BeforeAll
	static void connect() throws SQLException {
		database = TestDatabases.interactions();
		connection = database.open();
	}

	@AfterAll
	static void disconnect() throws SQLException {
		connection.close();
	}

	@Test
	void countsAFollowForBothUsers() throws SQLException {
		count(this.ada, this.bob, 1);
		count(this.bob, this.ada, 1);
		count(this.ada, Identifiers.next(), 1);
		count(this.ada, this.bob, -1);

		assertThat(counts(this.ada)).containsEntry("followers", 1).containsEntry("following", 1);
		assertThat(counts(this.bob)).containsEntry("followers", 0).containsEntry("following", 1);
	}

	@Test
	void putsTheNewestOfTheMostLikedRepliesFirst() throws SQLException {
		UUID old = reply(this.ada, Instant.EPOCH);
		UUID young = reply(this.ada, Instant.now());
		assertThat(top(this.bob)).containsEntry("id", young);

		likes(old, 1);
		assertThat(top(this.bob)).containsEntry("id", old);
		likes(young, 1);
		assertThat(top(this.bob)).containsEntry("id", young);

		List<Map<String, Object>> all = of(InteractionStatements.TOP_AND_NEWEST_REPLIES, this.bob)
			.with("tweetIds", new UUID[] { this.tweet, Identifiers.next() })
			.with("top", 1)
			.with("replies", 10)
			.rows(connection);
		assertThat(all).extracting((row) -> row.get("top")).containsExactly(true, false, false);
		assertThat(all).extracting((row) -> row.get("id")).containsExactly(young, young, old);
	}

	@Test
	void hidesTopRepliesOfPrivateAccountsFromThoseWhoDoNotFollowThem() throws SQLException {
		UUID carol = Identifiers.next();
		UUID id = reply(carol, Instant.now());
		follow(this.ada, carol, "ACCEPTED");
		NamedStatement.of("insert into private_accounts (user_id) values (:id)").with("id", carol).rows(connection);

		assertThat(top(this.bob)).isEmpty();
		assertThat(top(this.ada)).containsEntry("id", id);
	}

	@Test
	void looksAtFewRepliesOfEachTweetOfALongPage() throws SQLException {
		UUID visible = reply(this.ada, Instant.EPOCH);
		UUID carol = Identifiers.next();
		NamedStatement.of("insert into private_accounts (user_id) values (:id)").with("id", carol).rows(connection);
		for (int hidden = 0; hidden < 30; hidden++) {
			reply(carol, Instant.now());
		}
		UUID[] page = Stream.concat(Stream.of(this.tweet), Stream.generate(Identifiers::next).limit(999))
			.toArray(UUID[]::new);

		assertThat(top(this.bob)).containsEntry("id", visible);
		assertThat(
				of(InteractionStatements.TOP_REPLIES, this.bob).with("tweetIds", page).with("top", 1).rows(connection))
			.isEmpty();
	}

	@Test
	void readsPagesInTheOrderOfAnIndexToABoundedNumber() throws SQLException {
		UUID carol = Identifiers.next();
		run("insert into private_accounts (user_id) values ('" + carol + "')");
		// the newest thousand are visible
		String rest = ", case when n <= 1000 then cast('" + this.ada + "' as uuid) else '" + carol
				+ "' end, now() - n * interval '1 second' from generate_series(1, 30000) n";
		run("insert into replies (id, tweet_id, tweet_author_id, content, user_id, created_at) "
				+ "select gen_random_uuid(), '" + this.tweet + "', '" + this.bob + "', 'Hello'" + rest);
		run("insert into likes (id, user_id, thing_type, thing_id, tweet_author_id, created_at) "
				+ "select gen_random_uuid(), '" + this.bob + "', 'TWEET', gen_random_uuid()" + rest);
		run("insert into retweets (id, user_id, tweet_id, tweet_author_id, created_at) " + "select gen_random_uuid(), '"
				+ this.bob + "', gen_random_uuid()" + rest);
		for (String table : List.of("replies", "likes", "retweets")) {
			run("analyze " + table);
		}

		for (String sql : List.of(InteractionStatements.REPLIES_OF_TWEET, InteractionStatements.LIKES_OF_USER,
				InteractionStatements.RETWEETS_OF_USER)) {
			assertThat(read(page("explain (analyze, timing off) " + sql, 101), "replies|likes|retweets"))
				.isEqualTo(101);
			assertThat(read(page("explain (analyze, timing off) " + sql, 1001), "replies|likes|retweets"))
				.isEqualTo(20_001);
			List<Map<String, Object>> rows = page(sql, 1001).rows(connection);
			assertThat(rows).hasSize(1001);
			assertThat(rows.getLast()).containsEntry("id", null);
			assertThat(rows.subList(0, 1000)).noneMatch((row) -> row.get("id") == null);
		}
	}

	private NamedStatement page(String sql, int limit) {
		return of(sql, this.bob).with("userId", this.bob)
			.with("tweetId", this.tweet)
			.with("before", Instant.parse("9999-12-31T00:00:00Z"))
			.with("beforeId", new UUID(-1, -1))
			.with("limit", limit);
	}

	/** Returns how many rows were read from tables, from an explained statement. */
	private static long read(NamedStatement explained, String tables) throws SQLException {
		return steps(explained, tables)
			.mapToLong((step) -> Math.round(Double.parseDouble(step.group(1))) * Long.parseLong(step.group(2)))
			.sum();
	}

	private static Stream<MatchResult> steps(NamedStatement explained, String tables) throws SQLException {
		String plan = explained.rows(connection)
			.stream()
			.map((line) -> line.values().iterator().next() + "\n")
			.collect(Collectors.joining());
		return Pattern.compile("Scan .*on (?:" + tables + ")\\b.*actual rows=(\\S+) loops=(\\d+)")
			.matcher(plan)
			.results();
	}

	private static void run(String sql) throws SQLException {
		NamedStatement.of(sql).rows(connection);
	}

	@Test
	void recommendsByABoundedNumberOfRows() throws SQLException {
		run("insert into follows (id, follower_id, followed_id, status, created_at) " + "select gen_random_uuid(), '"
				+ this.ada + "', " + id("n") + ", 'ACCEPTED', now() " + "from generate_series(1, 1000) n union all "
				+ "select gen_random_uuid(), " + id("n") + ", " + id("n * 1000 + m")
				+ ", case when m % 2 = 0 then 'PENDING' else 'ACCEPTED' end, now() "
				+ "from generate_series(1, 1000) n, generate_series(1, 150) m");
		run("analyze follows");
		NamedStatement explained = recommended("explain (analyze, timing off) " + FollowStatements.RECOMMENDED);

		assertThat(steps(explained, "private_accounts").mapToLong((step) -> Long.parseLong(step.group(2))).sum())
			.isBetween(10_000L, 20_000L);
		assertThat(read(explained, "follows")).isBetween(50_000L, 102_000L);
		assertThat(recommended()).hasSize(1000);
	}

	private static String id(String number) {
		return "cast(lpad(cast(" + number + " as text), 32, '0') as uuid)";
	}

	@Test
	void recommendsWhomOthersFollowAndThenThePopular() throws SQLException {
		UUID friend = Identifiers.next();
		UUID other = Identifiers.next();
		UUID near = Identifiers.next();
		UUID nearer = Identifiers.next();
		UUID asked = Identifiers.next();
		follow(this.ada, friend, "ACCEPTED");
		follow(this.ada, other, "ACCEPTED");
		follow(this.ada, asked, "PENDING");
		for (UUID follower : List.of(friend, other)) {
			follow(follower, nearer, "ACCEPTED");
			follow(follower, asked, "ACCEPTED");
			follow(follower, this.ada, "ACCEPTED");
		}
		follow(friend, near, "ACCEPTED");
		follow(friend, this.bob, "PENDING");

		assertThat(recommended()).startsWith(nearer, near)
			.doesNotContain(this.ada, friend, other, asked)
			.doesNotHaveDuplicates();
	}

	@Test
	void recommendsByNoFollowThatIsHidden() throws SQLException {
		UUID friend = Identifiers.next();
		UUID hidden = Identifiers.next();
		UUID near = Identifiers.next();
		follow(this.ada, friend, "ACCEPTED");
		follow(friend, near, "ACCEPTED");
		follow(friend, hidden, "ACCEPTED");
		follow(near, hidden, "ACCEPTED");
		assertThat(recommended()).contains(near, hidden);
		NamedStatement.of("update user_counts set followers = 0 where user_id = :hidden")
			.with("hidden", hidden)
			.rows(connection);
		assertThat(recommended()).contains(hidden);

		NamedStatement.of("insert into private_accounts (user_id) values (:id)").with("id", hidden).rows(connection);

		assertThat(recommended()).startsWith(near).doesNotContain(hidden);
		NamedStatement.of("update user_counts set followers = 2 where user_id = :hidden")
			.with("hidden", hidden)
			.rows(connection);
		assertThat(recommended()).startsWith(near).contains(hidden);
	}

	private List<Object> recommended() throws SQLException {
		return recommended(FollowStatements.RECOMMENDED).rows(connection)
			.stream()
			.map((row) -> row.get("user_id"))
			.toList();
	}

	private NamedStatement recommended(String sql) {
		return NamedStatement.of(sql).with("userId", this.ada).with("popular", 1000).with("limit", 1000);
	}

	@Test
	void removesAsManyRowsAsAreCounted() throws SQLException {
		UUID[] tweets = { this.tweet };
		List<UUID> removed = new ArrayList<>();
		for (int i = 0; i < 3; i++) {
			UUID user = Identifiers.next();
			add("insert into likes (id, user_id, thing_type, thing_id, tweet_author_id, created_at) "
					+ "values (:id, :userId, 'TWEET', :tweetId, :authorId, :createdAt)", user, this.bob)
				.rows(connection);
			add("insert into retweets (id, user_id, tweet_id, tweet_author_id, created_at) "
					+ "values (:id, :userId, :tweetId, :authorId, :createdAt)", user, this.bob)
				.rows(connection);
			removed.add(reply(user, Instant.now()));
		}
		add("insert into tweet_counts (tweet_id, author_id, likes, replies, retweets) "
				+ "values (:tweetId, :authorId, 3, 3, 3)", this.ada, this.bob)
			.rows(connection);

		assertThat(cleanUp(CleanUpStatements.REMOVE_LIKES, tweets, 2)).hasSize(2);
		assertThat(cleanUp(CleanUpStatements.REMOVE_REPLIES, tweets, 9)).extracting((row) -> row.get("id"))
			.containsExactlyInAnyOrderElementsOf(removed);
		assertThat(cleanUp(CleanUpStatements.REMOVE_RETWEETS, tweets, 1)).extracting((row) -> row.get("tweet_id"))
			.containsExactly(this.tweet);
		cleanUp(CleanUpStatements.SUBTRACT_LIKES, new UUID[] { this.tweet, Identifiers.next(), this.tweet }, 0);
		cleanUp(CleanUpStatements.SUBTRACT_REPLIES, new UUID[] { this.tweet, this.tweet, this.tweet }, 0);
		cleanUp(CleanUpStatements.SUBTRACT_RETWEETS, tweets, 0);

		assertThat(tweetCounts()).containsEntry("likes", 1).containsEntry("replies", 0).containsEntry("retweets", 2);
	}

	private List<Map<String, Object>> cleanUp(String sql, UUID[] tweets, int limit) throws SQLException {
		return NamedStatement.of(sql).with("tweetIds", tweets).with("limit", limit).rows(connection);
	}

	private Map<String, Object> top(UUID reader) throws SQLException {
		return of(InteractionStatements.TOP_REPLIES, reader).with("tweetIds", new UUID[] { this.tweet })
			.with("top", 1)
			.row(connection);
	}

	private static NamedStatement of(String sql, UUID reader) {
		return NamedStatement.of(sql).with("readerId", reader).with("seesAll", false);
	}

	private static void follow(UUID follower, UUID followed, String status) throws SQLException {
		NamedStatement
			.of("insert into follows (id, follower_id, followed_id, status, created_at) "
					+ "values (:id, :follower, :followed, :status, now())")
			.with("id", Identifiers.next())
			.with("follower", follower)
			.with("followed", followed)
			.with("status", status)
			.rows(connection);
		if (status.equals("ACCEPTED")) {
			count(follower, followed, 1);
		}
	}

	private static void count(UUID follower, UUID followed, int change) throws SQLException {
		NamedStatement.of(FollowStatements.COUNT)
			.with("followerId", follower)
			.with("followedId", followed)
			.with("change", change)
			.rows(connection);
	}

	private UUID reply(UUID user, Instant createdAt) throws SQLException {
		UUID id = Identifiers.next();
		add("insert into replies (id, tweet_id, tweet_author_id, user_id, content, created_at) "
				+ "values (:id, :tweetId, :authorId, :userId, 'Hello', :createdAt)", user, this.bob)
			.with("id", id)
			.with("createdAt", createdAt)
			.rows(connection);
		return id;
	}

	private NamedStatement add(String sql, UUID user, UUID author) {
		return NamedStatement.of(sql)
			.with("id", Identifiers.next())
			.with("userId", user)
			.with("tweetId", this.tweet)
			.with("authorId", author)
			.with("createdAt", Instant.now());
	}

	private static void likes(UUID replyId, int change) throws SQLException {
		NamedStatement.of("update replies set likes_count = likes_count + :change where id = :id")
			.with("id", replyId)
			.with("change", change)
			.rows(connection);
	}

	private static Map<String, Object> counts(UUID userId) throws SQLException {
		return NamedStatement.of("select followers, following from user_counts where user_id = :id")
			.with("id", userId)
			.row(connection);
	}

	private Map<String, Object> tweetCounts() throws SQLException {
		return NamedStatement.of("select likes, replies, retweets from tweet_counts where tweet_id = :id")
			.with("id", this.tweet)
			.row(connection);
	}

}
