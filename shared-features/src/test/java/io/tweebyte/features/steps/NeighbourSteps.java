package io.tweebyte.features.steps;

import java.nio.charset.StandardCharsets;
import java.util.List;

import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import io.tweebyte.features.http.Header;
import io.tweebyte.features.http.HttpCall;
import io.tweebyte.features.http.HttpCaller;
import io.tweebyte.features.http.HttpExchange;
import io.tweebyte.features.http.RawConnection;
import io.tweebyte.features.http.ReceivedResponse;
import io.tweebyte.launcher.workspace.ServiceName;
import org.assertj.core.api.Assertions;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What the services ask each other, past the gateway. */
public final class NeighbourSteps {

	private static final HttpCall SUMMARIES = HttpCall.of("POST /internal/users/summaries");

	private final World world;

	public NeighbourSteps(World world) {
		this.world = world;
	}

	@When("another service calls the user service for the summaries:")
	public void callsForSummaries(String json) {
		send(ServiceName.USER, SUMMARIES.json(this.world.fill(json)));
	}

	@When("another service calls the user service with {string} of type {string} and accepts {string}")
	public void callsWith(String body, String mediaType, String accept) {
		send(ServiceName.USER, SUMMARIES.body(mediaType, this.world.fill(body)).header("Accept", accept));
	}

	@When("another service calls the {service} service at {string} with {string} of type {string} and accepts {string}")
	public void callsWith(ServiceName service, String line, String body, String mediaType, String accept) {
		send(service, HttpCall.of(line).body(mediaType, this.world.fill(body)).header("Accept", accept));
	}

	@When("another service calls the {service} service at {string} with the JSON:")
	public void callsWithJson(ServiceName service, String line, String json) {
		send(service, HttpCall.of(this.world.fill(line)).json(this.world.fill(json)));
	}

	@When("another service calls the {service} service at {string}")
	public void calls(ServiceName service, String line) {
		send(service, HttpCall.of(this.world.fill(line)));
	}

	/** Page by page, as a service that keeps a copy reads them. */
	@When("another service soon finds {string} among the changes of privacy")
	public void soonFindsChange(String json) {
		Eventually.holds(() -> Assertions.assertThat(changes()).contains(this.world.fill(json)));
	}

	private String changes() {
		StringBuilder changes = new StringBuilder();
		String after = "";
		for (JsonNode page = page(after); !page.isEmpty(); page = page(after)) {
			changes.append(page);
			JsonNode last = page.get(page.size() - 1);
			after = "?after=" + last.get("position").asLong() + "&after_id=" + last.get("id").asString();
		}
		return changes.toString();
	}

	private JsonNode page(String query) {
		return JsonMapper.shared()
			.readTree(send(ServiceName.USER, HttpCall.of("GET /internal/users/privacy" + query)).text());
	}

	@When("a visitor calls the {service} service at {string} with the host {string}")
	public void callsWithHost(ServiceName service, String target, String host) {
		HttpCall call = new HttpCall("GET", target, List.of(new Header("Host", host)), new byte[0]);
		try (RawConnection connection = new RawConnection(this.world.backend().service(service).orElseThrow(), null)) {
			connection.write(("GET " + target + " HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\n\r\n")
				.getBytes(StandardCharsets.US_ASCII));
			this.world.note(published(service, new HttpExchange(call, connection.read().orElseThrow())));
		}
	}

	/** What a task does some time after it was caused. */
	@Then("the {service} service soon responds to {string} with {string} by the JSON:")
	public void soonRespondsTo(ServiceName service, String line, String question, String json) {
		Eventually.holds(() -> {
			ReceivedResponse response = send(service, HttpCall.of(line).json(this.world.fill(question)));
			Assertions.assertThat(new JsonPattern(this.world.fill(json)).differences(response.body()))
				.as("%s", this.world.last())
				.isEmpty();
		});
	}

	private ReceivedResponse send(ServiceName service, HttpCall call) {
		try (HttpCaller caller = new HttpCaller(this.world.backend().service(service).orElseThrow(), null)) {
			return this.world.note(published(service, caller.send(call)));
		}
	}

	/** The same exchange under the path the API document has at the gateway. */
	private static HttpExchange published(ServiceName service, HttpExchange exchange) {
		HttpCall call = exchange.call();
		String target = "/" + service.label() + "-service" + call.target();
		return new HttpExchange(new HttpCall(call.method(), target, call.headers(), call.body()), exchange.response());
	}

}
