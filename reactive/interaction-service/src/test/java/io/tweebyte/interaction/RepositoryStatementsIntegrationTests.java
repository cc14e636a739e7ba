package io.tweebyte.interaction;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.servers.database.DatabaseConnection;
import io.tweebyte.testsupport.NamedStatement;
import io.tweebyte.testsupport.TestDatabases;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import org.springframework.data.r2dbc.repository.Query;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

/** Runs the SQL of the repositories' {@code @Query} annotations. */
class RepositoryStatementsIntegrationTests {

	/** Without rows, which would make other plans as cheap. */
	private static final DatabaseConnection EMPTY = TestDatabases.interactions();

	private static DatabaseConnection database;

	private static Connection connection;

	private final UUID ada = Identifiers.next();

	private final UUID bob = Identifiers.next();

	private final UUID carol = Identifiers.next();

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

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			follow.FollowRepository   | findFollowers   | follows_followers
			follow.FollowRepository   | findFollowed    | follows_following
			follow.FollowRepository   | findFollowedIds | follows_following
			like.LikeRepository       | findOfTweet     | likes_of_thing
			like.LikeRepository       | findOfUser      | likes_of_user
			reply.ReplyRepository     | findOfTweet     | replies_of_tweet
			retweet.RetweetRepository | findOfTweet     | retweets_of_tweet
			retweet.RetweetRepository | findOfUser      | retweets_of_user
			""")
	void readListsInTheOrderOfAnIndex(String repository, String method, String index) throws SQLException {
		try (Connection withoutSorts = EMPTY.open()) {
			// without rows a sort costs nothing
			for (String step : List.of("seqscan", "bitmapscan", "sort")) {
				NamedStatement.of("set enable_" + step + " = off").rows(withoutSorts);
			}

			assertThat(list(sql(repository, method), this.ada, this.bob, false).plan(withoutSorts))
				.contains(index, "private_accounts_pkey", "follows_accepted")
				.doesNotContain("Sort", "hashed");
		}
	}

	@ParameterizedTest
	@CsvSource({ "like.LikeRepository, likes", "retweet.RetweetRepository, retweets" })
	void addOneRow(String repository, String table) throws SQLException {
		write(repository, this.ada, this.bob).rows(connection);
		write(repository, this.ada, this.bob).rows(connection);

		assertThat(rowsOfAda(table)).hasSize(1);
	}

	@ParameterizedTest
	@CsvSource({ "like.LikeRepository, likes", "retweet.RetweetRepository, retweets" })
	void addOneRowWhileAnotherTransactionDeletesOne(String repository, String table) throws Exception {
		NamedStatement write = write(repository, this.ada, this.bob);
		try (Connection deleting = database.open(); ExecutorService thread = Executors.newSingleThreadExecutor()) {
			write.rows(connection);
			deleting.setAutoCommit(false);
			NamedStatement.of("delete from " + table + " where user_id = :user").with("user", this.ada).rows(deleting);
			UUID second = Identifiers.next();
			Future<List<Map<String, Object>>> written = thread.submit(() -> write.with("id", second).rows(connection));
			awaitLock();
			deleting.commit();

			written.get(30, TimeUnit.SECONDS);
			assertThat(rowsOfAda(table)).extracting((row) -> row.get("id")).containsExactly(second);
		}
	}

	@ParameterizedTest
	@CsvSource({ "like.LikeRepository, findOfTweet", "reply.ReplyRepository, findOfTweet",
			"retweet.RetweetRepository, findOfTweet", "follow.FollowRepository, findFollowers" })
	void hidePrivateAccountsFromThoseWhoDoNotFollowThem(String repository, String method) throws SQLException {
		write("like.LikeRepository", this.carol, this.bob).rows(connection);
		write("reply.ReplyRepository", this.carol, this.bob).rows(connection);
		write("retweet.RetweetRepository", this.carol, this.bob).rows(connection);
		follow(this.carol, this.tweet);
		follow(this.ada, this.carol);
		makePrivate(this.carol);
		String list = sql(repository, method);

		assertThat(list(list, this.tweet, this.bob, false).rows(connection)).isEmpty();
		assertThat(list(list, this.tweet, this.bob, true).rows(connection)).hasSize(1);
		assertThat(list(list, this.tweet, this.ada, false).rows(connection)).hasSize(1);
		assertThat(list(list, this.tweet, this.carol, false).rows(connection)).hasSize(1);
	}

	@ParameterizedTest
	@ValueSource(strings = { "findFollowed", "findFollowedIds" })
	void hideFollowedPrivateAccountsFromThoseWhoDoNotFollowThem(String method) throws SQLException {
		follow(this.ada, this.carol);
		makePrivate(this.carol);
		String list = sql("follow.FollowRepository", method);

		assertThat(list(list, this.ada, this.bob, false).rows(connection)).isEmpty();
		assertThat(list(list, this.ada, this.ada, false).rows(connection)).hasSize(1);
	}

	@ParameterizedTest
	@ValueSource(strings = { "like.LikeRepository", "retweet.RetweetRepository" })
	void hideTweetsOfPrivateAuthorsFromThoseWhoDoNotFollowThem(String repository) throws SQLException {
		write(repository, this.ada, this.carol).rows(connection);
		makePrivate(this.carol);
		String list = sql(repository, "findOfUser");

		assertThat(list(list, this.ada, this.bob, false).rows(connection)).isEmpty();
		assertThat(list(list, this.ada, this.bob, true).rows(connection)).hasSize(1);
		assertThat(list(list, this.ada, this.carol, false).rows(connection)).hasSize(1);
	}

	@Test
	void lockAReplyWithWhetherItsWriterIsVisible() throws SQLException {
		UUID reply = Identifiers.next();
		write("reply.ReplyRepository", this.carol, this.bob).with("id", reply).rows(connection);
		follow(this.ada, this.carol);
		makePrivate(this.carol);

		assertThat(isVisible(reply, this.bob)).isEqualTo(false);
		assertThat(isVisible(reply, this.ada)).isEqualTo(true);
		assertThat(isVisible(Identifiers.next(), this.ada)).isNull();
	}

	@Test
	void removeCountsThatAreZero() throws SQLException {
		for (String change : List.of("Like", "Reply", "Retweet")) {
			counts("add" + change);
			counts("add" + change);
			counts("remove" + change);
			assertThat(rowsOfCounts()).hasSize(1);
			NamedStatement remove = NamedStatement.of(sql("cleanup.CleanUpRepository", "removeCounts"))
				.with("tweetIds", new UUID[] { this.tweet });
			remove.rows(connection);
			assertThat(rowsOfCounts()).hasSize(1);
			counts("remove" + change);
			remove.rows(connection);
			assertThat(rowsOfCounts()).isEmpty();
		}
	}

	private void counts(String method) throws SQLException {
		NamedStatement.of(sql("tweet.TweetCountsRepository", method))
			.with("tweetId", this.tweet)
			.with("authorId", this.bob)
			.rows(connection);
	}

	private List<Map<String, Object>> rowsOfCounts() throws SQLException {
		return NamedStatement.of("select * from tweet_counts where tweet_id = :id")
			.with("id", this.tweet)
			.rows(connection);
	}

	private List<Map<String, Object>> rowsOfAda(String table) throws SQLException {
		return NamedStatement.of("select id from " + table + " where user_id = :user")
			.with("user", this.ada)
			.rows(connection);
	}

	private NamedStatement write(String repository, UUID user, UUID author) {
		return NamedStatement.of(sql(repository, "add"))
			.with("id", Identifiers.next())
			.with("userId", user)
			.with("tweetId", this.tweet)
			.with("thingType", "TWEET")
			.with("thingId", this.tweet)
			.with("authorId", author)
			.with("content", "Hello")
			.with("idempotencyKey", null)
			.with("createdAt", Instant.now());
	}

	private static NamedStatement list(String list, UUID owner, UUID reader, boolean seesAll) {
		return NamedStatement.of(list)
			.with("userId", owner)
			.with("tweetId", owner)
			.with("readerId", reader)
			.with("seesAll", seesAll)
			.with("before", Instant.parse("9999-12-31T00:00:00Z"))
			.with("beforeId", new UUID(-1, -1))
			.with("limit", 1001);
	}

	private static Object isVisible(UUID replyId, UUID reader) throws SQLException {
		return NamedStatement.of(sql("reply.ReplyRepository", "lockVisible"))
			.with("readerId", reader)
			.with("seesAll", false)
			.with("replyId", replyId)
			.row(connection)
			.get("visible");
	}

	private static void follow(UUID follower, UUID followed) throws SQLException {
		NamedStatement
			.of("insert into follows (id, follower_id, followed_id, status, created_at) "
					+ "values (:id, :follower, :followed, 'ACCEPTED', now())")
			.with("id", Identifiers.next())
			.with("follower", follower)
			.with("followed", followed)
			.rows(connection);
	}

	private static void makePrivate(UUID id) throws SQLException {
		NamedStatement.of("insert into private_accounts (user_id) values (:id)").with("id", id).rows(connection);
	}

	private static void awaitLock() throws SQLException {
		try (Connection watching = database.open()) {
			await().atMost(Duration.ofSeconds(30))
				.until(() -> NamedStatement
					.of("select count(*) as waiting from pg_stat_activity "
							+ "where datname = current_database() and wait_event_type = 'Lock'")
					.row(watching)
					.get("waiting"), Long.valueOf(1)::equals);
		}
	}

	private static String sql(String repository, String method) {
		try {
			return Stream.of(Class.forName("io.tweebyte.interaction." + repository).getDeclaredMethods())
				.filter((candidate) -> candidate.getName().equals(method))
				.map((candidate) -> candidate.getAnnotation(Query.class))
				.filter(Objects::nonNull)
				.map(Query::value)
				.findFirst()
				.orElseThrow();
		}
		catch (ClassNotFoundException ex) {
			throw new IllegalArgumentException(ex);
		}
	}

}
