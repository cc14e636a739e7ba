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

	@Then("the answer is {int} with the JSON:")
	public void answerIsJson(int status, String json) {
		ReceivedResponse response = this.world.response();
		SoftAssertions.assertSoftly((softly) -> {
			softly.assertThat(response.status()).as("status of %s", this.world.last()).isEqualTo(status);
			softly.assertThat(response.header("Content-Type")).as("media type").hasValue("application/json");
			softly.assertThat(response.allOf(REQUEST_ID)).as(REQUEST_ID).hasSize(1);
		});
		bodyIs(json);
	}

	@Then("the answer is {int} without a body")
	public void answerHasNoBody(int status) {
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

	@Then("the answer is a bare head of {int} {string}")
	public void answerIsBareHead(int status, String mediaType) {
		ReceivedResponse response = this.world.response();
		SoftAssertions.assertSoftly((softly) -> {
			softly.assertThat(response.status()).as("status of %s", this.world.last()).isEqualTo(status);
			softly.assertThat(response.text()).as("body").isEmpty();
			softly.assertThat(response.header("Content-Type")).as("media type").hasValue(mediaType);
			softly.assertThat(response.allOf(REQUEST_ID)).as(REQUEST_ID).hasSize(1);
		});
	}

	@Then("the answer is an HTML page that contains {string}")
	public void answerIsPage(String text) {
		ReceivedResponse response = this.world.response();
		SoftAssertions.assertSoftly((softly) -> {
			softly.assertThat(response.status()).as("status of %s", this.world.last()).isEqualTo(200);
			softly.assertThat(response.header("Content-Type").orElse("none")).startsWith("text/html");
			softly.assertThat(response.text()).contains(text);
		});
	}

	@Then("the answer has the header {string} with {string}")
	public void answerHasHeader(String name, String value) {
		Assertions.assertThat(this.world.response().allOf(name))
			.as("%s in %s", name, this.world.last())
			.containsExactly(this.world.fill(value));
	}

	@Then("the answer has these headers, each once:")
	public void answerHasHeaders(Map<String, String> headers) {
		headers.forEach(this::answerHasHeader);
	}

	@Then("the answer has a header {string} like {string}")
	public void answerHasHeaderLike(String name, String pattern) {
		Assertions.assertThat(this.world.response().allOf(name)).as("%s in %s", name, this.world.last()).hasSize(1);
		Assertions.assertThat(this.world.response().allOf(name).getFirst()).as(name).matches(pattern);
	}

	@Then("the answer has no header {string}")
	public void answerHasNoHeader(String name) {
		Assertions.assertThat(this.world.response().allOf(name)).as("%s in %s", name, this.world.last()).isEmpty();
	}

	@Then("the answer does not contain {string}")
	public void answerDoesNotContain(String text) {
		Assertions.assertThat(this.world.response().text())
			.as("%s", this.world.last())
			.doesNotContain(this.world.fill(text));
	}

	@Then("the answer contains {string}")
	public void answerContains(String text) {
		Assertions.assertThat(this.world.response().text()).as("%s", this.world.last()).contains(this.world.fill(text));
	}

	private void bodyIs(String json) {
		List<String> differences = new JsonPattern(this.world.fill(json)).differences(this.world.response().body());
		Assertions.assertThat(differences).as("differences in %s", this.world.last()).isEmpty();
	}

}
