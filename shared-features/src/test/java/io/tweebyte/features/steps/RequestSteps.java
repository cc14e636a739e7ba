package io.tweebyte.features.steps;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

import io.cucumber.datatable.DataTable;
import io.cucumber.java.en.When;
import io.tweebyte.features.http.HttpCall;

/** Requests in the words of HTTP, for what the language of users has no words for. */
public final class RequestSteps {

	private final World world;

	public RequestSteps(World world) {
		this.world = world;
	}

	@When("{actor} sends {string}")
	public void sends(Actor sender, String line) {
		this.world.send(call(sender, line));
	}

	@When("{actor} sends {string} with the headers:")
	public void sendsWithHeaders(Actor sender, String line, DataTable headers) {
		HttpCall call = call(sender, line);
		for (List<String> header : headers.asLists()) {
			String value = Objects.requireNonNullElse(header.get(1), "");
			call = call.header(header.get(0), this.world.fill(value));
		}
		this.world.send(call);
	}

	@When("{actor} sends {string} with the JSON:")
	public void sendsJson(Actor sender, String line, String json) {
		this.world.send(call(sender, line).json(this.world.fill(json)));
	}

	@When("{actor} sends {string} with the JSON and the header {string}:")
	public void sendsJsonWithHeader(Actor sender, String line, String header, String json) {
		String[] parts = this.world.fill(header).split(": ", 2);
		this.world.send(call(sender, line).header(parts[0], parts[1]).json(this.world.fill(json)));
	}

	@When("{actor} sends {string} with the body {string} of type {string}")
	public void sendsBody(Actor sender, String line, String body, String mediaType) {
		this.world.send(call(sender, line).body(mediaType, this.world.fill(body)));
	}

	@When("{actor} sends {string} with the body {string} of no type")
	public void sendsUntypedBody(Actor sender, String line, String body) {
		HttpCall call = call(sender, line);
		byte[] bytes = this.world.fill(body).getBytes(StandardCharsets.UTF_8);
		this.world.send(new HttpCall(call.method(), call.target(), call.headers(), bytes));
	}

	@When("{actor} sends {string} with these bytes of type {string}:")
	public void sendsBytes(Actor sender, String line, String mediaType, String hexadecimal) {
		this.world.send(call(sender, line).body(mediaType, Bytes.of(this.world.fill(hexadecimal))));
	}

	private HttpCall call(Actor sender, String line) {
		return sender.signed(HttpCall.of(this.world.fill(line)), this.world);
	}

}
