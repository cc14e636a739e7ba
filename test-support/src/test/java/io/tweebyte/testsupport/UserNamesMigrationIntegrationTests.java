package io.tweebyte.testsupport;

import java.sql.Array;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.UUID;
import java.util.stream.IntStream;

import io.tweebyte.contracts.text.NameKey;
import io.tweebyte.servers.Migrations;
import io.tweebyte.servers.database.DatabaseConnection;
import io.tweebyte.servers.process.ServerException;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

class UserNamesMigrationIntegrationTests {

	private static final String INSERT = """
			insert into users (id, user_name, user_name_key, email, email_key, password_hash, birth_date, created_at)
			values (?, ?, ?, ?, ?, 'hash', date '1990-01-01', now())
			""";

	private static final String KEYS = """
			select name, normalize(casefold(normalize(name, nfkc) collate pg_unicode_fast), nfkc)
			from unnest(?) as name where unicode_assigned(name)
			""";

	private final DatabaseConnection database = TestDatabases.owner(TestDatabases.empty());

	@BeforeEach
	void migrateToTheVersionBefore() {
		Flyway.configure()
			.dataSource(this.database.jdbcUrl(), this.database.username(), this.database.password())
			.locations("classpath:db/users")
			.target("2?")
			.load()
			.migrate();
	}

	@Test
	void computesTheKeysOfNamesAnew() throws SQLException {
		UUID street = insert("Stra\u00dfe", "stra\u00dfe");
		UUID wide = insert("\uff21\uff44\uff21", "\uff41\uff44\uff41");
		UUID plain = insert("Bob", "bob");

		migrate();

		assertThat(key(street)).isEqualTo("strasse");
		assertThat(key(wide)).isEqualTo("ada");
		assertThat(key(plain)).isEqualTo("bob");
	}

	@Test
	void namesTheUsersWhoseNamesAreOneNow() throws SQLException {
		UUID first = insert("Stra\u00dfe", "stra\u00dfe");
		UUID second = insert("STRASSE", "strasse");
		UUID other = insert("Bob", "bob");

		assertThatExceptionOfType(ServerException.class).isThrownBy(this::migrate)
			.withMessageContaining("differ only in case or in compatibility forms")
			.withMessageContaining(first.toString())
			.withMessageContaining(second.toString())
			.withMessageContaining("migrate again")
			.satisfies((failure) -> assertThat(failure.getMessage()).doesNotContain(other.toString())
				.doesNotContainIgnoringCase("strasse"));
		assertThat(key(first)).isEqualTo("stra\u00dfe");

		rename(second, "Other", "other");
		migrate();
		assertThat(key(first)).isEqualTo("strasse");
	}

	@Test
	void namesTheUsersWhoseNamesAreNotAllowedNow() throws SQLException {
		UUID invisible = insert("ad\u034fa", "ad\u034fa");
		UUID tooShort = insert("\u3131\u314f\u3134", "\u3131\u314f\u3134");
		UUID other = insert("Bob", "bob");

		assertThatExceptionOfType(ServerException.class).isThrownBy(this::migrate)
			.withMessageContaining("invisible characters")
			.withMessageContaining(invisible.toString())
			.withMessageContaining(tooShort.toString())
			.satisfies((failure) -> assertThat(failure.getMessage()).doesNotContain(other.toString()));
	}

	@Test
	void computesTheKeysThatTheServicesCompute() throws SQLException {
		migrate();
		String[] names = IntStream.rangeClosed(0, Character.MAX_CODE_POINT)
			.filter((codePoint) -> codePoint < Character.MIN_SURROGATE || codePoint > Character.MAX_SURROGATE)
			.mapToObj(Character::toString)
			.filter((name) -> name.matches("[\\p{L}\\p{M}\\p{Nd}]"))
			.toArray(String[]::new);
		try (Connection connection = this.database.open();
				PreparedStatement statement = connection.prepareStatement(KEYS)) {
			Array parameter = connection.createArrayOf("text", names);
			statement.setArray(1, parameter);
			int count = 0;
			try (ResultSet rows = statement.executeQuery()) {
				while (rows.next()) {
					assertThat(rows.getString(2)).as(rows.getString(1)).isEqualTo(NameKey.of(rows.getString(1)));
					count++;
				}
			}
			assertThat(count).isGreaterThan(100_000);
		}
	}

	private void migrate() {
		Migrations.migrate("users", this.database);
	}

	private UUID insert(String name, String key) throws SQLException {
		UUID id = UUID.randomUUID();
		try (Connection connection = this.database.open();
				PreparedStatement statement = connection.prepareStatement(INSERT)) {
			statement.setObject(1, id);
			statement.setString(2, name);
			statement.setString(3, key);
			statement.setString(4, id + "@example.org");
			statement.setString(5, id + "@example.org");
			statement.executeUpdate();
		}
		return id;
	}

	private void rename(UUID id, String name, String key) throws SQLException {
		try (Connection connection = this.database.open();
				PreparedStatement statement = connection
					.prepareStatement("update users set user_name = ?, user_name_key = ? where id = ?")) {
			statement.setString(1, name);
			statement.setString(2, key);
			statement.setObject(3, id);
			statement.executeUpdate();
		}
	}

	private String key(UUID id) throws SQLException {
		try (Connection connection = this.database.open();
				PreparedStatement statement = connection
					.prepareStatement("select user_name_key from users where id = ?")) {
			statement.setObject(1, id);
			try (ResultSet row = statement.executeQuery()) {
				row.next();
				return row.getString(1);
			}
		}
	}

}
