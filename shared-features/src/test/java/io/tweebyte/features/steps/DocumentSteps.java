package io.tweebyte.features.steps;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

import io.cucumber.java.en.Then;
import org.assertj.core.api.Assertions;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The API documents. */
public final class DocumentSteps {

	private final World world;

	public DocumentSteps(World world) {
		this.world = world;
	}

	@Then("the response is an OpenAPI {string} document of exactly these operations:")
	public void documentDescribes(String version, List<String> operations) {
		JsonNode document = JsonMapper.shared().readTree(this.world.response().body());
		Assertions.assertThat(document.required("openapi").asString()).startsWith(version);
		List<String> found = new ArrayList<>();
		document.required("paths")
			.properties()
			.forEach((path) -> path.getValue()
				.propertyNames()
				.forEach((method) -> found.add(method.toUpperCase(Locale.ROOT) + " " + path.getKey())));
		Assertions.assertThat(found).containsExactlyInAnyOrderElementsOf(operations);
	}

}
