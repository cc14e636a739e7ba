package io.tweebyte.features.steps;

import java.time.Instant;

import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import io.tweebyte.features.http.HttpCall;
import org.assertj.core.api.Assertions;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Tokens, honest and forged. */
public final class TokenSteps {

	private static final JsonMapper JSON = JsonMapper.shared();

	private static final int UNAUTHORIZED = 401;

	private final World world;

	public TokenSteps(World world) {
		this.world = world;
	}

	@Then("the token of {name} has the header:")
	public void tokenHasHeader(String name, String json) {
		check(json, Tokens.header(this.world.person(name).token()));
	}

	@Then("the token of {name} has the claims:")
	public void tokenHasClaims(String name, String json) {
		JsonNode claims = Tokens.claims(this.world.person(name).token());
		ObjectNode written = (ObjectNode) claims.deepCopy();
		written.remove("iat");
		written.remove("nbf");
		written.remove("exp");
		check(json, written);
		Assertions.assertThat(claims.required("exp").asLong() - claims.required("iat").asLong()).isEqualTo(3600);
		Assertions.assertThat(claims.required("nbf").asLong()).isEqualTo(claims.required("iat").asLong());
		Assertions.assertThat(Instant.ofEpochSecond(claims.required("exp").asLong())).isAfter(Instant.now());
	}

	private void check(String json, JsonNode actual) {
		byte[] bytes = JSON.writeValueAsBytes(actual);
		Assertions.assertThat(new JsonPattern(this.world.fill(json)).differences(bytes)).isEmpty();
	}

	@Given("{name}'s token is forged: {}")
	public void forges(String name, String kind) {
		this.world.remember("token", forgery(this.world.person(name).token()).make(kind));
	}

	@Given("{name}'s token is signed anew with the claim {string} set to {string}")
	public void signsAnew(String name, String claim, String json) {
		Forgery forgery = forgery(this.world.person(name).token());
		this.world.remember("token", forgery.signed(this.world.backend().privateKey().orElseThrow(), claim, json));
	}

	@Given("{name}'s token is signed anew with the header {string} set to {string}")
	public void signsAnewWithHeader(String name, String header, String json) {
		Forgery forgery = forgery(this.world.person(name).token());
		this.world.remember("token",
				forgery.signedWithHeader(this.world.backend().privateKey().orElseThrow(), header, json));
	}

	@Given("the token of {name} is remembered as {string}")
	public void tokenIsRemembered(String name, String value) {
		this.world.remember(value, this.world.person(name).token());
	}

	/** A message to the gateway may arrive a moment after the response of the service. */
	@Then("the token of {name} is soon refused")
	public void isSoonRefused(String name) {
		HttpCall call = HttpCall.of("GET /user-service/users/summary/" + this.world.person(name).property("id"))
			.bearer(this.world.person(name).token());
		Eventually.holds(() -> Assertions.assertThat(this.world.send(call).status()).isEqualTo(UNAUTHORIZED));
		Assertions.assertThat(this.world.response().header("WWW-Authenticate"))
			.contains("Bearer error=\"invalid_token\"");
	}

	@Then("the token of {name} is not {string}")
	public void tokenIsNot(String name, String token) {
		Assertions.assertThat(this.world.person(name).token()).isNotEqualTo(this.world.fill(token));
	}

	@Given("{name}'s token is signed anew for the user {string}")
	public void signsAnewForAnotherUser(String name, String id) {
		Forgery forgery = forgery(this.world.person(name).token());
		this.world.remember("token",
				forgery.signedFor(this.world.backend().privateKey().orElseThrow(), this.world.fill(id)));
	}

	@When("a visitor sends {string} with that token and the JSON:")
	public void sendsJsonWithThatToken(String line, String json) {
		HttpCall call = HttpCall.of(this.world.fill(line)).bearer(this.world.fill("{token}"));
		this.world.send(call.json(this.world.fill(json)));
	}

	@When("a visitor sends {string} with that token")
	public void sendsWithThatToken(String line) {
		this.world.send(HttpCall.of(this.world.fill(line)).bearer(this.world.fill("{token}")));
	}

	private Forgery forgery(String token) {
		return new Forgery(token, publicKeys());
	}

	private JsonNode publicKeys() {
		return JSON.readTree(this.world.send(HttpCall.of("GET /user-service/.well-known/jwks.json")).body());
	}

}
