package io.tweebyte.features.steps;

import java.util.List;
import java.util.Map;

import io.cucumber.java.en.Then;
import io.tweebyte.features.http.HttpAnswer;
import org.assertj.core.api.Assertions;
import org.assertj.core.api.SoftAssertions;

/** What was answered, status, headers and body together. */
public final class AnswerSteps {

	private static final String REQUEST_ID = "X-Request-Id";

	private final World world;

	public AnswerSteps(World world) {
		this.world = world;
	}

	@Then("the answer is {int} with the JSON:")
	public void answerIsJson(int status, String json) {
		HttpAnswer answer = this.world.answer();
		SoftAssertions.assertSoftly((softly) -> {
			softly.assertThat(answer.status()).as("status of %s", this.world.last()).isEqualTo(status);
			softly.assertThat(answer.header("Content-Type")).as("media type").hasValue("application/json");
			softly.assertThat(answer.allOf(REQUEST_ID)).as(REQUEST_ID).hasSize(1);
		});
		bodyIs(json);
	}

	@Then("the answer is {int} without a body")
	public void answerHasNoBody(int status) {
		HttpAnswer answer = this.world.answer();
		SoftAssertions.assertSoftly((softly) -> {
			softly.assertThat(answer.status()).as("status of %s", this.world.last()).isEqualTo(status);
			softly.assertThat(answer.text()).as("body").isEmpty();
			softly.assertThat(answer.header("Content-Type")).as("media type").isEmpty();
			softly.assertThat(answer.allOf(REQUEST_ID)).as(REQUEST_ID).hasSize(1);
		});
	}

	@Then("the answer is a bare head of {int} {string}")
	public void answerIsBareHead(int status, String mediaType) {
		HttpAnswer answer = this.world.answer();
		SoftAssertions.assertSoftly((softly) -> {
			softly.assertThat(answer.status()).as("status of %s", this.world.last()).isEqualTo(status);
			softly.assertThat(answer.text()).as("body").isEmpty();
			softly.assertThat(answer.header("Content-Type")).as("media type").hasValue(mediaType);
			softly.assertThat(answer.allOf(REQUEST_ID)).as(REQUEST_ID).hasSize(1);
		});
	}

	@Then("the answer is an HTML page that contains {string}")
	public void answerIsPage(String text) {
		HttpAnswer answer = this.world.answer();
		SoftAssertions.assertSoftly((softly) -> {
			softly.assertThat(answer.status()).as("status of %s", this.world.last()).isEqualTo(200);
			softly.assertThat(answer.header("Content-Type").orElse("none")).startsWith("text/html");
			softly.assertThat(answer.text()).contains(text);
		});
	}

	@Then("the answer has the header {string} with {string}")
	public void answerHasHeader(String name, String value) {
		Assertions.assertThat(this.world.answer().allOf(name))
			.as("%s in %s", name, this.world.last())
			.containsExactly(this.world.fill(value));
	}

	@Then("the answer has these headers, each once:")
	public void answerHasHeaders(Map<String, String> headers) {
		headers.forEach(this::answerHasHeader);
	}

	@Then("the answer has a header {string} like {string}")
	public void answerHasHeaderLike(String name, String pattern) {
		Assertions.assertThat(this.world.answer().allOf(name)).as("%s in %s", name, this.world.last()).hasSize(1);
		Assertions.assertThat(this.world.answer().allOf(name).getFirst()).as(name).matches(pattern);
	}

	@Then("the answer has no header {string}")
	public void answerHasNoHeader(String name) {
		Assertions.assertThat(this.world.answer().allOf(name)).as("%s in %s", name, this.world.last()).isEmpty();
	}

	@Then("the answer does not contain {string}")
	public void answerDoesNotContain(String text) {
		Assertions.assertThat(this.world.answer().text())
			.as("%s", this.world.last())
			.doesNotContain(this.world.fill(text));
	}

	@Then("the answer contains {string}")
	public void answerContains(String text) {
		Assertions.assertThat(this.world.answer().text()).as("%s", this.world.last()).contains(this.world.fill(text));
	}

	private void bodyIs(String json) {
		List<String> differences = new JsonPattern(this.world.fill(json)).differences(this.world.answer().body());
		Assertions.assertThat(differences).as("differences in %s", this.world.last()).isEmpty();
	}

}
