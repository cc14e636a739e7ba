package io.tweebyte.features.steps;

import java.net.URI;

import io.cucumber.java.en.When;
import io.tweebyte.features.http.HttpCall;
import io.tweebyte.features.http.HttpCaller;
import io.tweebyte.features.http.HttpExchange;

/** What the services ask each other, past the gateway. */
public final class NeighbourSteps {

	private static final String PREFIX = "/user-service";

	private static final HttpCall SUMMARIES = HttpCall.of("POST /users/summaries");

	private final World world;

	public NeighbourSteps(World world) {
		this.world = world;
	}

	@When("another service asks the user service for the summaries:")
	public void asksForSummaries(String json) {
		send(SUMMARIES.json(this.world.fill(json)));
	}

	@When("another service asks the user service for {string} of type {string} and accepts {string}")
	public void asksFor(String body, String mediaType, String accept) {
		send(SUMMARIES.body(mediaType, this.world.fill(body)).header("Accept", accept));
	}

	private void send(HttpCall call) {
		URI userService = this.world.backend().userService().orElseThrow();
		try (HttpCaller caller = new HttpCaller(userService, null)) {
			this.world.note(published(caller.send(call)));
		}
	}

	/** The same exchange under the path the API document has at the gateway. */
	private static HttpExchange published(HttpExchange exchange) {
		HttpCall call = exchange.call();
		return new HttpExchange(new HttpCall(call.method(), PREFIX + call.target(), call.headers(), call.body()),
				exchange.answer());
	}

}
