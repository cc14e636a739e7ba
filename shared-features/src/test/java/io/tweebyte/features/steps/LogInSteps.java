package io.tweebyte.features.steps;

import java.util.Map;

import io.cucumber.java.en.Given;
import io.cucumber.java.en.When;
import io.tweebyte.features.http.HttpCall;
import org.assertj.core.api.Assertions;
import tools.jackson.databind.json.JsonMapper;

/** People who log in. */
public final class LogInSteps {

	private static final HttpCall LOGIN = HttpCall.of("POST /user-service/auth/login");

	private static final int OK = 200;

	private static final int UNAUTHORIZED = 401;

	private static final int FORBIDDEN = 403;

	private final World world;

	public LogInSteps(World world) {
		this.world = world;
	}

	@When("{name} logs in")
	public void logsIn(String name) {
		Person person = this.world.person(name);
		attempt(person.property("email"), person.property("password"));
		if (this.world.response().status() == OK) {
			person.holds(JsonMapper.shared().readTree(this.world.response().body()).required("token").asString());
		}
	}

	@When("{name} logs in with the password {string}")
	public void logsInWith(String name, String password) {
		Person person = this.world.person(name);
		attempt(person.property("email"), this.world.fill(password));
		Assertions.assertThat(this.world.response().status()).as("%s", this.world.last()).isEqualTo(OK);
		person.holds(JsonMapper.shared().readTree(this.world.response().body()).required("token").asString());
	}

	@Given("{name} has named a wrong current password {int} times")
	public void hasNamedWrongPasswords(String name, int times) {
		Person person = this.world.person(name);
		HttpCall change = HttpCall.of("PUT /user-service/users/" + person.property("id"))
			.bearer(person.token())
			.json("{\"password\": \"quite another one\", \"current_password\": \"not the password\"}");
		for (int i = 0; i < times; i++) {
			this.world.send(change);
			Assertions.assertThat(this.world.response().status()).as("%s", this.world.last()).isEqualTo(FORBIDDEN);
		}
	}

	@When("a client logs in as {string} with the password {string}")
	public void logsInAs(String email, String password) {
		attempt(this.world.fill(email), this.world.fill(password));
	}

	@Given("a client has failed {int} times to log in as {string}")
	public void hasFailedToLogIn(int times, String email) {
		for (int i = 0; i < times; i++) {
			attempt(this.world.fill(email), "not the password");
			Assertions.assertThat(this.world.response().status()).as("%s", this.world.last()).isEqualTo(UNAUTHORIZED);
		}
	}

	@Given("a client has failed to log in to {int} unknown accounts, {int} times each")
	public void hasFailedToLogInToMany(int accounts, int times) {
		for (int i = 0; i < accounts; i++) {
			for (int j = 0; j < times; j++) {
				attemptPatiently(this.world.fill("unknown_{unique}_" + i + "@example.org"));
			}
		}
	}

	@Given("the calls come from another address now")
	public void movesToAnotherAddress() {
		this.world.moveToAnotherAddress();
	}

	private void attempt(String email, String password) {
		new Patience(this.world)
			.send(LOGIN.json(JsonMapper.shared().writeValueAsString(Map.of("email", email, "password", password))));
	}

	/**
	 * The gateway's limit on log-ins a second comes before the service's limit on
	 * failures.
	 */
	private void attemptPatiently(String email) {
		new Patience(this.world).send(LOGIN
			.json(JsonMapper.shared().writeValueAsString(Map.of("email", email, "password", "not the password"))));
		Assertions.assertThat(this.world.response().status()).as("%s", this.world.last()).isEqualTo(UNAUTHORIZED);
	}

}
