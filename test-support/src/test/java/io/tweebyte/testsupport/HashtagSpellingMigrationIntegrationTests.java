package io.tweebyte.testsupport;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.UUID;

import io.tweebyte.contracts.text.Folding;
import io.tweebyte.servers.Migrations;
import io.tweebyte.servers.database.DatabaseConnection;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class HashtagSpellingMigrationIntegrationTests {

	private static final String INSERT = """
			with tweet as (
				insert into tweets (id, user_id, content, content_key, created_at, has_tokens)
				values (?, gen_random_uuid(), ?, ?, now(), true)
			), tag as (
				insert into hashtags (id, text, text_key, created_at) values (?, ?, ?, now())
			)
			insert into tweet_hashtag (tweet_id, hashtag_id, position, created_at, counted) values (?, ?, 0, now(), true)
			""";

	private final DatabaseConnection database = TestDatabases.owner(TestDatabases.empty());

	@BeforeEach
	void migrateToTheVersionBefore() {
		Flyway.configure()
			.dataSource(this.database.jdbcUrl(), this.database.username(), this.database.password())
			.locations("classpath:db/tweets")
			.target("2?")
			.load()
			.migrate();
	}

	@Test
	void findsTheSpellingInTheTextOfTheTweet() throws SQLException {
		UUID plain = insert("It is about #java, is it", "JAVA");
		UUID sigma = insert("\u0398\u03b5\u03cc\u03c2 #\u03bb\u03cc\u03b3\u03bf\u03c2!",
				"\u039b\u038c\u0393\u039f\u03a3");
		UUID composed = insert("Decomposed #Cafe\u0301 here", "CAF\u00c9");

		Migrations.migrate("tweets", this.database);

		assertThat(spelling(plain)).isEqualTo("java");
		assertThat(spelling(sigma)).isEqualTo("\u03bb\u03cc\u03b3\u03bf\u03c2");
		assertThat(spelling(composed)).isEqualTo("Caf\u00e9");
	}

	@Test
	void keepsTheFirstSpellingWhereLowerCaseIsLonger() throws SQLException {
		UUID tweet = insert("A journey to #\u0130stanbul, not by ship", "\u0130STANBUL");

		Migrations.migrate("tweets", this.database);

		assertThat(spelling(tweet)).isEqualTo("\u0130STANBUL");
	}

	private UUID insert(String content, String first) throws SQLException {
		UUID tweet = UUID.randomUUID();
		UUID hashtag = UUID.randomUUID();
		try (Connection connection = this.database.open();
				PreparedStatement statement = connection.prepareStatement(INSERT)) {
			statement.setObject(1, tweet);
			statement.setString(2, content);
			statement.setString(3, Folding.fold(content));
			statement.setObject(4, hashtag);
			statement.setString(5, first);
			statement.setString(6, Folding.fold(first));
			statement.setObject(7, tweet);
			statement.setObject(8, hashtag);
			statement.executeUpdate();
		}
		return tweet;
	}

	private String spelling(UUID tweet) throws SQLException {
		try (Connection connection = this.database.open();
				PreparedStatement statement = connection
					.prepareStatement("select text from tweet_hashtag where tweet_id = ?")) {
			statement.setObject(1, tweet);
			try (ResultSet row = statement.executeQuery()) {
				row.next();
				return row.getString(1);
			}
		}
	}

}
