package io.tweebyte.testsupport;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;

import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.shared.sql.InteractionStatements;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class InteractionStatementsIntegrationTests {

	private static final int AT_ONCE = 8;

	private static final String DRIFT = """
			select (select count(*) from (
				select c.tweet_id from tweet_counts c where
					likes <> (select count(*) from likes l where l.thing_type = 'TWEET' and l.thing_id = c.tweet_id)
					or replies <> (select count(*) from replies r where r.tweet_id = c.tweet_id)
					or retweets <> (select count(*) from retweets w where w.tweet_id = c.tweet_id)) t)
			+ (select count(*) from replies r where likes_count <>
				(select count(*) from likes l where l.thing_type = 'REPLY' and l.thing_id = r.id))
			+ (select count(*) from user_counts u where
				followers <> (select count(*) from follows f where f.followed_id = u.user_id and f.status = 'ACCEPTED')
				or following <> (select count(*) from follows f where f.follower_id = u.user_id and f.status = 'ACCEPTED'))
			as drift""";

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
	void followsOnce() throws SQLException {
		assertThat(count(follow(this.ada, this.bob, "ACCEPTED"))).isOne();
		assertThat(count(follow(this.ada, this.bob, "PENDING"))).isZero();

		assertThat(counts(this.bob)).containsEntry("followers", 1).containsEntry("following", 0);
		assertThat(counts(this.ada)).containsEntry("followers", 0).containsEntry("following", 1);
	}

	@Test
	void countsARequestWhenItIsAccepted() throws SQLException {
		UUID id = Identifiers.next();
		count(follow(this.ada, this.bob, "PENDING").with("id", id));
		assertThat(counts(this.bob)).isEmpty();

		assertThat(answer(id, this.ada, "ACCEPTED")).containsEntry("old_status", "PENDING");
		assertThat(counts(this.bob)).isEmpty();
		assertThat(answer(id, this.bob, "PENDING")).containsEntry("old_status", "PENDING");
		assertThat(answer(id, this.bob, "ACCEPTED")).containsEntry("old_status", "PENDING")
			.containsEntry("follower_id", this.ada);
		assertThat(answer(id, this.bob, "REJECTED")).containsEntry("old_status", "ACCEPTED");
		assertThat(counts(this.bob)).containsEntry("followers", 1);
		assertThat(answer(Identifiers.next(), this.bob, "ACCEPTED")).isEmpty();
	}

	@Test
	void opensARejectedRequestAnew() throws SQLException {
		UUID id = Identifiers.next();
		count(follow(this.ada, this.bob, "PENDING").with("id", id));
		answer(id, this.bob, "REJECTED");

		assertThat(count(follow(this.ada, this.bob, "PENDING").with("rejectedUntil", Instant.EPOCH))).isZero();
		assertThat(unfollow(this.ada, this.bob)).isZero();
		assertThat(answer(id, this.bob, "REJECTED")).containsEntry("old_status", "REJECTED");
		assertThat(count(follow(this.ada, this.bob, "ACCEPTED"))).isOne();
		assertThat(counts(this.bob)).containsEntry("followers", 1);
		assertThat(answer(id, this.bob, "ACCEPTED")).isEmpty();
	}

	@Test
	void letsTheFollowedUserDeleteARejectedRequest() throws SQLException {
		UUID id = Identifiers.next();
		count(follow(this.ada, this.bob, "PENDING").with("id", id));
		answer(id, this.bob, "REJECTED");

		assertThat(count(NamedStatement.of(InteractionStatements.UNFOLLOW)
			.with("followerId", this.ada)
			.with("followedId", this.bob)
			.with("byFollowed", true))).isOne();
		assertThat(counts(this.bob)).isEmpty();
	}

	@Test
	void endsAFollowOfAnyState() throws SQLException {
		count(follow(this.ada, this.bob, "ACCEPTED"));

		assertThat(unfollow(this.ada, this.bob)).isOne();
		assertThat(unfollow(this.ada, this.bob)).isZero();
		assertThat(counts(this.bob)).containsEntry("followers", 0);
		assertThat(counts(this.ada)).containsEntry("following", 0);
		count(follow(this.ada, this.bob, "PENDING"));
		assertThat(unfollow(this.ada, this.bob)).isOne();
		assertThat(counts(this.bob)).containsEntry("followers", 0);
	}

	@Test
	void likesATweetOnce() throws SQLException {
		Map<String, Object> first = like(this.ada, false).row(connection);
		Map<String, Object> second = like(this.ada, false).row(connection);

		assertThat(first).containsEntry("allowed", true);
		assertThat(second).isEqualTo(first);
		assertThat(tweetCounts()).containsEntry("likes", 1).containsEntry("author_id", this.bob);
		assertThat(unlike(this.ada)).isOne();
		assertThat(unlike(this.ada)).isZero();
		assertThat(tweetCounts()).containsEntry("likes", 0);
	}

	@Test
	void leavesPrivateTweetsToAcceptedFollowers() throws SQLException {
		assertThat(like(this.ada, true).row(connection)).containsEntry("allowed", false).containsEntry("id", null);
		count(follow(this.ada, this.bob, "PENDING"));
		assertThat(like(this.ada, true).row(connection)).containsEntry("allowed", false);
		assertThat(tweetCounts()).isEmpty();

		unfollow(this.ada, this.bob);
		count(follow(this.ada, this.bob, "ACCEPTED"));
		assertThat(like(this.ada, true).row(connection)).containsEntry("allowed", true);
		assertThat(reply(null).with("restricted", true).row(connection)).containsEntry("allowed", true);
		assertThat(retweet(this.ada).with("restricted", true).row(connection)).containsEntry("allowed", true);
		assertThat(retweet(Identifiers.next()).with("restricted", true).row(connection)).containsEntry("allowed",
				false);
	}

	@Test
	void repliesOnceForAKey() throws SQLException {
		Map<String, Object> first = reply("key").row(connection);

		assertThat(reply("key").with("content", "other").row(connection)).isEqualTo(first);
		assertThat(reply(null).row(connection).get("id")).isNotEqualTo(first.get("id"));
		assertThat(tweetCounts()).containsEntry("replies", 2);
	}

	@Test
	void likesAReplyThatIsThere() throws SQLException {
		UUID id = (UUID) reply(null).row(connection).get("id");

		Map<String, Object> like = likeReply(id, this.bob).row(connection);

		assertThat(like).containsEntry("allowed", true);
		assertThat(likeReply(id, this.bob).row(connection)).isEqualTo(like);
		assertThat(top()).containsEntry("id", id).containsEntry("likes_count", 1);
		assertThat(unlikeReply(id, this.bob)).isOne();
		assertThat(unlikeReply(id, this.bob)).isZero();
		assertThat(top()).containsEntry("likes_count", 0);
		assertThat(likeReply(Identifiers.next(), this.bob).row(connection)).isEmpty();
	}

	@Test
	void putsTheNewestOfTheMostLikedRepliesFirst() throws SQLException {
		UUID old = (UUID) reply(null).with("createdAt", Instant.EPOCH).row(connection).get("id");
		UUID young = (UUID) reply(null).row(connection).get("id");
		assertThat(top()).containsEntry("id", young);

		likeReply(old, this.bob).row(connection);
		assertThat(top()).containsEntry("id", old);
		likeReply(young, this.bob).row(connection);
		assertThat(top()).containsEntry("id", young);

		List<Map<String, Object>> all = NamedStatement.of(InteractionStatements.TOP_AND_NEWEST_REPLIES)
			.with("tweetIds", new UUID[] { this.tweet, Identifiers.next() })
			.with("readerId", this.bob)
			.with("seesAll", false)
			.with("replies", 10)
			.rows(connection);
		assertThat(all).extracting((row) -> row.get("top")).containsExactly(true, false, false);
		assertThat(all).extracting((row) -> row.get("id")).containsExactly(young, young, old);
	}

	@Test
	void hidesPrivateAccountsFromThoseWhoDoNotFollowThem() throws SQLException {
		UUID carol = Identifiers.next();
		UUID id = (UUID) reply(null).with("userId", carol).row(connection).get("id");
		like(carol, false).row(connection);
		retweet(carol).row(connection);
		count(follow(carol, this.bob, "ACCEPTED"));
		count(follow(this.ada, carol, "ACCEPTED"));
		NamedStatement.of("insert into private_accounts (user_id) values (:id)").with("id", carol).rows(connection);

		for (String list : List.of(InteractionStatements.TWEET_LIKES, InteractionStatements.TWEET_REPLIES,
				InteractionStatements.TWEET_RETWEETS, InteractionStatements.FOLLOWERS)) {
			assertThat(page(list, this.bob, this.bob)).isEmpty();
			assertThat(page(list, this.bob, this.bob, true)).hasSize(1);
			assertThat(page(list, this.bob, this.ada)).hasSize(1);
			assertThat(page(list, this.bob, carol)).hasSize(1);
		}
		assertThat(page(InteractionStatements.FOLLOWED, this.ada, this.bob)).isEmpty();
		assertThat(page(InteractionStatements.FOLLOWED_IDS, this.ada, this.bob)).isEmpty();
		assertThat(page(InteractionStatements.FOLLOWED_IDS, this.ada, this.ada)).hasSize(1);
		assertThat(top()).isEmpty();
		assertThat(top(this.ada)).containsEntry("id", id);
		assertThat(likeReply(id, this.bob).row(connection)).containsEntry("allowed", false).containsEntry("id", null);
		assertThat(likeReply(id, this.ada).row(connection)).containsEntry("allowed", true);
	}

	@Test
	void hidesTweetsOfPrivateAuthorsFromThoseWhoDoNotFollowThem() throws SQLException {
		UUID carol = Identifiers.next();
		like(this.ada, false).with("authorId", carol).row(connection);
		retweet(this.ada).with("authorId", carol).row(connection);
		NamedStatement.of("insert into private_accounts (user_id) values (:id)").with("id", carol).rows(connection);

		for (String list : List.of(InteractionStatements.USER_LIKES, InteractionStatements.USER_RETWEETS)) {
			assertThat(page(list, this.ada, this.bob)).isEmpty();
			assertThat(page(list, this.ada, this.bob, true)).hasSize(1);
			assertThat(page(list, this.ada, carol)).hasSize(1);
		}
	}

	private List<Map<String, Object>> page(String list, UUID userId, UUID reader) throws SQLException {
		return page(list, userId, reader, false);
	}

	private List<Map<String, Object>> page(String list, UUID userId, UUID reader, boolean seesAll) throws SQLException {
		return of(list, userId).with("readerId", reader)
			.with("seesAll", seesAll)
			.with("before", Instant.parse("9999-12-31T00:00:00Z"))
			.with("beforeId", new UUID(-1, -1))
			.with("limit", 10)
			.rows(connection);
	}

	@Test
	void changesRepliesOfTheirWriterOnly() throws SQLException {
		UUID id = (UUID) reply(null).row(connection).get("id");

		assertThat(change(InteractionStatements.EDIT_REPLY, id, this.bob)).containsEntry("allowed", false);
		assertThat(change(InteractionStatements.DELETE_REPLY, id, this.bob)).containsEntry("allowed", false);
		assertThat(top()).containsEntry("content", "Hello");
		assertThat(change(InteractionStatements.EDIT_REPLY, id, this.ada)).containsEntry("allowed", true);
		assertThat(top()).containsEntry("content", "changed");
		assertThat(change(InteractionStatements.DELETE_REPLY, id, this.ada)).containsEntry("allowed", true);
		assertThat(change(InteractionStatements.DELETE_REPLY, id, this.ada)).isEmpty();
		assertThat(change(InteractionStatements.EDIT_REPLY, id, this.ada)).isEmpty();
		assertThat(tweetCounts()).containsEntry("replies", 0);
	}

	@Test
	void retweetsOnce() throws SQLException {
		Map<String, Object> first = retweet(this.ada).row(connection);
		UUID id = (UUID) first.get("id");

		assertThat(retweet(this.ada).with("content", "other").row(connection)).isEqualTo(first);
		assertThat(tweetCounts()).containsEntry("retweets", 1);
		assertThat(change(InteractionStatements.EDIT_RETWEET, id, this.bob)).containsEntry("allowed", false);
		assertThat(change(InteractionStatements.EDIT_RETWEET, id, this.ada)).containsEntry("allowed", true);
		assertThat(retweet(this.ada).row(connection)).containsEntry("content", "changed");
		assertThat(change(InteractionStatements.DELETE_RETWEET, id, this.bob)).containsEntry("allowed", false);
		assertThat(change(InteractionStatements.DELETE_RETWEET, id, this.ada)).containsEntry("allowed", true);
		assertThat(change(InteractionStatements.DELETE_RETWEET, id, this.ada)).isEmpty();
		assertThat(tweetCounts()).containsEntry("retweets", 0);
	}

	@Test
	void recommendsWhomOthersFollowAndThenThePopular() throws SQLException {
		UUID friend = Identifiers.next();
		UUID other = Identifiers.next();
		UUID near = Identifiers.next();
		UUID nearer = Identifiers.next();
		UUID asked = Identifiers.next();
		count(follow(this.ada, friend, "ACCEPTED"));
		count(follow(this.ada, other, "ACCEPTED"));
		count(follow(this.ada, asked, "PENDING"));
		for (UUID follower : List.of(friend, other)) {
			count(follow(follower, nearer, "ACCEPTED"));
			count(follow(follower, asked, "ACCEPTED"));
			count(follow(follower, this.ada, "ACCEPTED"));
		}
		count(follow(friend, near, "ACCEPTED"));
		count(follow(friend, this.bob, "PENDING"));

		assertThat(recommended()).startsWith(nearer, near)
			.doesNotContain(this.ada, friend, other, asked)
			.doesNotHaveDuplicates();
	}

	@Test
	void recommendsByNoFollowThatIsHidden() throws SQLException {
		UUID friend = Identifiers.next();
		UUID hidden = Identifiers.next();
		UUID near = Identifiers.next();
		count(follow(this.ada, friend, "ACCEPTED"));
		count(follow(friend, near, "ACCEPTED"));
		count(follow(friend, hidden, "ACCEPTED"));
		count(follow(near, hidden, "ACCEPTED"));
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
		List<Object> found = new ArrayList<>();
		for (Map<String, Object> row : NamedStatement.of(InteractionStatements.RECOMMEND)
			.with("userId", this.ada)
			.with("popular", 1000)
			.with("limit", 1000)
			.rows(connection)) {
			found.add(row.get("user_id"));
		}
		return found;
	}

	@Test
	void removesWhatBelongsToDeletedTweets() throws SQLException {
		UUID kept = Identifiers.next();
		UUID reply = (UUID) reply(null).row(connection).get("id");
		likeReply(reply, this.bob).row(connection);
		like(this.ada, false).row(connection);
		like(this.ada, false).with("tweetId", kept).row(connection);
		retweet(this.ada).row(connection);
		UUID[] gone = { this.tweet };

		for (String removal : List.of(InteractionStatements.REMOVE_LIKES, InteractionStatements.REMOVE_REPLIES,
				InteractionStatements.REMOVE_RETWEETS)) {
			assertThat(count(NamedStatement.of(removal).with("tweetIds", gone).with("limit", 100))).isOne();
			assertThat(count(NamedStatement.of(removal).with("tweetIds", gone).with("limit", 100))).isZero();
		}
		NamedStatement.of(InteractionStatements.REMOVE_COUNTS).with("tweetIds", gone).rows(connection);
		while (count(NamedStatement.of(InteractionStatements.REMOVE_REPLY_LIKES).with("limit", 1)) > 0) {
			assertThat(drift()).isZero();
		}

		assertThat(tweetCounts()).isEmpty();
		assertThat(count(NamedStatement.of("select count(*) from likes where thing_id in (:reply, :tweet)")
			.with("reply", reply)
			.with("tweet", this.tweet))).isZero();
		assertThat(count(NamedStatement.of("select count(*) from likes where thing_id = :kept").with("kept", kept)))
			.isOne();
	}

	@Test
	void removesRejectedRequests() throws SQLException {
		UUID id = Identifiers.next();
		count(follow(this.ada, this.bob, "PENDING").with("id", id));
		answer(id, this.bob, "REJECTED");
		NamedStatement removal = NamedStatement.of(InteractionStatements.REMOVE_REJECTED).with("limit", 1000);

		assertThat(count(removal.with("rejectedUntil", Instant.EPOCH))).isZero();
		assertThat(count(removal.with("rejectedUntil", Instant.now()))).isPositive();
		assertThat(answer(id, this.bob, "REJECTED")).isEmpty();
	}

	@Test
	void letsOneServiceAtATimeCleanUp() throws SQLException {
		Instant now = Instant.parse("2026-01-01T00:00:00Z");

		assertThat(claim(now)).hasSize(1);
		assertThat(claim(now.plusSeconds(29))).isEmpty();
		NamedStatement.of(InteractionStatements.MOVE_CLEANUP)
			.with("name", "tweets")
			.with("position", this.tweet)
			.with("until", now)
			.rows(connection);
		assertThat(claim(now.plusSeconds(1))).extracting((row) -> row.get("position")).containsExactly(this.tweet);
	}

	@Test
	void keepsCountsExactWhileManyChangeThem() throws Exception {
		List<UUID> users = List.of(this.ada, this.bob, Identifiers.next(), Identifiers.next());
		UUID shared = (UUID) reply(null).row(connection).get("id");
		List<Callable<Void>> crowd = new ArrayList<>();
		for (int i = 0; i < AT_ONCE; i++) {
			crowd.add(() -> change(users, shared));
		}
		try (ExecutorService threads = Executors.newFixedThreadPool(AT_ONCE)) {
			for (Future<Void> done : threads.invokeAll(crowd)) {
				done.get(60, TimeUnit.SECONDS);
			}
		}

		assertThat(drift()).isZero();
	}

	private Void change(List<UUID> users, UUID shared) throws SQLException {
		try (Connection own = database.open()) {
			for (int i = 0; i < 200; i++) {
				UUID user = users.get(ThreadLocalRandom.current().nextInt(users.size()));
				UUID other = users.get(ThreadLocalRandom.current().nextInt(users.size()));
				UUID id = Identifiers.next();
				switch (ThreadLocalRandom.current().nextInt(10)) {
					case 0 -> like(user, false).rows(own);
					case 1 -> of(InteractionStatements.UNLIKE_TWEET, user).rows(own);
					case 2 -> likeReply(shared, user).rows(own);
					case 3 -> of(InteractionStatements.UNLIKE_REPLY, user).with("replyId", shared).rows(own);
					case 4 -> retweet(user).rows(own);
					case 5 -> reply(null).with("id", id).rows(own);
					case 6 -> of(InteractionStatements.DELETE_REPLY, this.ada).with("id", id).rows(own);
					case 7 -> NamedStatement.of(InteractionStatements.REMOVE_LIKES)
						.with("tweetIds", new UUID[] { this.tweet })
						.with("limit", 2)
						.rows(own);
					case 8 -> unfollow(own, user, other);
					default -> followSomeoneElse(own, user, other);
				}
			}
		}
		return null;
	}

	private static void followSomeoneElse(Connection own, UUID user, UUID other) throws SQLException {
		if (!user.equals(other)) {
			follow(user, other, "ACCEPTED").rows(own);
		}
	}

	private NamedStatement of(String sql, UUID userId) {
		return NamedStatement.of(sql).with("userId", userId).with("tweetId", this.tweet).with("anybody", false);
	}

	private static NamedStatement follow(UUID follower, UUID followed, String status) {
		return NamedStatement.of(InteractionStatements.FOLLOW)
			.with("id", Identifiers.next())
			.with("followerId", follower)
			.with("followedId", followed)
			.with("status", status)
			.with("createdAt", Instant.now())
			.with("rejectedUntil", Instant.now());
	}

	private static long unfollow(UUID follower, UUID followed) throws SQLException {
		return unfollow(connection, follower, followed);
	}

	private static long unfollow(Connection own, UUID follower, UUID followed) throws SQLException {
		return count(own,
				NamedStatement.of(InteractionStatements.UNFOLLOW)
					.with("followerId", follower)
					.with("followedId", followed)
					.with("byFollowed", false));
	}

	private static Map<String, Object> answer(UUID id, UUID followed, String status) throws SQLException {
		return NamedStatement.of(InteractionStatements.ANSWER)
			.with("id", id)
			.with("followedId", followed)
			.with("status", status)
			.with("answeredAt", Instant.now())
			.row(connection);
	}

	private NamedStatement like(UUID userId, boolean restricted) {
		return fact(InteractionStatements.LIKE_TWEET, userId).with("restricted", restricted);
	}

	private long unlike(UUID userId) throws SQLException {
		return count(of(InteractionStatements.UNLIKE_TWEET, userId));
	}

	private NamedStatement likeReply(UUID replyId, UUID userId) {
		return fact(InteractionStatements.LIKE_REPLY, userId).with("replyId", replyId).with("seesAll", false);
	}

	private long unlikeReply(UUID replyId, UUID userId) throws SQLException {
		return count(of(InteractionStatements.UNLIKE_REPLY, userId).with("replyId", replyId));
	}

	private NamedStatement reply(String key) {
		return fact(InteractionStatements.REPLY, this.ada).with("content", "Hello").with("idempotencyKey", key);
	}

	private NamedStatement retweet(UUID userId) {
		return fact(InteractionStatements.RETWEET, userId).with("content", null);
	}

	private NamedStatement fact(String sql, UUID userId) {
		return of(sql, userId).with("id", Identifiers.next())
			.with("authorId", this.bob)
			.with("restricted", false)
			.with("createdAt", Instant.now());
	}

	private Map<String, Object> change(String sql, UUID id, UUID userId) throws SQLException {
		return of(sql, userId).with("id", id).with("content", "changed").row(connection);
	}

	private Map<String, Object> top() throws SQLException {
		return top(this.bob);
	}

	private Map<String, Object> top(UUID reader) throws SQLException {
		return NamedStatement.of(InteractionStatements.TOP_REPLIES)
			.with("tweetIds", new UUID[] { this.tweet })
			.with("readerId", reader)
			.with("seesAll", false)
			.row(connection);
	}

	private static List<Map<String, Object>> claim(Instant now) throws SQLException {
		return NamedStatement.of(InteractionStatements.CLAIM_CLEANUP)
			.with("name", "tweets")
			.with("now", now)
			.with("until", now.plusSeconds(30))
			.rows(connection);
	}

	private static Map<String, Object> counts(UUID userId) throws SQLException {
		return NamedStatement.of("select followers, following from user_counts where user_id = :id")
			.with("id", userId)
			.row(connection);
	}

	private Map<String, Object> tweetCounts() throws SQLException {
		return NamedStatement.of("select author_id, likes, replies, retweets from tweet_counts where tweet_id = :id")
			.with("id", this.tweet)
			.row(connection);
	}

	private static long drift() throws SQLException {
		return count(NamedStatement.of(DRIFT));
	}

	private static long count(NamedStatement statement) throws SQLException {
		return count(connection, statement);
	}

	private static long count(Connection own, NamedStatement statement) throws SQLException {
		return ((Number) statement.row(own).values().iterator().next()).longValue();
	}

}
