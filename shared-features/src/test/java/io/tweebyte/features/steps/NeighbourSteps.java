package io.tweebyte.features.steps;

import java.net.URI;

import io.cucumber.java.en.When;
import io.tweebyte.features.http.HttpCall;
import io.tweebyte.features.http.HttpCaller;
import io.tweebyte.features.http.HttpExchange;

/** What the services ask each other, past the gateway. */
public final class NeighbourSteps {

	private static final String PREFIX = "/user-service";

	private final World world;

	public NeighbourSteps(World world) {
		this.world = world;
	}

	@When("another service asks the user service for the summaries:")
	public void asksForSummaries(String json) {
		URI userService = this.world.backend().userService().orElseThrow();
		HttpCall call = HttpCall.of("POST /users/summaries").json(this.world.fill(json));
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
