package io.tweebyte.tweet;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;

import io.tweebyte.feed.StreamSettings;
import io.tweebyte.testsupport.TestDatabases;
import io.tweebyte.tweet.service.TweetTasks;
import io.tweebyte.tweet.service.TweetTransactions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import org.springframework.beans.factory.annotation.Autowired;

import static org.assertj.core.api.Assertions.assertThat;

/** What the log of posted tweets keeps longer than clients need it. */
class OldPostedTweetsIntegrationTests extends TweetServiceIntegrationTest {

	private static final Duration HOUR = Duration.ofHours(1);

	private static final int MANY = 2 * StreamSettings.OLD_ROWS + 1;

	private final StoredTweets tweets = new StoredTweets(DATABASE);

	@Autowired
	private TweetTasks tasks;

	@Autowired
	private TweetTransactions transactions;

	@BeforeEach
	void forgetThoseOfOtherTests() {
		this.tweets.execute("delete from posted_tweets where number < 0");
	}

	@Test
	void isRemovedInManyStatements() throws SQLException {
		this.tweets.execute("""
				insert into posted_tweets (number, tweet_id, user_id, posted_at)
				select n - %1$d - 1, gen_random_uuid(), gen_random_uuid(), now() - interval '2 h' + n * interval '1 ms'
				from generate_series(1, %1$d) n""".formatted(MANY));
		try (Connection owner = TestDatabases.owner(DATABASE).open(); Statement statement = owner.createStatement()) {
			statement.execute("""
					create function refuse_many() returns trigger language plpgsql as $$
					begin
						if (select count(*) from removed) > %d then raise exception 'Too many rows'; end if;
						return null;
					end $$;
					create trigger refuse_many after delete on posted_tweets
					referencing old table as removed for each statement execute function refuse_many()"""
				.formatted(StreamSettings.OLD_ROWS));
			try {
				this.tasks.removeOldPosted().block();
			}
			finally {
				statement.execute("drop function refuse_many cascade");
			}
		}

		assertThat(numbers()).isEqualTo("-1");
	}

	@Test
	void isRemovedWithAllOfItsTransaction() {
		add(-50, "90 min");
		add(-40, "80 min");
		add(-40, "80 min");
		add(-40, "80 min");
		add(-30, "70 min");
		add(-20, "61 min");

		assertThat(remove(2)).isEqualTo(4);
		assertThat(numbers()).isEqualTo("-30,-20");
		assertThat(remove(2)).isEqualTo(1);
		assertThat(remove(2)).isZero();
	}

	@Test
	void isKeptBehindTheNewestOldOne() {
		add(-40, "90 min");
		add(-30, "61 min");
		add(-20, "62 min");
		add(-10, "1 min");

		assertThat(remove(9)).isEqualTo(1);
		assertThat(numbers()).isEqualTo("-30,-20,-10");
	}

	private void add(long number, String age) {
		this.tweets.execute("insert into posted_tweets (number, tweet_id, user_id, posted_at) "
				+ "values (%d, gen_random_uuid(), gen_random_uuid(), now() - interval '%s')".formatted(number, age));
	}

	private int remove(int limit) {
		return this.transactions.removeOldPosted(Instant.now().minus(HOUR), limit).block();
	}

	private static String numbers() {
		return query(
				"select string_agg(cast(number as text), ',' order by number) from posted_tweets where number < 0");
	}

}
