package io.tweebyte.user;

import io.tweebyte.testsupport.WorkCounter;
import io.tweebyte.user.UserClient.Account;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class StatementCountIntegrationTests extends UserServiceIntegrationTest {

	private static final WorkCounter WORK = new WorkCounter(DATABASE.name(), () -> NEIGHBOURS.requests().size());

	@Test
	void registersInTwo() {
		assertThat(workOf("registers", () -> this.client.register(false))).isEqualTo("2 statements, 0 calls");
	}

	@Test
	void logsInInTwo() {
		Account ada = this.client.register(false);

		assertThat(workOf("logs in", () -> this.client.login(ada.email(), UserClient.PASSWORD, "10.2")))
			.isEqualTo("2 statements, 0 calls");
	}

	@Test
	void readsInOne() {
		Account ada = this.client.register(false);
		NEIGHBOURS.respond((request, connection) -> connection.respond("200 OK",
				request.target().endsWith("/count") ? "0" : "[]"));

		assertThat(workOf("reads the summary of a user", () -> this.client.get("/users/summary/" + ada.id(), ada)))
			.isEqualTo("1 statements, 0 calls");
		assertThat(workOf("reads the summary of a user by name",
				() -> this.client.get("/users/summary/name/" + ada.name(), ada)))
			.isEqualTo("1 statements, 0 calls");
		assertThat(workOf("reads a profile", () -> this.client.get("/users/" + ada.id(), ada)))
			.isEqualTo("1 statements, 3 calls");
		assertThat(workOf("searches users", () -> this.client.get("/users/search/" + ada.name(), ada)))
			.isEqualTo("1 statements, 0 calls");
		assertThat(workOf("reads the summaries of many users", () -> this.client.send("POST",
				"/internal/users/summaries", "{\"ids\":[\"" + ada.id() + "\"]}", "Content-Type", "application/json")))
			.isEqualTo("1 statements, 0 calls");
		assertThat(workOf("reads the changes of privacy",
				() -> this.client.send("GET", "/internal/users/privacy?limit=10", null)))
			.isEqualTo("1 statements, 0 calls");
	}

	@Test
	void listsChangedPasswordsInOne() {
		assertThat(workOf("lists changed passwords",
				() -> this.client.send("GET", "/internal/users/password-changes", null)))
			.isEqualTo("1 statements, 0 calls");
	}

	@Test
	void changesInTwoOrThree() {
		Account ada = this.client.register(false);

		assertThat(workOf("changes a biography", () -> this.client.put(ada, "{\"biography\":\"New\"}")))
			.isEqualTo("2 statements, 0 calls");
		assertThat(workOf("changes a password",
				() -> this.client.put(ada,
						"{\"password\":\"another secret\",\"current_password\":\"" + UserClient.PASSWORD + "\"}")))
			.isEqualTo("3 statements, 0 calls");
	}

	@Test
	void refusesForeignersInNone() {
		Account ada = this.client.register(false);
		Account bob = this.client.register(false);

		assertThat(
				workOf("is not allowed to change another",
						() -> this.client.send("PUT", "/users/" + bob.id(), "{}", "Authorization",
								"Bearer " + ada.token(), "Content-Type", "application/json")))
			.isEqualTo("0 statements, 0 calls");
	}

	private static String workOf(String name, Runnable request) {
		return WORK.workOf(name, request);
	}

}
