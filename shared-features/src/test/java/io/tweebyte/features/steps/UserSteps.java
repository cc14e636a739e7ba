package io.tweebyte.features.steps;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;

import io.cucumber.java.en.Given;
import io.cucumber.java.en.When;
import io.tweebyte.features.http.Forms;
import io.tweebyte.features.http.HttpCall;
import org.assertj.core.api.Assertions;

/** People who read and change accounts. */
public final class UserSteps {

	private static final String USERS = "/user-service/users/";

	private static final int NO_CONTENT = 204;

	private final World world;

	public UserSteps(World world) {
		this.world = world;
	}

	@Given("the id of {name} in capital letters is remembered as {string}")
	public void capitalId(String name, String value) {
		this.world.remember(value, id(name).toUpperCase(Locale.ROOT));
	}

	@When("{actor} reads the profile of {name}")
	public void readsProfile(Actor reader, String name) {
		get(reader, USERS + id(name));
	}

	@When("{actor} reads the summary of {name}")
	public void readsSummary(Actor reader, String name) {
		get(reader, USERS + "summary/" + id(name));
	}

	@When("{actor} reads the summary of the user called {string}")
	public void readsSummaryByName(Actor reader, String userName) {
		get(reader, USERS + "summary/name/" + segment(userName));
	}

	@When("{actor} searches for {string}")
	public void searches(Actor reader, String term) {
		get(reader, USERS + "search/" + segment(term));
	}

	@When("{actor} searches for {string} with {string}")
	public void searchesWith(Actor reader, String term, String query) {
		get(reader, USERS + "search/" + segment(term) + "?" + this.world.fill(query));
	}

	@When("{actor} changes the account of {name} with the JSON:")
	public void changesByJson(Actor writer, String name, String json) {
		this.world.send(writer.signed(put(name), this.world).json(this.world.fill(json)));
	}

	@When("{actor} changes the account of {name} with the form:")
	public void changesByForm(Actor writer, String name, Map<String, String> fields) {
		String form = Forms.urlEncoded(this.world.fill(fields));
		this.world.send(writer.signed(put(name), this.world).body(Forms.URL_ENCODED, form));
	}

	@When("{actor} changes the account of {name} with the multipart form:")
	public void changesByMultipartForm(Actor writer, String name, Map<String, String> fields) {
		String form = Forms.multipart(this.world.fill(fields));
		this.world.send(writer.signed(put(name), this.world).body(Forms.MULTIPART, form));
	}

	@Given("{name} has changed the account with the JSON:")
	public void hasChanged(String name, String json) {
		changesByJson(new Actor(name), name, json);
		Assertions.assertThat(this.world.response().status()).as("%s", this.world.last()).isEqualTo(NO_CONTENT);
	}

	private void get(Actor reader, String target) {
		this.world.send(reader.signed(HttpCall.of("GET " + target), this.world));
	}

	private HttpCall put(String name) {
		return HttpCall.of("PUT " + USERS + id(name));
	}

	private String id(String name) {
		return this.world.person(name).property("id");
	}

	private String segment(String text) {
		return URLEncoder.encode(this.world.fill(text), StandardCharsets.UTF_8).replace("+", "%20");
	}

}
