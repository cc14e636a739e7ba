package io.tweebyte.interaction.cleanup;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Comparator;
import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;

import io.tweebyte.interaction.ReactionIntegrationTest;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.test.context.TestPropertySource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatException;

@TestPropertySource(properties = "tweebyte.cleanup.batch=4")
class CleanUpIntegrationTests extends ReactionIntegrationTest {

	@Autowired
	CleanUp cleanUp;

	@BeforeEach
	void beginAnew() {
		query("with a as (delete from tweet_counts), b as (delete from likes), c as (delete from replies), "
				+ "d as (delete from retweets) update cleanup_cursors set position = null, taken_until = '-infinity' returning name");
	}

	@Test
	void removesTheInteractionsOfDeletedTweets() {
		UUID other = this.neighbours.tweet(this.author);
		for (int i = 0; i < 5; i++) {
			react(this.neighbours.user(false), this.tweet);
		}
		react(this.bob, other);
		this.neighbours.forget(this.tweet);

		this.cleanUp.cleanUp().join();

		assertThat(counts(this.tweet)).isEqualTo("none");
		assertThat(rows()).isEqualTo("1 1 1");
		assertThat(counts(other)).isEqualTo("1 1 1");
		assertThat(query("select position is null and taken_until <= now() from cleanup_cursors")).isEqualTo("t");
		assertThat(query("select count(*) from deleted_replies")).isEqualTo("0");
	}

	private void react(UUID user, UUID tweet) {
		like(user, tweet);
		retweet(user, tweet);
		String reply = id(reply(user, tweet, "Hello"));
		this.client.post("/likes/" + this.bob + "/replies/" + reply, null, this.bob);
	}

	private static String rows() {
		return query(
				"select (select count(*) from likes where thing_type = 'TWEET') || ' ' || (select count(*) from replies) "
						+ "|| ' ' || (select count(*) from retweets)");
	}

	@Test
	void goesThroughAllTweets() {
		List<UUID> gone = List.of(likedTweet(), likedTweet(), likedTweet());
		for (int i = 0; i < 9; i++) {
			likedTweet();
		}
		query("update tweet_counts set tweet_id = tweet_id returning tweet_id");
		this.neighbours.forget(gone.get(0));
		NEIGHBOURS.requests().clear();

		this.cleanUp.cleanUp().join();

		assertThat(query("select count(*) from tweet_counts")).isEqualTo("11");
		assertThat(targets()).containsOnly("/internal/tweets/existence").hasSize(3);
	}

	private UUID likedTweet() {
		UUID tweet = this.neighbours.tweet(this.author);
		like(this.bob, tweet);
		return tweet;
	}

	@Test
	void removesLikesOfDeletedRepliesAndRejectedRequests() {
		String reply = id(reply(this.bob, this.tweet, "Hello"));
		this.client.post("/likes/" + this.bob + "/replies/" + reply, null, this.bob);
		this.client.delete("/replies/" + this.bob + "/" + reply, this.bob);
		follow(this.bob, UUID.randomUUID(), "REJECTED");
		query("update follows set status_since = now() - interval '24 hours' where follower_id = '" + this.bob
				+ "' returning id");
		UUID rejecting = UUID.randomUUID();
		follow(this.bob, rejecting, "REJECTED");
		follow(this.bob, UUID.randomUUID(), "PENDING");

		this.cleanUp.cleanUp().join();

		assertThat(rows()).isEqualTo("0 0 0");
		assertThat(query("select count(*) from likes")).isEqualTo("0");
		assertThat(query(
				"select string_agg(status, ' ' order by status) from follows where follower_id = '" + this.bob + "'"))
			.isEqualTo("PENDING REJECTED");
		assertThat(query("select count(*) from follows where followed_id = '" + rejecting + "'")).isEqualTo("1");
	}

	@ParameterizedTest
	@ValueSource(strings = { "{}", "{\"existing\":[],\"missing\":[]}", "{\"existing\":[\"ID\"],\"missing\":[\"ID\"]}",
			"{\"existing\":[],\"missing\":[\"ID\",\"ID\"]}", "{\"existing\":[],\"missing\":[\"ID\",null]}",
			"{\"missing\":[\"ID\"]}", "null", "<html>" })
	void removesNothingUnlessTheResponseCoversAllRequestedTweets(String response) {
		react(this.bob, this.tweet);
		this.neighbours.tellExistence(response.replace("ID", this.tweet.toString()));

		assertThatException().isThrownBy(() -> this.cleanUp.cleanUp().join());

		assertThat(counts(this.tweet)).isEqualTo("1 1 1");
		assertThat(rows()).isEqualTo("1 1 1");
	}

	@Test
	void removesNothingWhileTheTweetServiceIsOut() {
		react(this.bob, this.tweet);
		this.neighbours.tweetsAreOut();

		assertThatException().isThrownBy(() -> this.cleanUp.cleanUp().join());

		assertThat(rows()).isEqualTo("1 1 1");
	}

	@Test
	void stopsWhenMostOfAFullBatchIsDeleted() {
		List.of(likedTweet(), likedTweet(), likedTweet()).forEach(this.neighbours::forget);
		likedTweet();

		this.cleanUp.cleanUp().join();

		assertThat(query("select count(*) from tweet_counts")).isEqualTo("4");
		assertThat(rows()).isEqualTo("4 0 0");
	}

	@Test
	void removesTheRestWhenMostOfAFullBatchIsDeleted() {
		likedTweets(4).forEach(this.neighbours::forget);
		UUID rejecting = UUID.randomUUID();
		follow(this.bob, rejecting, "REJECTED");
		query("update follows set status_since = now() - interval '48 hours' where followed_id = '" + rejecting
				+ "' returning id");

		this.cleanUp.cleanUp().join();

		assertThat(rows()).isEqualTo("4 0 0");
		assertThat(query("select count(*) from follows where followed_id = '" + rejecting + "'")).isEqualTo("0");
	}

	@Test
	void removesManyDeletedTweetsInARowInTheEnd() {
		likedTweets(13).subList(0, 7).forEach(this.neighbours::forget);

		for (int round = 0; round < 20; round++) {
			this.cleanUp.cleanUp().join();
		}

		assertThat(query("select count(*) from tweet_counts")).isEqualTo("6");
		assertThat(rows()).isEqualTo("6 0 0");
	}

	private List<UUID> likedTweets(int count) {
		return Stream.generate(this::likedTweet).limit(count).sorted(Comparator.comparing(UUID::toString)).toList();
	}

	@ParameterizedTest
	@ValueSource(ints = { 4, 5, 6, 7, 8 })
	void removesNothingWhenTheTweetServiceHasLostAllTweets(int count) {
		likedTweets(count).forEach(this.neighbours::forget);

		for (int round = 0; round < 20; round++) {
			this.cleanUp.cleanUp().join();
		}

		assertThat(rows()).isEqualTo(count + " 0 0");
	}

	@Test
	void removesTheLastTweetWhenTheOnesBeforeExist() {
		this.neighbours.forget(likedTweets(5).getLast());

		this.cleanUp.cleanUp().join();

		assertThat(rows()).isEqualTo("4 0 0");
	}

	@Test
	void leavesTheRoundToTheInstanceThatHoldsIt() {
		react(this.bob, this.tweet);
		this.neighbours.forget(this.tweet);
		query("update cleanup_cursors set taken_until = now() + interval '1 minute' returning name");

		this.cleanUp.cleanUp().join();

		assertThat(rows()).isEqualTo("1 1 1");
	}

	@Test
	void doesNotWaitForAServiceThatBeginsARound() throws SQLException {
		react(this.bob, this.tweet);
		this.neighbours.forget(this.tweet);
		try (Connection connection = DATABASE.open(); Statement lock = connection.createStatement()) {
			connection.setAutoCommit(false);
			lock.execute("select 1 from cleanup_cursors for update");

			this.cleanUp.cleanUp().join();

			assertThat(rows()).isEqualTo("1 1 1");
			connection.rollback();
		}
	}

	@Test
	void goesOnWhereItWas() {
		react(this.bob, this.tweet);
		this.neighbours.forget(this.tweet);
		query("update cleanup_cursors set position = '" + this.tweet + "' returning name");

		this.cleanUp.cleanUp().join();
		assertThat(rows()).isEqualTo("1 1 1");

		this.cleanUp.cleanUp().join();
		assertThat(rows()).isEqualTo("0 0 0");
	}

}
