package io.tweebyte.features.steps;

import java.util.Map;

import io.cucumber.java.en.Given;
import io.cucumber.java.en.When;
import io.tweebyte.features.http.Forms;
import io.tweebyte.features.http.ReceivedResponse;
import io.tweebyte.features.http.HttpCall;
import org.assertj.core.api.Assertions;
import tools.jackson.databind.json.JsonMapper;

/** People who sign up. */
public final class SignUpSteps {

	private static final HttpCall REGISTER = HttpCall.of("POST /user-service/auth/register");

	private static final int OK = 200;

	private final World world;

	public SignUpSteps(World world) {
		this.world = world;
	}

	@Given("{name} has signed up")
	public void hasSignedUp(String name) {
		hasSignedUpWith(name, Map.of());
	}

	@Given("{name} has signed up with:")
	public void hasSignedUpWith(String name, Map<String, String> fields) {
		ReceivedResponse response = signUp(name, SignUpForm.of(this.world, name, fields));
		Assertions.assertThat(response.status()).as("%s", this.world.last()).isEqualTo(OK);
	}

	@Given("{name} has signed up with a private account")
	public void hasSignedUpPrivately(String name) {
		hasSignedUpWith(name, Map.of("isPrivate", "true"));
	}

	@Given("these people have signed up one after the other: {string}")
	public void haveSignedUp(String names) {
		for (String name : names.split(", ")) {
			hasSignedUp(name);
		}
	}

	@When("{name} signs up")
	public void signsUp(String name) {
		signUp(name, SignUpForm.of(this.world, name, Map.of()));
	}

	@When("{name} signs up with:")
	public void signsUpWith(String name, Map<String, String> fields) {
		signUp(name, SignUpForm.of(this.world, name, fields));
	}

	@When("{name} signs up with the {word} {string}")
	public void signsUpWithOneField(String name, String field, String value) {
		signUp(name, SignUpForm.of(this.world, name, Map.of(field, value)));
	}

	@When("{name} signs up without the {word}")
	public void signsUpWithoutOneField(String name, String field) {
		signUp(name, SignUpForm.of(this.world, name, Map.of(field, "(not sent)")));
	}

	@When("{name} signs up by multipart form with:")
	public void signsUpByMultipartForm(String name, Map<String, String> fields) {
		Map<String, String> form = SignUpForm.of(this.world, name, fields);
		signUp(name, form, REGISTER.body(Forms.MULTIPART, Forms.multipart(form)));
	}

	@When("{name} signs up with the query {string} and:")
	public void signsUpWithQuery(String name, String query, Map<String, String> fields) {
		Map<String, String> form = SignUpForm.of(this.world, name, fields);
		HttpCall call = HttpCall.of("POST " + REGISTER.path() + "?" + this.world.fill(query));
		signUp(name, form, call.body(Forms.URL_ENCODED, Forms.urlEncoded(form)));
	}

	private ReceivedResponse signUp(String name, Map<String, String> form) {
		return signUp(name, form, REGISTER.body(Forms.URL_ENCODED, Forms.urlEncoded(form)));
	}

	private ReceivedResponse signUp(String name, Map<String, String> form, HttpCall call) {
		Person person = new Person(form);
		this.world.introduce(name, person);
		ReceivedResponse response = new Patience(this.world).send(call);
		if (response.status() == OK) {
			person.holds(JsonMapper.shared().readTree(response.body()).required("token").asString());
		}
		return response;
	}

}
