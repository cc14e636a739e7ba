package io.tweebyte.testsupport;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.UUID;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import io.tweebyte.contracts.interaction.ContentRequest;
import io.tweebyte.contracts.interaction.ReplyRequest;
import io.tweebyte.contracts.interaction.RetweetRequest;
import io.tweebyte.contracts.text.NameKey;
import io.tweebyte.contracts.text.TweetTokens;
import io.tweebyte.contracts.tweet.TweetRequest;
import io.tweebyte.contracts.user.RegistrationForm;
import io.tweebyte.contracts.user.UserUpdate;
import io.tweebyte.contracts.user.UserUpdateForm;
import io.tweebyte.contracts.validation.EmailAddress;
import io.tweebyte.contracts.validation.IdempotencyKey;
import io.tweebyte.contracts.validation.ReadableText;
import io.tweebyte.contracts.validation.UserName;
import io.tweebyte.servers.database.DatabaseConnection;
import jakarta.validation.constraints.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

/** The lengths that the schemas accept are those of the contract. */
class LengthLimitsIntegrationTests {

	/** One code point in lower case, of two units, that no normalisation changes. */
	private static final String LETTER = "\ud801\udc28";

	/** NFC makes up to three code points of one, and so does lower case. */
	private static final int LONGER = 3;

	private static final int MORE_THAN_ANY = 1000;

	private static final DatabaseConnection USERS = TestDatabases.users();

	private static final DatabaseConnection TWEETS = TestDatabases.tweets();

	private static final DatabaseConnection INTERACTIONS = TestDatabases.interactions();

	static Stream<Limit> limits() throws ReflectiveOperationException {
		Pattern idempotencyKey = IdempotencyKey.class.getAnnotation(Pattern.class);
		int key = longest((text) -> text.matches(idempotencyKey.regexp()), "k");
		int hashtag = longest(TweetTokens::isHashtag, LETTER);
		int nameKey = longest(NameKey::isAllowed, LETTER);
		assertThat(nameKey).isEqualTo(LONGER * UserName.MAX);
		return Stream.of(Limit.of(USERS, "users.biography", RegistrationForm.class),
				Limit.of(USERS, "users.biography", UserUpdateForm.class),
				Limit.of(USERS, "users.biography", UserUpdate.class),
				new Limit(USERS, "users.user_name", UserName.MIN, UserName.MAX),
				new Limit(USERS, "users.user_name_key", UserName.MIN, nameKey),
				new Limit(USERS, "users.email", 0, LONGER * EmailAddress.MAX),
				new Limit(USERS, "users.email_key", 0, LONGER * EmailAddress.MAX),
				Limit.of(TWEETS, "tweets.content", TweetRequest.class),
				new Limit(TWEETS, "tweets.content_key", 1, LONGER * LONGER * TweetRequest.MAX),
				new Limit(TWEETS, "tweets.idempotency_key", 1, key), new Limit(TWEETS, "hashtags.text", 1, hashtag),
				new Limit(TWEETS, "hashtags.text_key", 1, LONGER * hashtag),
				new Limit(TWEETS, "tweet_hashtag.text", 1, hashtag),
				new Limit(TWEETS, "tweet_hashtag.position", 0, TweetRequest.MAX - 1),
				new Limit(TWEETS, "mentions.text", UserName.MIN, UserName.MAX),
				new Limit(TWEETS, "mentions.name_key", UserName.MIN, nameKey),
				new Limit(TWEETS, "mentions.position", 0, TweetRequest.MAX - 1),
				Limit.of(INTERACTIONS, "replies.content", ReplyRequest.class),
				Limit.of(INTERACTIONS, "replies.content", ContentRequest.class),
				new Limit(INTERACTIONS, "replies.idempotency_key", 1, key),
				Limit.of(INTERACTIONS, "retweets.content", RetweetRequest.class),
				Limit.of(INTERACTIONS, "retweets.content", ContentRequest.class));
	}

	private static int longest(Predicate<String> rule, String letter) {
		return IntStream.rangeClosed(1, MORE_THAN_ANY)
			.filter((length) -> rule.test(letter.repeat(length)))
			.max()
			.orElseThrow();
	}

	@ParameterizedTest
	@MethodSource("limits")
	void areThoseOfTheContract(Limit limit) throws SQLException {
		assertThat(limit.max()).isLessThan(LONGER * LONGER * MORE_THAN_ANY);
		insert(limit, limit.min());
		insert(limit, limit.max());

		assertRefuses(limit, limit.max() + 1);
		if (limit.min() > 0) {
			assertRefuses(limit, limit.min() - 1);
		}
	}

	private static void assertRefuses(Limit limit, int length) {
		assertThatExceptionOfType(SQLException.class).as("%s of length %d", limit, length)
			.isThrownBy(() -> insert(limit, length))
			.withMessageContaining(limit.column().replace('.', '_') + "_");
	}

	private static void insert(Limit limit, int length) throws SQLException {
		String[] names = limit.column().split("\\.");
		try (Connection connection = limit.database().open()) {
			connection.setAutoCommit(false);
			UUID id = UUID.randomUUID();
			if (names[0].equals("mentions") || names[0].equals("tweet_hashtag")) {
				insert(connection, "tweets", row("tweets", id));
				insert(connection, "hashtags", row("hashtags", id));
			}
			Map<String, Object> row = row(names[0], id);
			row.put(names[1], value(names[1], length));
			insert(connection, names[0], row);
			connection.rollback();
		}
	}

	private static Object value(String column, int length) {
		return switch (column) {
			case "position" -> length;
			case "idempotency_key" -> "k".repeat(length);
			case "email", "email_key" -> LETTER.repeat(Math.max(1, length - 2)) + "@x";
			default -> LETTER.repeat(length);
		};
	}

	private static void insert(Connection connection, String table, Map<String, Object> row) throws SQLException {
		String marks = String.join(", ", Collections.nCopies(row.size(), "?"));
		try (PreparedStatement statement = connection.prepareStatement(
				"insert into " + table + " (" + String.join(", ", row.keySet()) + ") values (" + marks + ")")) {
			int place = 0;
			for (Object value : row.values()) {
				place++;
				statement.setObject(place, value);
			}
			statement.executeUpdate();
		}
	}

	/** Returns a row that the table accepts. */
	private static Map<String, Object> row(String table, UUID id) {
		Map<String, Object> row = new LinkedHashMap<>();
		OffsetDateTime now = OffsetDateTime.now();
		switch (table) {
			case "users" -> {
				row.putAll(Map.of("id", id, "user_name", "Ada", "user_name_key", id.toString(), "password_hash", "x",
						"birth_date", LocalDate.of(1990, 1, 1), "created_at", now));
				row.putAll(Map.of("email", "ada@example.org", "email_key", id + "@example.org"));
			}
			case "tweets" -> row.putAll(Map.of("id", id, "user_id", id, "content", "Hello World", "content_key",
					"hello world", "created_at", now, "has_tokens", true));
			case "hashtags" ->
				row.putAll(Map.of("id", id, "text", "tag", "text_key", id.toString(), "created_at", now));
			case "tweet_hashtag" -> row.putAll(Map.of("tweet_id", id, "hashtag_id", id, "position", 0, "text", "tag",
					"created_at", now, "counted", false));
			case "mentions" -> row.putAll(Map.of("tweet_id", id, "position", 0, "text", "Ada", "name_key", "ada"));
			default -> row.putAll(Map.of("id", id, "tweet_id", id, "tweet_author_id", id, "user_id", id, "content",
					"Hello", "created_at", now));
		}
		return row;
	}

	/** How many code points a column may have, or the range of a number. */
	record Limit(DatabaseConnection database, String column, int min, int max) {

		static Limit of(DatabaseConnection database, String column, Class<?> request)
				throws ReflectiveOperationException {
			String field = column.substring(column.indexOf('.') + 1);
			ReadableText text = request.getDeclaredField(field).getAnnotation(ReadableText.class);
			return new Limit(database, column, text.min(), text.max());
		}

		@Override
		public String toString() {
			return this.column + " from " + this.min + " to " + this.max;
		}

	}

}
