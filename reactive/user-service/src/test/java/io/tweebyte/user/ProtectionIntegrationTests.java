package io.tweebyte.user;

import java.io.IOException;
import java.util.List;
import java.util.Map;

import io.tweebyte.testsupport.RawHttp;
import io.tweebyte.testsupport.RawHttp.Response;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import org.springframework.boot.test.web.server.LocalManagementPort;

import static org.assertj.core.api.Assertions.assertThat;

/** Protective headers and allowed hosts of a service that is called past the gateway. */
class ProtectionIntegrationTests extends UserServiceIntegrationTest {

	private static final Map<String, List<String>> PROTECTION = Map.of("Cache-Control", List.of("no-store"),
			"X-Content-Type-Options", List.of("nosniff"), "X-Frame-Options", List.of("DENY"), "Referrer-Policy",
			List.of("no-referrer"));

	@LocalManagementPort
	private int managementPort;

	@ParameterizedTest
	@ValueSource(strings = { "/v3/api-docs", "/users/search/ada", "/nothing", "/a/../b" })
	void writesHeadersOnce(String path) throws IOException {
		assertThat(get(this.port, path, "localhost").headers()).containsAllEntriesOf(PROTECTION)
			.doesNotContainKeys("Pragma", "Expires", "Set-Cookie", "Content-Security-Policy");
	}

	@Test
	void writesHeadersOfPersonalResponses() {
		UserClient.Account ada = this.client.register(false);

		assertThat(this.client.get("/users/" + ada.id(), ada).headers().map()).containsAllEntriesOf(PROTECTION);
		assertThat(this.client.get("/users/search/abc?limit=0", ada).headers().map()).containsAllEntriesOf(PROTECTION);
	}

	@ParameterizedTest
	@ValueSource(strings = { "/v3/api-docs", "/v3/api-docs/", "/.well-known/jwks.json", "/.well-known/jwks.json/" })
	void doesNotReadATokenWhereNoneIsNeeded(String path) {
		assertThat(this.client.send("GET", path, null, "Authorization", "Bearer a.b.c").statusCode()).isEqualTo(200);
		assertThat(this.client.send("HEAD", path, null).statusCode()).isEqualTo(200);
		assertThat(this.client.send("POST", path, null).statusCode()).isEqualTo(401);
	}

	@Test
	void allowsCachingOfKeysForAMinute() throws IOException {
		assertThat(get(this.port, "/.well-known/jwks.json", "localhost").headers()).containsEntry("Cache-Control",
				List.of("max-age=60, public"));
	}

	@ParameterizedTest
	@ValueSource(strings = { "evil.example", "evil.example:8081", "user", "localhost.evil.example" })
	void refusesForeignHosts(String host) throws IOException {
		assertThat(get(this.port, "/.well-known/jwks.json", host).body())
			.contains("\"status\":400", "This server does not serve the host of the request.")
			.doesNotContain("keys");
		assertThat(get(this.managementPort, "/actuator/prometheus", host).status()).isEqualTo(400);
	}

	@Test
	void servesProbesOfThisMachine() throws IOException {
		assertThat(get(this.managementPort, "/actuator/health/readiness", "127.0.0.1:8180").status()).isEqualTo(200);
		assertThat(get(this.managementPort, "/actuator/health/readiness", "192.0.2.1:8180").status()).isEqualTo(200);
		assertThat(get(this.managementPort, "/actuator/prometheus", "localhost").status()).isEqualTo(200);
	}

	private static Response get(int port, String path, String host) throws IOException {
		return RawHttp.exchange(port, "GET " + path + " HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\n\r\n");
	}

}
