package io.tweebyte.features.steps;

import java.util.List;
import java.util.Map;

import io.cucumber.java.en.Then;
import io.tweebyte.features.http.ReceivedResponse;
import org.assertj.core.api.Assertions;
import org.assertj.core.api.SoftAssertions;

/** What was answered, status, headers and body together. */
public final class ResponseSteps {

	private static final String REQUEST_ID = "X-Request-Id";

	private final World world;

	public ResponseSteps(World world) {
		this.world = world;
	}

	@Then("the response is {int} with the JSON:")
	public void responseIsJson(int status, String json) {
		ReceivedResponse response = this.world.response();
		SoftAssertions.assertSoftly((softly) -> {
			softly.assertThat(response.status()).as("status of %s", this.world.last()).isEqualTo(status);
			softly.assertThat(response.header("Content-Type")).as("media type").hasValue("application/json");
			softly.assertThat(response.allOf(REQUEST_ID)).as(REQUEST_ID).hasSize(1);
		});
		bodyIs(json);
	}

	@Then("the response is {int} without a body")
	public void responseHasNoBody(int status) {
		ReceivedResponse response = this.world.response();
		SoftAssertions.assertSoftly((softly) -> {
			softly.assertThat(response.status()).as("status of %s", this.world.last()).isEqualTo(status);
			softly.assertThat(response.text()).as("body").isEmpty();
			softly.assertThat(response.header("Content-Type")).as("media type").isEmpty();
			softly.assertThat(response.allOf(REQUEST_ID)).as(REQUEST_ID).hasSize(1);
		});
	}

	/** Which status that is differs between servers. */
	@Then("the server itself refuses the request")
	public void serverRefuses() {
		Assertions.assertThat(this.world.response().status()).as("status of %s", this.world.last()).isIn(400, 431);
	}

	@Then("the response is a bare head of {int} {string}")
	public void responseIsBareHead(int status, String mediaType) {
		ReceivedResponse response = this.world.response();
		SoftAssertions.assertSoftly((softly) -> {
			softly.assertThat(response.status()).as("status of %s", this.world.last()).isEqualTo(status);
			softly.assertThat(response.text()).as("body").isEmpty();
			softly.assertThat(response.header("Content-Type")).as("media type").hasValue(mediaType);
			softly.assertThat(response.allOf(REQUEST_ID)).as(REQUEST_ID).hasSize(1);
		});
	}

	@Then("the response is an HTML page that contains {string}")
	public void responseIsPage(String text) {
		ReceivedResponse response = this.world.response();
		SoftAssertions.assertSoftly((softly) -> {
			softly.assertThat(response.status()).as("status of %s", this.world.last()).isEqualTo(200);
			softly.assertThat(response.header("Content-Type").orElse("none")).startsWith("text/html");
			softly.assertThat(response.text()).contains(text);
		});
	}

	@Then("the response has the header {string} with {string}")
	public void responseHasHeader(String name, String value) {
		Assertions.assertThat(this.world.response().allOf(name))
			.as("%s in %s", name, this.world.last())
			.containsExactly(this.world.fill(value));
	}

	@Then("the response has these headers, each once:")
	public void responseHasHeaders(Map<String, String> headers) {
		headers.forEach(this::responseHasHeader);
	}

	@Then("the response has a header {string} like {string}")
	public void responseHasHeaderLike(String name, String pattern) {
		Assertions.assertThat(this.world.response().allOf(name)).as("%s in %s", name, this.world.last()).hasSize(1);
		Assertions.assertThat(this.world.response().allOf(name).getFirst()).as(name).matches(pattern);
	}

	@Then("the response has no header {string}")
	public void responseHasNoHeader(String name) {
		Assertions.assertThat(this.world.response().allOf(name)).as("%s in %s", name, this.world.last()).isEmpty();
	}

	@Then("the response does not contain {string}")
	public void responseDoesNotContain(String text) {
		Assertions.assertThat(this.world.response().text())
			.as("%s", this.world.last())
			.doesNotContain(this.world.fill(text));
	}

	@Then("the response contains {string}")
	public void responseContains(String text) {
		Assertions.assertThat(this.world.response().text()).as("%s", this.world.last()).contains(this.world.fill(text));
	}

	private void bodyIs(String json) {
		List<String> differences = new JsonPattern(this.world.fill(json)).differences(this.world.response().body());
		Assertions.assertThat(differences).as("differences in %s", this.world.last()).isEmpty();
	}

}
