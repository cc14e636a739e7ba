package io.tweebyte.gateway;

import java.io.IOException;
import java.util.List;

import io.tweebyte.testsupport.RawHttp;
import io.tweebyte.testsupport.RawHttp.Response;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import org.springframework.boot.test.web.server.LocalManagementPort;
import org.springframework.test.context.TestPropertySource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * What protects the clients of a gateway: headers of responses, and the hosts it serves.
 */
@TestPropertySource(properties = "tweebyte.security.allowed-hosts=api.example.org")
class ProtectionIntegrationTests extends GatewayIntegrationTest {

	private static final String USER_PATH = "/user-service/users/5f6b3a5e-8c3f-7c1a-9f5e-111111111111";

	private static final String FORWARDED = "X-Forwarded-Host: evil.example\r\nX-Forwarded-Proto: https\r\n"
			+ "X-Forwarded-Port: 444\r\nX-Forwarded-Prefix: /evil\r\nForwarded: host=evil.example;proto=https\r\n";

	@LocalManagementPort
	private int managementPort;

	@Test
	void writesHeadersThatAServiceLeftOut() throws IOException {
		Response response = get(USER_PATH);
		assertThat(response.status()).isEqualTo(200);
		assertThat(response.headers()).containsAllEntriesOf(PROTECTION)
			.doesNotContainKeys("Content-Security-Policy", "Pragma", "Expires");
	}

	@Test
	void writesNoHeaderASecondTime() throws IOException {
		services((request, connection) -> connection
			.send("HTTP/1.1 200 OK\r\nCache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\n"
					+ "X-Frame-Options: DENY\r\nReferrer-Policy: no-referrer\r\nContent-Length: 2\r\n\r\n{}"));
		assertThat(get(USER_PATH).headers()).containsAllEntriesOf(PROTECTION);
	}

	@Test
	void passesOnTheCacheControlOfAService() throws IOException {
		services((request, connection) -> connection
			.send("HTTP/1.1 200 OK\r\ncache-control: max-age=60, public\r\nContent-Length: 2\r\n\r\n{}"));
		assertThat(get(USER_PATH).headers()).containsEntry("Cache-Control", List.of("max-age=60, public"));
	}

	@Test
	void writesHeadersOfStreamedResponses() throws IOException {
		services((request, connection) -> connection
			.send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n"));
		assertThat(get(USER_PATH).headers()).containsAllEntriesOf(PROTECTION);
	}

	@ParameterizedTest
	@ValueSource(strings = { "/swagger-ui.html", "/swagger-ui/index.html", "/swagger-ui/swagger-ui.css",
			"/v3/api-docs/swagger-config", "/actuator/health/liveness" })
	void writesHeadersOfItsOwnPages(String path) throws IOException {
		Response response = exchange(bare("GET", path, "\r\n"));
		assertThat(response.status()).isLessThan(400);
		assertThat(response.headers()).containsAllEntriesOf(PROTECTION);
	}

	@Test
	void restrictsWhatTheDocumentationMayLoad() throws IOException {
		Response response = exchange(bare("GET", "/swagger-ui/index.html", "\r\n"));
		assertThat(response.headers().get("Content-Security-Policy")).singleElement()
			.asString()
			.contains("default-src 'none'", "script-src 'self';", "connect-src 'self'", "frame-ancestors 'none'")
			.doesNotContain("unsafe-eval", "script-src 'self' 'unsafe");
	}

	@ParameterizedTest
	@ValueSource(strings = { "evil.example", "evil.example:8080", "localhost.evil.example", "127.0.0.1.evil.example",
			"api.example.org.evil.example" })
	void refusesForeignHosts(String host) throws IOException {
		for (String path : List.of(USER_PATH, "/user-service/.well-known/jwks.json", "/swagger-ui/index.html",
				"/actuator/health/liveness", "/nowhere", "/a/../b")) {
			Response response = exchange(
					"GET " + path + " HTTP/1.1\r\nHost: " + host + "\r\nAuthorization: Bearer " + TOKEN + "\r\n\r\n");
			assertThat(response.status()).isEqualTo(400);
			assertThat(withoutTime(response)).isEqualTo("{\"type\":\"about:blank\",\"title\":\"Bad Request\","
					+ "\"status\":400,\"detail\":\"This server does not serve the host of the request.\","
					+ "\"instance\":\"" + path + "\",\"timestamp\":\"T\"}");
			assertThat(response.headers()).containsAllEntriesOf(PROTECTION);
		}
		assertThat(isNoServiceCalled()).isTrue();
		assertThat(RawHttp
			.exchange(this.managementPort, "GET /actuator/health/liveness HTTP/1.1\r\nHost: " + host + "\r\n\r\n")
			.status()).isEqualTo(400);
	}

	@Test
	void checksTheTokenBeforeTheHost() throws IOException {
		for (String path : List.of(USER_PATH, "/nowhere", "/a/../b", "/swagger-ui//index.html")) {
			String head = "GET " + path + " HTTP/1.1\r\nHost: evil.example\r\n";
			assertThat(exchange(head + "\r\n").status()).isEqualTo(401);
			assertThat(exchange(head + "Authorization: Bearer a.b.c\r\n\r\n").status()).isEqualTo(401);
			assertThat(exchange(head + "Authorization: Bearer " + TOKEN + "\r\n\r\n").status()).isEqualTo(400);
		}
		for (String path : List.of("/user-service/.well-known/jwks.json", "/swagger-ui/index.html",
				"/actuator/health/liveness")) {
			String head = "GET " + path + " HTTP/1.1\r\nHost: evil.example\r\n";
			assertThat(exchange(head + "\r\n").status()).isEqualTo(400);
			assertThat(exchange(head + "Authorization: Bearer a.b.c\r\n\r\n").status()).isEqualTo(400);
		}
		assertThat(isNoServiceCalled()).isTrue();
	}

	@ParameterizedTest
	@ValueSource(strings = { "localhost:8080", "localhost.", "app.localhost", "host.docker.internal:8080", "127.0.0.1",
			"192.0.2.1:8080", "[::1]", "[2001:db8::1]:8080", "api.example.org", "API.example.org:443" })
	void servesItsHosts(String host) throws IOException {
		Response response = exchange("GET /actuator/health/liveness HTTP/1.1\r\nHost: " + host + "\r\n\r\n");
		assertThat(response.status()).isEqualTo(200);
		assertThat(RawHttp
			.exchange(this.managementPort, "GET /actuator/health/liveness HTTP/1.1\r\nHost: " + host + "\r\n\r\n")
			.status()).isEqualTo(200);
	}

	@ParameterizedTest
	@ValueSource(strings = { "/swagger-ui.html", "/swagger-ui/index.html", "/v3/api-docs/swagger-config" })
	void ignoresForwardedHeaders(String path) throws IOException {
		Response response = exchange(bare("GET", path, FORWARDED + "\r\n"));
		Response plain = exchange(bare("GET", path, "\r\n"));
		assertThat(response.body()).isEqualTo(plain.body()).doesNotContain("evil", "https://", "444");
		assertThat(response.header("Location")).isEqualTo(plain.header("Location"));
	}

	@Test
	void checksTheTokenBeforeThePath() throws IOException {
		assertThat(exchange(bare("GET", "/user-service/users/../users", "\r\n")).status()).isEqualTo(401);
		assertThat(exchange(bare("GET", "/user-service//users", "Authorization: Bearer a.b.c\r\n\r\n")).status())
			.isEqualTo(401);
		assertThat(get("/user-service/users/../users").status()).isEqualTo(400);
		assertThat(exchange(bare("GET", "/swagger-ui/%2e", "\r\n")).status()).isEqualTo(401);
		assertThat(exchange(bare("GET", "/swagger-ui/a%2eb", "\r\n")).status()).isEqualTo(401);
		assertThat(get("/swagger-ui/a%2eb").status()).isEqualTo(400);
		assertThat(exchange(bare("POST", "/user-service/auth/login/%ff", "Content-Length: 0\r\n\r\n")).status())
			.isEqualTo(401);
	}

}
