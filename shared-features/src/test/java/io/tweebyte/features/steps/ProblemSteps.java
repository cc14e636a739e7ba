package io.tweebyte.features.steps;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;

import io.cucumber.datatable.DataTable;
import io.cucumber.java.en.Then;
import io.tweebyte.features.http.ReceivedResponse;
import org.assertj.core.api.Assertions;
import org.assertj.core.api.SoftAssertions;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Errors: the whole problem document, to the letter. */
public final class ProblemSteps {

	private static final JsonMapper JSON = JsonMapper.shared();

	/** The clock of the machine under test may differ a little from ours. */
	private static final long CLOCKS_DIFFER_SECONDS = 300;

	private static final Map<Integer, String> TITLES = Map.ofEntries(Map.entry(400, "Bad Request"),
			Map.entry(401, "Unauthorized"), Map.entry(403, "Forbidden"), Map.entry(404, "Not Found"),
			Map.entry(405, "Method Not Allowed"), Map.entry(406, "Not Acceptable"), Map.entry(409, "Conflict"),
			Map.entry(412, "Precondition Failed"), Map.entry(413, "Content Too Large"),
			Map.entry(415, "Unsupported Media Type"), Map.entry(416, "Requested range not satisfiable"),
			Map.entry(429, "Too Many Requests"), Map.entry(503, "Service Unavailable"));

	private final World world;

	public ProblemSteps(World world) {
		this.world = world;
	}

	@Then("the response is the problem {int} {string}")
	public void responseIsProblem(int status, String detail) {
		check(expected(status, detail));
	}

	@Then("the response is the problem {int} {string} with the errors:")
	public void responseIsProblemWithErrors(int status, String detail, DataTable errors) {
		ObjectNode expected = expected(status, detail);
		ArrayNode list = expected.putArray("errors");
		for (List<String> error : errors.asLists()) {
			list.addObject().put("field", error.get(0)).put("message", this.world.fill(error.get(1)));
		}
		check(expected);
	}

	@Then("the response is the problem 400 for the {word}: {string}")
	public void responseIsProblemOfField(String field, String message) {
		check(expectedOfField(field, message));
	}

	private ObjectNode expectedOfField(String field, String message) {
		ObjectNode expected = expected(400, "The request has fields that are not valid; see errors.");
		expected.putArray("errors").addObject().put("field", field).put("message", this.world.fill(message));
		return expected;
	}

	/** Past the gateway a path has no segment that names the service. */
	@Then("that service gets the problem 400 with the {word}: {string}")
	public void serviceGetsProblem(String field, String message) {
		check(pastTheGateway(expectedOfField(field, message)));
	}

	@Then("that service gets the problem {int} {string}")
	public void serviceGetsProblem(int status, String detail) {
		check(pastTheGateway(expected(status, detail)));
	}

	private static ObjectNode pastTheGateway(ObjectNode expected) {
		return expected.put("instance", expected.get("instance").asString().replaceFirst("^/[a-z]+-service", ""));
	}

	@Then("the problem is about {string}")
	public void problemIsAbout(String path) {
		Assertions.assertThat(JSON.readTree(this.world.response().body()).required("instance").asString())
			.as("%s", this.world.last())
			.isEqualTo(this.world.fill(path));
	}

	private ObjectNode expected(int status, String detail) {
		return JSON.createObjectNode()
			.put("type", "about:blank")
			.put("title", TITLES.get(status))
			.put("status", status)
			.put("detail", this.world.fill(detail))
			.put("instance", this.world.last().call().path())
			.put("timestamp", "{any time}");
	}

	private void check(ObjectNode expected) {
		ReceivedResponse response = this.world.response();
		SoftAssertions.assertSoftly((softly) -> {
			softly.assertThat(response.status())
				.as("status of %s", this.world.last())
				.isEqualTo(expected.get("status").asInt());
			softly.assertThat(response.header("Content-Type")).as("media type").hasValue("application/problem+json");
			softly.assertThat(response.allOf("X-Request-Id")).as("X-Request-Id").hasSize(1);
		});
		Assertions.assertThat(new JsonPattern(expected.toString()).differences(response.body()))
			.as("differences in %s", this.world.last())
			.isEmpty();
		Instant timestamp = Instant.parse(JSON.readTree(response.body()).required("timestamp").asString());
		Assertions.assertThat(timestamp)
			.isCloseTo(Instant.now(), Assertions.within(CLOCKS_DIFFER_SECONDS, ChronoUnit.SECONDS));
	}

}
