package io.tweebyte.testsupport;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.servers.database.DatabaseConnection;
import io.tweebyte.shared.sql.TweetLinkStatements;
import io.tweebyte.shared.sql.TweetStatements;
import io.tweebyte.shared.sql.TweetTaskStatements;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class TweetStatementsIntegrationTests {

	private static final Instant NOW = Instant.parse("2026-01-01T00:00:00.000001Z");

	private static final int AT_ONCE = 8;

	/** Another count of what was counted, changes not yet added up included. */
	private static final String DRIFT = """
			select count(*) from hashtags h where
				tweets_count + coalesce((select sum(change) from hashtag_changes c where c.hashtag_id = h.id), 0)
				<> (select count(*) from tweet_hashtag l where l.hashtag_id = h.id and l.counted)""";

	private static final String SPELLING = "select text from tweet_hashtag where tweet_id = :id order by position";

	private static DatabaseConnection database;

	private static Connection connection;

	private final UUID ada = Identifiers.next();

	private final UUID bob = Identifiers.next();

	/** A tag of this test alone. */
	private final String tag = "tag" + this.ada.toString().replace("-", "");

	@BeforeAll
	static void connect() throws SQLException {
		database = TestDatabases.tweets();
		connection = database.open();
	}

	@AfterAll
	static void disconnect() throws SQLException {
		connection.close();
	}

	@Test
	void linksHashtagsAndMentionsInTheOrderOfTheText() throws SQLException {
		UUID id = posted();

		List<Map<String, Object>> tags = tokens(connection, id, List.of("b" + this.tag, "a" + this.tag),
				List.of("Zoe", "Ada"), true);

		assertThat(tags).extracting((row) -> row.get("text")).containsExactly("b" + this.tag, "a" + this.tag);
		assertThat(column("select text from mentions where tweet_id = :id order by position", id))
			.containsExactly("Zoe", "Ada");
	}

	@Test
	void replacesWhatIsNoLongerInTheText() throws SQLException {
		UUID id = posted();
		tokens(connection, id, List.of("b" + this.tag, "a" + this.tag), List.of("Zoe", "Ada"), true);

		List<Map<String, Object>> tags = tokens(connection, id, List.of("c" + this.tag, "b" + this.tag), List.of("Ada"),
				true);

		assertThat(tags).extracting((row) -> row.get("text")).containsExactly("c" + this.tag, "b" + this.tag);
		assertThat(column(SPELLING, id)).containsExactly("c" + this.tag, "b" + this.tag);
		assertThat(column("select text from mentions where tweet_id = :id", id)).containsExactly("Ada");
		assertThat(tokens(connection, id, List.of(), List.of(), true)).isEmpty();
		assertThat(column("select text from mentions where tweet_id = :id", id)).isEmpty();
		assertThat(drift()).isZero();
	}

	@Test
	void sharesHashtagsThatEachTweetSpellsItsOwnWay() throws SQLException {
		UUID first = posted();
		UUID second = posted();
		Object shared = tokens(connection, first, List.of(this.tag), List.of(), true).getFirst().get("hashtag_id");

		assertThat(tokens(connection, second, List.of(this.tag.toUpperCase()), List.of(), true).getFirst())
			.containsEntry("hashtag_id", shared)
			.containsEntry("text", this.tag.toUpperCase());
		assertThat(column(SPELLING, first)).containsExactly(this.tag);
		assertThat(column(SPELLING, second)).containsExactly(this.tag.toUpperCase());
		tokens(connection, second, List.of(this.tag.replace("tag", "Tag")), List.of(), true);
		assertThat(column(SPELLING, second)).containsExactly(this.tag.replace("tag", "Tag"));
		delete(first);
		assertThat(column("select text from hashtags where id = :id", (UUID) shared)).containsExactly(this.tag);
	}

	@Test
	void keepsWhatIsCountedOfHashtagsThatStay() throws SQLException {
		UUID id = posted();
		tokens(connection, id, List.of("a" + this.tag, "b" + this.tag), List.of(), true);

		tokens(connection, id, List.of("c" + this.tag, "a" + this.tag), List.of(), false);

		assertThat(column("select counted from tweet_hashtag where tweet_id = :id order by position", id))
			.containsExactly(false, true);
		assertThat(drift()).isZero();
	}

	@Test
	void showsTheNewestOfEverybodyFollowed() throws SQLException {
		List<UUID> ids = new ArrayList<>();
		for (int i = 0; i < 6; i++) {
			UUID id = Identifiers.next();
			post(id, (i % 2 == 0) ? this.ada : this.bob, NOW.plusSeconds(i), null);
			ids.addFirst(id);
		}

		assertThat(feed(NOW.plusSeconds(10), new UUID(-1, -1))).containsExactlyElementsOf(ids.subList(0, 4));
		assertThat(feed(NOW.plusSeconds(3), ids.get(2))).containsExactlyElementsOf(ids.subList(3, 6));
	}

	@Test
	void addsUpWhatChangedSinceTheLastRefresh() throws SQLException {
		UUID first = posted();
		UUID second = posted();
		tokens(connection, first, List.of(this.tag), List.of(), true);
		tokens(connection, second, List.of(this.tag), List.of(), false);
		UUID third = posted();
		tokens(connection, third, List.of(this.tag), List.of(), true);
		delete(third);

		refresh(connection);

		assertThat(popularity()).containsExactly(1L);
		delete(first);
		delete(second);
		refresh(connection);
		assertThat(popularity()).containsExactly(0L);
	}

	/** Otherwise private accounts could keep the task from ever ending. */
	@Test
	void doesNotReadTheLinksOfPrivateAuthorsToCount() throws SQLException {
		for (int i = 0; i < 1000; i++) {
			tokens(connection, posted(), List.of(this.tag), List.of(), false);
		}
		tokens(connection, posted(), List.of(this.tag), List.of(), true);
		NamedStatement.of("analyze tweet_hashtag").rows(connection);
		Long[] ids = NamedStatement.of("select id from hashtag_changes where hashtag_id = :id")
			.with("id", Identifiers.ofHashtag(this.tag))
			.rows(connection)
			.stream()
			.map((row) -> row.get("id"))
			.toArray(Long[]::new);
		String plan = NamedStatement.of("explain (analyze, costs off) " + TweetTaskStatements.ADD_CHANGES)
			.with("ids", ids)
			.rows(connection)
			.toString();

		assertThat(plan).contains("tweet_hashtag").doesNotContain("Rows Removed by Filter: 1000");
		assertThat(ids).hasSize(1);
		NamedStatement.of(TweetTaskStatements.DELETE_CHANGES).with("ids", ids).rows(connection);
		assertThat(drift()).isZero();
	}

	@Test
	void settlesWhatTheUserServiceCouldNotTell() throws SQLException {
		UUID id = Identifiers.next();
		post(id, this.ada, NOW, NOW.minusSeconds(1));
		tokens(connection, id, List.of(this.tag), List.of("Zoe", "Unknown"), false);

		assertThat(claim(NOW)).contains(id);
		assertThat(claim(NOW.plusSeconds(29))).doesNotContain(id);
		resolve(id, 2);
		assertThat(column("select text from mentions where tweet_id = :id", id)).hasSize(2);
		resolve(id, 1);
		resolve(id, 1);

		assertThat(column("select user_id from mentions where tweet_id = :id", id)).containsExactly(this.bob);
		refresh(connection);
		assertThat(popularity()).containsExactly(1L);
		assertThat(claim(NOW.plusSeconds(60))).doesNotContain(id);
	}

	@Test
	void keepsTextAndTokensOfOneEditTogether() throws Exception {
		List<UUID> tweets = List.of(posted(), posted());
		List<Callable<Void>> crowd = new ArrayList<>();
		for (int i = 0; i < AT_ONCE; i++) {
			crowd.add(() -> editOften(tweets));
		}
		try (ExecutorService threads = Executors.newFixedThreadPool(AT_ONCE)) {
			for (Future<Void> done : threads.invokeAll(crowd)) {
				done.get(60, TimeUnit.SECONDS);
			}
		}

		for (UUID id : tweets) {
			assertThat(column("select 'Edited with ' || string_agg('#' || h.text_key, ' ' order by l.position) "
					+ "from tweet_hashtag l join hashtags h on h.id = l.hashtag_id where l.tweet_id = :id", id))
				.isEqualTo(column("select content_key from tweets where id = :id", id));
		}
		assertThat(drift()).isZero();
	}

	private Void editOften(List<UUID> tweets) throws SQLException {
		try (Connection own = database.open()) {
			own.setAutoCommit(false);
			for (int i = 0; i < 50; i++) {
				UUID id = tweets.get(ThreadLocalRandom.current().nextInt(tweets.size()));
				List<String> keys = new ArrayList<>(List.of(this.tag + "1", this.tag + "2", this.tag + i));
				Collections.shuffle(keys);
				List<String> some = keys.stream().distinct().limit(2).toList();
				NamedStatement.of("select from tweets where id = :id for no key update").with("id", id).rows(own);
				NamedStatement.of("update tweets set content_key = :key where id = :id")
					.with("id", id)
					.with("key", "Edited with #" + String.join(" #", some))
					.rows(own);
				tokens(own, id, some, List.of(), i % 2 == 0);
				own.commit();
				refresh(own);
				own.commit();
			}
		}
		return null;
	}

	private UUID posted() throws SQLException {
		UUID id = Identifiers.next();
		post(id, this.ada, NOW, null);
		return id;
	}

	private static void post(UUID id, UUID userId, Instant createdAt, Instant resolveAt) throws SQLException {
		NamedStatement
			.of("insert into tweets (id, user_id, content, content_key, created_at, has_tokens, resolve_at) "
					+ "values (:id, :userId, 'Hello World', 'hello world', :createdAt, true, :resolveAt)")
			.with("id", id)
			.with("userId", userId)
			.with("createdAt", createdAt)
			.with("resolveAt", resolveAt)
			.rows(connection);
	}

	/** Sets the hashtags and mentions of a tweet as the services do. */
	private static List<Map<String, Object>> tokens(Connection own, UUID id, List<String> tags, List<String> names,
			boolean counted) throws SQLException {
		List<Map<String, Object>> before = unlink(own, id);
		String[] keys = tags.stream().map(String::toLowerCase).toArray(String[]::new);
		NamedStatement.of(TweetLinkStatements.ADD_HASHTAGS)
			.with("ids", Stream.of(keys).map(Identifiers::ofHashtag).toArray(UUID[]::new))
			.with("texts", tags.toArray(String[]::new))
			.with("keys", keys)
			.with("createdAt", NOW)
			.rows(own);
		List<Map<String, Object>> after = NamedStatement.of(TweetLinkStatements.LINK)
			.with("tweetId", id)
			.with("keys", keys)
			.with("texts", tags.toArray(String[]::new))
			.with("createdAt", NOW)
			.with("open", counted)
			.with("before", before.stream().map((row) -> row.get("hashtag_id")).toArray(UUID[]::new))
			.with("counted", counted(before))
			.rows(own);
		changeCounts(own, before, after);
		NamedStatement.of(TweetLinkStatements.MENTION)
			.with("tweetId", id)
			.with("userIds", new UUID[names.size()])
			.with("texts", names.toArray(String[]::new))
			.with("keys", names.stream().map(String::toLowerCase).toArray(String[]::new))
			.rows(own);
		return after;
	}

	private static List<Map<String, Object>> unlink(Connection own, UUID id) throws SQLException {
		NamedStatement.of("delete from mentions where tweet_id = :tweetId").with("tweetId", id).rows(own);
		return NamedStatement.of(TweetLinkStatements.UNLINK).with("tweetId", id).rows(own);
	}

	private static void changeCounts(Connection own, List<Map<String, Object>> before, List<Map<String, Object>> after)
			throws SQLException {
		NamedStatement.of(TweetLinkStatements.CHANGE_COUNTS)
			.with("before", counted(before))
			.with("after", counted(after))
			.rows(own);
	}

	private static UUID[] counted(List<Map<String, Object>> links) {
		return links.stream()
			.filter((row) -> Boolean.TRUE.equals(row.get("counted")))
			.map((row) -> row.get("hashtag_id"))
			.toArray(UUID[]::new);
	}

	private static void delete(UUID id) throws SQLException {
		changeCounts(connection, unlink(connection, id), List.of());
		NamedStatement.of("delete from tweets where id = :id").with("id", id).rows(connection);
	}

	private List<Object> feed(Instant before, UUID beforeId) throws SQLException {
		return NamedStatement.of(TweetStatements.FEED)
			.with("userIds", new UUID[] { this.ada, this.bob, Identifiers.next() })
			.with("before", before)
			.with("beforeId", beforeId)
			.with("limit", 4)
			.rows(connection)
			.stream()
			.map((row) -> row.get("id"))
			.toList();
	}

	private static List<Object> claim(Instant now) throws SQLException {
		return NamedStatement.of(TweetTaskStatements.CLAIM_UNRESOLVED)
			.with("now", now)
			.with("until", now.plusSeconds(30))
			.with("limit", 100)
			.rows(connection)
			.stream()
			.map((row) -> row.get("id"))
			.toList();
	}

	private void resolve(UUID id, int version) throws SQLException {
		UUID[] settled = NamedStatement.of(TweetTaskStatements.SETTLE)
			.with("ids", new UUID[] { id })
			.with("versions", new Integer[] { version })
			.rows(connection)
			.stream()
			.map((row) -> row.get("id"))
			.toArray(UUID[]::new);
		NamedStatement.of(TweetTaskStatements.NAME_USERS)
			.with("ids", settled)
			.with("keys", new String[] { "zoe" })
			.with("userIds", new UUID[] { this.bob })
			.rows(connection);
		NamedStatement.of(TweetTaskStatements.FORGET_NAMES).with("ids", settled).rows(connection);
		UUID[] counted = NamedStatement.of(TweetTaskStatements.COUNT_LINKS)
			.with("ids", settled)
			.with("publicAuthors", new UUID[] { this.ada })
			.rows(connection)
			.stream()
			.map((row) -> row.get("hashtag_id"))
			.toArray(UUID[]::new);
		NamedStatement.of(TweetLinkStatements.CHANGE_COUNTS)
			.with("before", new UUID[0])
			.with("after", counted)
			.rows(connection);
	}

	private static void refresh(Connection own) throws SQLException {
		boolean single = own.getAutoCommit();
		own.setAutoCommit(false);
		Long[] ids = NamedStatement.of(TweetTaskStatements.LOCK_CHANGES)
			.with("limit", 1000)
			.rows(own)
			.stream()
			.map((row) -> row.get("id"))
			.toArray(Long[]::new);
		NamedStatement.of(TweetTaskStatements.ADD_CHANGES).with("ids", ids).rows(own);
		NamedStatement.of(TweetTaskStatements.DELETE_CHANGES).with("ids", ids).rows(own);
		own.setAutoCommit(single);
	}

	private List<Object> popularity() throws SQLException {
		return NamedStatement.of("select tweets_count from hashtags where text_key = :key")
			.with("key", this.tag)
			.rows(connection)
			.stream()
			.map((row) -> row.get("tweets_count"))
			.toList();
	}

	private static List<Object> column(String sql, UUID id) throws SQLException {
		return NamedStatement.of(sql)
			.with("id", id)
			.rows(connection)
			.stream()
			.map((row) -> row.values().iterator().next())
			.toList();
	}

	private static long drift() throws SQLException {
		Number drifted = (Number) NamedStatement.of(DRIFT).row(connection).values().iterator().next();
		return drifted.longValue();
	}

}
