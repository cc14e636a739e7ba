package io.tweebyte.user;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;

import io.tweebyte.testsupport.DatabaseConnection;
import io.tweebyte.testsupport.TestDatabases;
import io.tweebyte.user.UserClient.Account;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class StatementCountIntegrationTests extends UserServiceIntegrationTest {

	private static final DatabaseConnection ADMINISTRATION = TestDatabases.server().administration(DATABASE.name());

	@BeforeAll
	static void countStatements() {
		execute("create extension if not exists pg_stat_statements");
	}

	@Test
	void registersInTwo() {
		assertThat(statementsOf(() -> this.client.register(false))).isEqualTo(2);
	}

	@Test
	void logsInInOne() {
		Account ada = this.client.register(false);

		assertThat(statementsOf(() -> this.client.login(ada.email(), UserClient.PASSWORD, "10.2"))).isEqualTo(1);
	}

	@Test
	void readsInOne() {
		Account ada = this.client.register(false);

		assertThat(statementsOf(() -> this.client.get("/users/summary/" + ada.id(), ada))).isEqualTo(1);
		assertThat(statementsOf(() -> this.client.get("/users/summary/name/" + ada.name(), ada))).isEqualTo(1);
		assertThat(statementsOf(() -> this.client.get("/users/" + ada.id(), ada))).isEqualTo(1);
		assertThat(statementsOf(() -> this.client.get("/users/search/" + ada.name(), ada))).isEqualTo(1);
		assertThat(statementsOf(() -> this.client.send("POST", "/users/summaries", "{\"ids\":[\"" + ada.id() + "\"]}",
				"Content-Type", "application/json")))
			.isEqualTo(1);
	}

	@Test
	void changesInOneOrTwo() {
		Account ada = this.client.register(false);

		assertThat(statementsOf(() -> this.client.put(ada, "{\"biography\":\"New\"}"))).isEqualTo(1);
		assertThat(statementsOf(() -> this.client.put(ada,
				"{\"password\":\"another secret\",\"current_password\":\"" + UserClient.PASSWORD + "\"}")))
			.isEqualTo(2);
	}

	@Test
	void refusesForeignersInNone() {
		Account ada = this.client.register(false);
		Account bob = this.client.register(false);

		assertThat(statementsOf(() -> this.client.send("PUT", "/users/" + bob.id(), "{}", "Authorization",
				"Bearer " + ada.token(), "Content-Type", "application/json")))
			.isZero();
	}

	private static int statementsOf(Runnable request) {
		execute("select pg_stat_statements_reset()");
		request.run();
		return Integer.parseInt(query(ADMINISTRATION,
				"""
						select coalesce(sum(calls), 0) from pg_stat_statements
						where userid = 'tweebyte'::regrole and query ~* '^\\s*(with|select|insert|update|delete)' and query !~ 'pg_catalog'
							and dbid = (select oid from pg_database where datname = current_database())"""));
	}

	private static void execute(String sql) {
		try (Connection connection = ADMINISTRATION.open(); Statement statement = connection.createStatement()) {
			statement.execute(sql);
		}
		catch (SQLException ex) {
			throw new IllegalStateException(ex);
		}
	}

}
