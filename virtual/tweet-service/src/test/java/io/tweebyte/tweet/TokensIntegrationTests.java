package io.tweebyte.tweet;

import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.UUID;

import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.testsupport.ServiceCaller;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/** A service behind a gateway that verifies tokens. */
class TokensIntegrationTests extends TweetServiceIntegrationTest {

	private final UUID ada = Identifiers.next();

	private final UUID bob = Identifiers.next();

	@ParameterizedTest
	@ValueSource(strings = { "/tweets/hashtag/popular", "/nothing", "/", "/actuator/health", "/auth/login",
			"/.well-known/oauth-protected-resource", "/.well-known/oauth-protected-resource/tweets" })
	void needsAToken(String path) {
		HttpResponse<String> response = this.client.get(path, null);

		assertThat(ServiceCaller.detail(response)).isEqualTo("401 Send a token: Authorization: Bearer <token>.");
		assertThat(response.headers().allValues("WWW-Authenticate")).containsExactly("Bearer");
		assertThat(response.headers().firstValue("Content-Type")).hasValue("application/problem+json");
		assertThat(ServiceCaller.json(response).path("instance").asString()).isEqualTo(path);
	}

	@ParameterizedTest
	@ValueSource(strings = { "Basic YWRhOnNlc2FtZQ==", "Bearer", "Bearer a.b", "Bearer a.b.c",
			"Bearer eyJhbGciOiJub25lIn0.e30.AA", "Bearer eyJhbGciOiJSUzI1NiJ9.e30.AA" })
	void refusesWhatIsNoToken(String authorization) {
		HttpResponse<String> response = this.client.exchange("GET", "/tweets/hashtag/popular", null, "Authorization",
				authorization);

		assertThat(ServiceCaller.detail(response)).isEqualTo("401 The token is not valid; log in again.");
		assertThat(response.headers().allValues("WWW-Authenticate")).containsExactly("Bearer error=\"invalid_token\"");
	}

	@Test
	void refusesTwoTokens() {
		String token = ServiceCaller.authorization(this.ada);

		assertThat(this.client
			.exchange("GET", "/tweets/hashtag/popular", null, "Authorization", token, "Authorization", token)
			.statusCode()).isEqualTo(401);
	}

	@Test
	void trustsTheGateway() {
		String claims = "{\"sub\":\"%1$s\",\"user_id\":\"%1$s\",\"iat\":1900000015,\"exp\":1900000000}"
			.formatted(this.ada);
		String token = "Bearer eyJhbGciOiJSUzI1NiJ9."
				+ Base64.getUrlEncoder().withoutPadding().encodeToString(claims.getBytes(StandardCharsets.UTF_8))
				+ ".AA";

		assertThat(this.client.get("/tweets/hashtag/popular", this.ada).statusCode()).isEqualTo(200);
		assertThat(this.client.exchange("GET", "/tweets/hashtag/popular", null, "Authorization", token).statusCode())
			.isEqualTo(200);
	}

	@Test
	void servesOtherServicesWithoutAToken() {
		String ids = "{\"ids\":[\"" + this.ada + "\"]}";

		assertThat(this.client.post("/internal/tweets/existence", ids, null).statusCode()).isEqualTo(200);
		assertThat(this.client.post("/internal/tweets/existence", ids, this.ada).statusCode()).isEqualTo(200);
		assertThat(
				this.client.post("/internal/tweets/existence", ids, null, "Authorization", "Bearer a.b.c").statusCode())
			.isEqualTo(401);
	}

	@Test
	void refusesToActAsAnotherUser() {
		String forbidden = "403 You may do this as yourself only.";

		assertThat(ServiceCaller
			.detail(this.client.post("/tweets/" + this.bob, "{\"content\":\"Good morning\"}", this.ada)))
			.isEqualTo(forbidden);
		assertThat(ServiceCaller.detail(this.client.get("/tweets/" + this.bob + "/feed", this.ada)))
			.isEqualTo(forbidden);
	}

}
