package io.tweebyte.features.steps;

import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import io.tweebyte.features.http.HttpAnswer;
import io.tweebyte.features.http.HttpCall;
import io.tweebyte.features.http.HttpCaller;
import io.tweebyte.features.http.HttpExchange;
import io.tweebyte.launcher.ServiceName;
import org.assertj.core.api.Assertions;

/** What the services ask each other, past the gateway. */
public final class NeighbourSteps {

	private static final HttpCall SUMMARIES = HttpCall.of("POST /users/summaries");

	private final World world;

	public NeighbourSteps(World world) {
		this.world = world;
	}

	@When("another service asks the user service for the summaries:")
	public void asksForSummaries(String json) {
		send(ServiceName.USER, SUMMARIES.json(this.world.fill(json)));
	}

	@When("another service asks the user service for {string} of type {string} and accepts {string}")
	public void asksFor(String body, String mediaType, String accept) {
		send(ServiceName.USER, SUMMARIES.body(mediaType, this.world.fill(body)).header("Accept", accept));
	}

	@When("another service asks the {service} service at {string} for {string} of type {string} and accepts {string}")
	public void asksFor(ServiceName service, String line, String body, String mediaType, String accept) {
		send(service, HttpCall.of(line).body(mediaType, this.world.fill(body)).header("Accept", accept));
	}

	@When("another service asks the {service} service for {string} with the JSON:")
	public void asksWithJson(ServiceName service, String line, String json) {
		send(service, HttpCall.of(this.world.fill(line)).json(this.world.fill(json)));
	}

	/** What a task does some time after it was caused. */
	@Then("the {service} service soon answers {string} with {string} by the JSON:")
	public void soonAnswers(ServiceName service, String line, String question, String json) {
		Eventually.holds(() -> {
			HttpAnswer answer = send(service, HttpCall.of(line).json(this.world.fill(question)));
			Assertions.assertThat(new JsonPattern(this.world.fill(json)).differences(answer.body()))
				.as("%s", this.world.last())
				.isEmpty();
		});
	}

	private HttpAnswer send(ServiceName service, HttpCall call) {
		try (HttpCaller caller = new HttpCaller(this.world.backend().service(service).orElseThrow(), null)) {
			return this.world.note(published(service, caller.send(call)));
		}
	}

	/** The same exchange under the path the API document has at the gateway. */
	private static HttpExchange published(ServiceName service, HttpExchange exchange) {
		HttpCall call = exchange.call();
		String target = "/" + service.label() + "-service" + call.target();
		return new HttpExchange(new HttpCall(call.method(), target, call.headers(), call.body()), exchange.answer());
	}

}
