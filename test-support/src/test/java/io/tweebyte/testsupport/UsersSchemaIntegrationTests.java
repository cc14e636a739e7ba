package io.tweebyte.testsupport;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.LocalDate;
import java.util.UUID;

import io.tweebyte.contracts.text.NameKey;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

class UsersSchemaIntegrationTests {

	private static final String INSERT = """
			insert into users (id, user_name, user_name_key, email, email_key, password_hash, biography, birth_date,
			    created_at) values (?, ?, ?, ?, ?, 'hash', ?, ?, now())
			""";

	private static Connection connection;

	@BeforeAll
	static void connect() throws SQLException {
		connection = TestDatabases.users().open();
	}

	@AfterAll
	static void disconnect() throws SQLException {
		connection.close();
	}

	@ParameterizedTest
	@ValueSource(
			strings = { "Ada", "o.b-r_n", "Zoë", "Жук", "李小龙", "नमस्ते", "a12345678901234567890123456789", "𝒜𝒷𝒸" })
	void takesNamesOfAnyScript(String name) throws SQLException {
		assertThat(insert(name, NameKey.of(name), name + "@example.org", null, LocalDate.of(1990, 1, 1))).isOne();
	}

	@ParameterizedTest
	@ValueSource(strings = { "ab", "a123456789012345678901234567890", ".ada", "ada-", "a da", "a\u00a0da", "a\u0007da",
			"a\u0085da", "a/da", "a@da", "e\u0301da", "a~da", "a[da", "a\u00adda", "a\u034fda", "ad\u115fa",
			"ad\u1160a", "ad\u17b4a", "ad\u180ba", "ad\u200da", "ad\u3164a", "ad\ufe0fa", "ad\uffa0a",
			"ad\udb40\udd00a", "ad\udb43\udfffa" })
	void refusesNamesThatTheContractRefuses(String name) {
		assertViolates("users_user_name", () -> insert(name, key(), email(), null, LocalDate.of(1990, 1, 1)));
	}

	@ParameterizedTest
	@ValueSource(strings = { "ada", "@b", "a@", "a@b@c", "a b@c" })
	void refusesWhatIsNoAddress(String email) {
		assertViolates("users_email", () -> insert("Someone", key(), email, null, LocalDate.of(1990, 1, 1)));
	}

	@Test
	void takesNewlinesAndTabsInABiography() throws SQLException {
		String biography = "one\n\ttwo" + "𝒜".repeat(492);

		assertThat(insert("Biographer", key(), email(), biography, LocalDate.of(1990, 1, 1))).isOne();
	}

	@ParameterizedTest
	@ValueSource(strings = { "bell\u0007", "return\r\n" })
	void refusesOtherControlCharactersInABiography(String biography) {
		assertViolates("users_biography",
				() -> insert("Biographer", key(), email(), biography, LocalDate.of(1990, 1, 1)));
	}

	@Test
	void refusesABiographyOfMoreThan500CodePoints() {
		assertViolates("users_biography_length",
				() -> insert("Biographer", key(), email(), "x".repeat(501), LocalDate.of(1990, 1, 1)));
	}

	@Test
	void refusesABirthBefore1900() {
		assertViolates("users_birth_date_range",
				() -> insert("Methuselah", key(), email(), null, LocalDate.of(1899, 12, 31)));
	}

	@Test
	void refusesATakenName() throws SQLException {
		insert("Taken", "taken", email(), null, LocalDate.of(1990, 1, 1));

		assertViolates("users_user_name_key_unique",
				() -> insert("TAKEN", "taken", email(), null, LocalDate.of(1990, 1, 1)));
	}

	@Test
	void refusesAKeyThatIsNoKey() {
		assertViolates("users_user_name_key_normalised",
				() -> insert("\uff21da", "\uff41da", email(), null, LocalDate.of(1990, 1, 1)));
	}

	@Test
	void findsSubstringsByTheTrigramIndex() throws SQLException {
		assertThat(plan("select id from users where user_name_key like '%вет%'"))
			.contains("users_user_name_key_trigrams");
	}

	@Test
	void listsTheNewestWithoutASort() throws SQLException {
		assertThat(plan("select id from users order by created_at desc, id desc limit 20")).contains("users_newest")
			.doesNotContain("Sort");
	}

	private static int insert(String name, String key, String email, String biography, LocalDate birthDate)
			throws SQLException {
		try (PreparedStatement statement = connection.prepareStatement(INSERT)) {
			statement.setObject(1, UUID.randomUUID());
			statement.setString(2, name);
			statement.setString(3, key);
			statement.setString(4, email);
			statement.setString(5, email);
			statement.setString(6, biography);
			statement.setObject(7, birthDate);
			return statement.executeUpdate();
		}
	}

	private static String plan(String query) throws SQLException {
		try (Statement statement = connection.createStatement()) {
			statement.execute("set enable_seqscan = off");
			StringBuilder plan = new StringBuilder();
			try (ResultSet lines = statement.executeQuery("explain " + query)) {
				while (lines.next()) {
					plan.append(lines.getString(1)).append('\n');
				}
			}
			return plan.toString();
		}
	}

	private static void assertViolates(String constraint, ThrowingCallable insert) {
		assertThatExceptionOfType(SQLException.class).isThrownBy(insert).withMessageContaining(constraint);
	}

	private static String key() {
		return UUID.randomUUID().toString();
	}

	private static String email() {
		return UUID.randomUUID() + "@example.org";
	}

}
