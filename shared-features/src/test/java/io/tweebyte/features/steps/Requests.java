package io.tweebyte.features.steps;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;

import io.tweebyte.features.http.ReceivedResponse;
import io.tweebyte.features.http.HttpCall;
import org.assertj.core.api.Assertions;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** What the steps about tweets and interactions have in common. */
final class Requests {

	private static final JsonMapper JSON = JsonMapper.shared();

	private final World world;

	Requests(World world) {
		this.world = world;
	}

	/**
	 * Sends a request without a body.
	 * @param sender who sends it
	 * @param line method and path, which may hold placeholders
	 * @return what was answered
	 */
	ReceivedResponse send(Actor sender, String line) {
		return this.world.send(call(sender, line));
	}

	/**
	 * Sends a request with a text.
	 * @param sender who sends it
	 * @param line method and path, which may hold placeholders
	 * @param content the text, which may hold placeholders too
	 * @return what was answered
	 */
	ReceivedResponse sendContent(Actor sender, String line, String content) {
		return send(sender, line, JSON.createObjectNode().put("content", this.world.fill(content)));
	}

	ReceivedResponse send(Actor sender, String line, ObjectNode body) {
		return this.world.send(call(sender, line).json(body.toString()));
	}

	/** Reads again what the last response had, unless it is still the same. */
	ReceivedResponse sendAgain(Actor reader) {
		String tag = this.world.response().header("ETag").orElseThrow();
		return this.world.send(call(reader, "GET " + this.world.last().call().target()).header("If-None-Match", tag));
	}

	HttpCall call(Actor sender, String line) {
		return sender.signed(HttpCall.of(this.world.fill(line)), this.world);
	}

	/** What a scenario takes for granted must have worked. */
	JsonNode granted(ReceivedResponse response, int status) {
		Assertions.assertThat(response.status()).as("%s", this.world.last()).isEqualTo(status);
		return (response.body().length == 0) ? JSON.nullNode() : JSON.readTree(response.body());
	}

	/** Remembers the id of what was just made, as a placeholder and for lists. */
	void label(JsonNode made, String label) {
		this.world.label(made.required("id").asString(), label);
	}

	String segment(String text) {
		return URLEncoder.encode(this.world.fill(text), StandardCharsets.UTF_8).replace("+", "%20");
	}

}
