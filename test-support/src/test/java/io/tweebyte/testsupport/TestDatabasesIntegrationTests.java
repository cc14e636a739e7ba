package io.tweebyte.testsupport;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;

import io.tweebyte.servers.Migrations;
import io.tweebyte.servers.database.DatabaseConnection;
import io.tweebyte.servers.process.ServerException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

class TestDatabasesIntegrationTests {

	private static final String INSERT = """
			insert into users (id, user_name, user_name_key, email, email_key, password_hash, birth_date, created_at)
			values (gen_random_uuid(), 'Ada', 'ada', 'ada@example.org', 'ada@example.org', 'x', '1990-01-01', now())
			""";

	@Test
	void givesEachCallerADatabaseOfItsOwn() throws SQLException {
		DatabaseConnection first = TestDatabases.users();
		DatabaseConnection second = TestDatabases.users();

		update(first, INSERT);

		assertThat(text(first, "select count(*) from users")).isEqualTo("1");
		assertThat(text(second, "select count(*) from users")).isEqualTo("0");
	}

	@Test
	void appliesTheSchemaThatServicesExpect() throws SQLException {
		String version = "select max(version::int) from flyway_schema_history where success";

		assertThat(text(TestDatabases.users(), version)).isEqualTo("4");
	}

	@Test
	void refusesADatabaseOfOtherScripts() throws SQLException {
		DatabaseConnection database = TestDatabases.owner(TestDatabases.users());
		update(database, "update flyway_schema_history set checksum = 1");

		assertThatExceptionOfType(ServerException.class).isThrownBy(() -> Migrations.migrate("users", database))
			.withMessageContaining("was made by other scripts");
	}

	@Test
	void canBeWithoutAnyTable() throws SQLException {
		String tables = "select count(*) from information_schema.tables where table_schema = 'public'";

		assertThat(text(TestDatabases.empty(), tables)).isEqualTo("0");
	}

	@Test
	void usesTheBuiltinLocale() throws SQLException {
		String locale = "select concat(datlocprovider, ' ', datlocale) from pg_database where datname = current_database()";

		assertThat(text(TestDatabases.users(), locale)).isEqualTo("b C.UTF-8");
	}

	@ParameterizedTest
	@CsvSource({ "ÄÖÜ, äöü", "ЖУК, жук", "ΑΒΓ, αβγ", "ÇĞŞ, çğş" })
	void foldsTextThatIsNotLatin(String text, String folded) throws SQLException {
		assertThat(text(TestDatabases.users(), "select lower('" + text + "')")).isEqualTo(folded);
	}

	@ParameterizedTest
	@CsvSource({ "привет", "γειά", "日本語", "مرحبا" })
	void makesTrigramsOfTextThatIsNotLatin(String text) throws SQLException {
		String count = "select cardinality(show_trgm('" + text + "')) > 2";

		assertThat(text(TestDatabases.users(), count)).isEqualTo("t");
	}

	@Test
	void handsOverTheSettingsOfTheServices() {
		DatabaseConnection connection = TestDatabases.users();
		Map<String, Supplier<Object>> registry = new HashMap<>();

		connection.register(registry::put);
		TestRedis.shared().register(registry::put);

		assertThat(registry.get("tweebyte.database.name").get()).isEqualTo(connection.name());
		assertThat(registry).containsOnlyKeys("tweebyte.database.host", "tweebyte.database.port",
				"tweebyte.database.name", "tweebyte.database.username", "tweebyte.database.password",
				"spring.data.redis.host", "spring.data.redis.port", "spring.data.redis.username",
				"spring.data.redis.password");
	}

	private static void update(DatabaseConnection database, String sql) throws SQLException {
		try (Connection connection = database.open(); Statement statement = connection.createStatement()) {
			statement.executeUpdate(sql);
		}
	}

	private static String text(DatabaseConnection database, String sql) throws SQLException {
		try (Connection connection = database.open();
				Statement statement = connection.createStatement();
				ResultSet result = statement.executeQuery(sql)) {
			result.next();
			return result.getString(1);
		}
	}

}
