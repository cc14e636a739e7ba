package io.tweebyte.tweet;

import java.net.http.HttpResponse;
import java.time.Clock;
import java.time.Duration;
import java.util.UUID;

import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.shared.api.Service;
import io.tweebyte.shared.token.EndedTokens;
import io.tweebyte.shared.token.SigningKey;
import io.tweebyte.shared.token.TokenIssuer;
import io.tweebyte.testsupport.ServiceCaller;
import io.tweebyte.testsupport.ServiceSecret;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;

import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.test.context.DynamicPropertyRegistry;
import org.springframework.test.context.DynamicPropertySource;
import org.springframework.test.context.TestPropertySource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

/** A service that verifies tokens by itself. */
@TestPropertySource(properties = "tweebyte.token.keys-retry=1ms")
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class ZeroTrustIntegrationTests extends TweetServiceIntegrationTest {

	private static final String PATH = "/tweets/hashtag/popular";

	private final UUID ada = Identifiers.next();

	@Autowired
	private EndedTokens ended;

	@DynamicPropertySource
	static void verifyTokens(DynamicPropertyRegistry registry) {
		ServiceSecret.register(registry::add);
	}

	@BeforeEach
	void publishKeys() {
		NEIGHBOURS.respond((request, connection) -> connection.respond("200 OK",
				request.target().startsWith("/internal/users/password-changes") ? "[]" : ServiceCaller.publicKeys()));
		await().until(this.ended::isComplete);
	}

	@Test
	@Order(1)
	void isUnavailableWithoutKeys() {
		NEIGHBOURS.respond((request, connection) -> connection.close());

		HttpResponse<String> response = this.client.get(PATH, this.ada);

		assertThat(ServiceCaller.detail(response)).isEqualTo("503 A part of the service is not available; try again.");
		assertThat(response.headers().firstValue("Retry-After")).hasValue("1");
	}

	@Test
	@Order(2)
	void verifiesTokensWithTheKeysOfTheUserService() {
		assertThat(this.client.get(PATH, this.ada).statusCode()).isEqualTo(200);
		assertThat(NEIGHBOURS.requests()).extracting((request) -> request.target())
			.containsOnlyOnce("/.well-known/jwks.json");
	}

	@Test
	void keepsTheKeysWhileTheUserServiceIsUnavailable() {
		this.client.get(PATH, this.ada);
		NEIGHBOURS.respond((request, connection) -> connection.close());

		assertThat(this.client.get(PATH, this.ada).statusCode()).isEqualTo(200);
	}

	@Test
	void refusesATokenOfAnotherIssuer() {
		assertRefused(new TokenIssuer(SigningKey.generate(), Duration.ofHours(1), Clock.systemUTC()).issue(this.ada));
	}

	@Test
	void refusesATokenWhoseSignatureIsCutOff() {
		String token = ServiceCaller.authorization(this.ada).substring("Bearer ".length());

		assertRefused(token.substring(0, token.length() - 2));
		assertRefused(token.substring(0, token.lastIndexOf('.')) + ".AA");
	}

	@Test
	void needsTheTokenOfAServiceForInternalOperationsOnBehalfOfAUser() {
		assertThat(existence(this.ada, null)).isEqualTo(401);
		assertThat(existence(this.ada, "x")).isEqualTo(401);
		assertThat(existence(this.ada, ServiceCaller.authorization(this.ada).substring("Bearer ".length())))
			.isEqualTo(401);
		assertThat(existence(this.ada, ServiceSecret.token(Service.INTERACTION))).isEqualTo(401);
		assertThat(existence(this.ada, ServiceSecret.token(Service.TWEET))).isEqualTo(200);
	}

	private int existence(UUID user, String serviceToken) {
		String ids = "{\"ids\":[\"" + this.ada + "\"]}";
		String[] headers = (serviceToken != null) ? new String[] { "X-Service-Token", serviceToken } : new String[0];
		return this.client.post("/internal/tweets/existence", ids, user, headers).statusCode();
	}

	@Test
	void acceptsTheTokenOfAServiceForInternalOperationsOnly() {
		assertThat(existence(null, ServiceSecret.token(Service.TWEET))).isEqualTo(200);
		assertThat(existence(null, ServiceSecret.token(Service.INTERACTION))).isEqualTo(401);
		assertThat(existence(null, null)).isEqualTo(401);
		assertRefused(ServiceSecret.token(Service.TWEET));
	}

	@Test
	void provesItselfToTheServicesItCallsOnBehalfOfAUser() {
		this.client.post("/tweets/" + this.ada, "{\"content\":\"For @another_user\"}", this.ada);

		// at any time a task requests the changed passwords, on behalf of no user
		assertThat(NEIGHBOURS.requests()).filteredOn((request) -> request.target().equals("/internal/users/summaries"))
			.isNotEmpty()
			.allMatch((request) -> ServiceSecret.isOfService(request, Service.USER))
			.allMatch((request) -> request.header("Authorization") != null);
	}

	@Test
	void refusesToActAsAnotherUser() {
		assertThat(this.client.get("/tweets/" + Identifiers.next() + "/feed", this.ada).statusCode()).isEqualTo(403);
	}

	private void assertRefused(String token) {
		HttpResponse<String> response = this.client.exchange("GET", PATH, null, "Authorization", "Bearer " + token);

		assertThat(ServiceCaller.detail(response)).isEqualTo("401 The token is not valid; log in again.");
		assertThat(response.headers().allValues("WWW-Authenticate")).containsExactly("Bearer error=\"invalid_token\"");
	}

}
