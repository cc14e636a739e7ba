package io.tweebyte.user;

import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import io.tweebyte.shared.api.Service;
import io.tweebyte.shared.token.EndedTokens;
import io.tweebyte.testsupport.ServiceCaller;
import io.tweebyte.testsupport.ServiceSecret;
import io.tweebyte.user.UserClient.Account;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.test.context.DynamicPropertyRegistry;
import org.springframework.test.context.DynamicPropertySource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

/**
 * A user service that verifies tokens by itself: those of users, and those of services.
 */
class ZeroTrustIntegrationTests extends UserServiceIntegrationTest {

	private static final String SUMMARIES = "/internal/users/summaries";

	@Autowired
	private EndedTokens ended;

	@DynamicPropertySource
	static void verifyTokens(DynamicPropertyRegistry registry) {
		ServiceSecret.register(registry::add);
	}

	@BeforeEach
	void awaitChangedPasswords() {
		await().until(this.ended::isComplete);
	}

	@ParameterizedTest
	@ValueSource(strings = { "/internal/users/password-changes", "/internal/users/privacy",
			"/internal/users/password-changes/", "/internal/users/privacy/", "/internal/users/%70rivacy" })
	void letsOnlyServicesListAllAccounts(String path) {
		Account ada = this.client.register(false);

		assertThat(ofService(path, ServiceSecret.token(Service.USER)).statusCode()).isEqualTo(200);
		assertRefused(ofService(path, ada.token()));
		assertRefused(ofService(path, ""));
		assertThat(get(path, "Bearer " + ada.token()).statusCode()).isEqualTo(401);
		assertThat(send("GET", path, null).statusCode()).isEqualTo(401);
	}

	@ParameterizedTest
	@ValueSource(longs = { -60, 60 })
	void acceptsAServiceWhoseClockDiffersByAMinute(long seconds) {
		String token = ServiceSecret.token(Service.USER, Duration.ofSeconds(seconds));

		assertThat(ofService("/internal/users/privacy", token).statusCode()).isEqualTo(200);
	}

	static Stream<String> refused() {
		return Stream.of(ServiceSecret.token(Service.TWEET), ServiceSecret.foreign(Service.USER),
				ServiceSecret.token(Service.USER, Duration.ofMinutes(-7)));
	}

	@ParameterizedTest
	@MethodSource("refused")
	void refusesServicesThatAreOthersOrTooLate(String token) {
		assertRefused(ofService("/internal/users/privacy", token));
		assertRefused(summaries("X-Service-Token", token));
	}

	@Test
	void summarizesForServicesOnly() {
		Account ada = this.client.register(false);

		assertThat(summaries("X-Service-Token", ServiceSecret.token(Service.USER)).statusCode()).isEqualTo(200);
		assertThat(summaries("Authorization", "Bearer " + ada.token()).statusCode()).isEqualTo(401);
		assertThat(summaries("Authorization", "Bearer " + ServiceSecret.token(Service.USER)).statusCode())
			.isEqualTo(401);
		assertThat(onBehalfOf(ada, ServiceSecret.token(Service.USER)).statusCode()).isEqualTo(200);
		assertRefused(onBehalfOf(ada, ServiceSecret.token(Service.TWEET)));
		assertRefused(onBehalfOf(ada, ada.token()));
		assertThat(send("POST", SUMMARIES, "{}", "Content-Type", "application/json").statusCode()).isEqualTo(401);
	}

	@Test
	void takesNoServiceForAUser() {
		Account ada = this.client.register(false);
		String service = "Bearer " + ServiceSecret.token(Service.USER);

		assertThat(this.client.get("/users/summary/" + ada.id(), ada).statusCode()).isEqualTo(200);
		assertRefused(get("/users/summary/" + ada.id(), service));
		assertRefused(send("PUT", "/users/" + ada.id(), "{\"biography\":\"New\"}", "Authorization", service,
				"Content-Type", "application/json"));
	}

	@Test
	void endsTokensByAChangeOfThePassword() {
		Account ada = this.client.register(false);
		String path = "/users/summary/" + ada.id();
		assertThat(this.client.get(path, ada).statusCode()).isEqualTo(200);

		this.client.put(ada, "{\"password\":\"another secret\",\"current_password\":\"" + UserClient.PASSWORD + "\"}");

		await().until(() -> get(path, "Bearer " + ada.token()).statusCode() == 401);
		assertRefused(get(path, "Bearer " + ada.token()));
		assertRefused(onBehalfOf(ada, ServiceSecret.token(Service.USER)));
		String token = ServiceCaller.json(this.client.login(ada.email(), "another secret", "10.9"))
			.get("token")
			.asString();
		assertThat(get(path, "Bearer " + token).statusCode()).isEqualTo(200);
	}

	@ParameterizedTest
	@ValueSource(booleans = { false, true })
	void takesTheAddressOfAClientFromServicesOnly(boolean service) {
		Account ada = this.client.register(false);
		List<Integer> statuses = IntStream.range(0, 12)
			.mapToObj((i) -> wrongLogIn(ada, i, service).statusCode())
			.toList();
		if (service) {
			assertThat(statuses).containsOnly(401);
		}
		else {
			assertThat(statuses).endsWith(429);
		}
	}

	@ParameterizedTest
	@ValueSource(booleans = { false, true })
	void keepsTheDeadlineOfAServiceOnly(boolean service) {
		Account ada = this.client.register(false);
		NEIGHBOURS.respond((request, connection) -> connection.respond("200 OK",
				request.target().endsWith("/count") ? "0" : "[]"));

		send("GET", "/users/" + ada.id(), null, "Authorization", "Bearer " + ada.token(), "X-Deadline-Millis", "400",
				"X-Service-Token", service ? ServiceSecret.token(Service.USER) : "x");

		assertThat(NEIGHBOURS.requests()).isNotEmpty()
			.allMatch((request) -> Integer.parseInt(request.header("X-Deadline-Millis")) <= 400 == service);
	}

	private HttpResponse<String> wrongLogIn(Account account, int client, boolean service) {
		return send("POST", "/auth/login", "{\"email\":\"" + account.email() + "\",\"password\":\"a wrong password\"}",
				"Content-Type", "application/json", "X-Forwarded-For", "192.0.2." + client, "X-Service-Token",
				service ? ServiceSecret.token(Service.USER) : "x");
	}

	private HttpResponse<String> get(String path, String authorization) {
		return send("GET", path, null, "Authorization", authorization);
	}

	private HttpResponse<String> ofService(String path, String token) {
		return send("GET", path, null, "X-Service-Token", token);
	}

	private HttpResponse<String> summaries(String header, String token) {
		return send("POST", SUMMARIES, "{\"names\":[\"ada\"]}", header, token, "Content-Type", "application/json");
	}

	private HttpResponse<String> onBehalfOf(Account account, String serviceToken) {
		return send("POST", SUMMARIES, "{\"names\":[\"ada\"]}", "Authorization", "Bearer " + account.token(),
				"X-Service-Token", serviceToken, "Content-Type", "application/json");
	}

	// on a connection of its own: one server may forget to read on after it has refused a
	// request (issue 4361 of reactor-netty)
	private HttpResponse<String> send(String method, String path, String body, String... headers) {
		return new UserClient(this.port).send(method, path, body, headers);
	}

	private static void assertRefused(HttpResponse<String> response) {
		assertThat(ServiceCaller.detail(response)).isEqualTo("401 The token is not valid; log in again.");
		assertThat(response.headers().allValues("WWW-Authenticate")).containsExactly("Bearer error=\"invalid_token\"");
	}

}
