package io.tweebyte.common.security;

import java.io.IOException;
import java.net.URI;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import io.tweebyte.common.server.ForwardedHeaders;
import io.tweebyte.common.server.ProblemWriter;
import io.tweebyte.common.server.ServerConfiguration;
import io.tweebyte.shared.api.GatewayPaths;
import io.tweebyte.shared.limit.ClientPlaces;
import io.tweebyte.shared.settings.AllowedHosts;
import io.tweebyte.shared.settings.LimitSettings;
import io.tweebyte.testsupport.RawHttp;
import io.tweebyte.testsupport.RawHttp.Response;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import reactor.core.publisher.Mono;

import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.context.SpringBootTest.WebEnvironment;
import org.springframework.boot.test.web.server.LocalManagementPort;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;
import org.springframework.http.HttpMethod;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.mock.http.server.reactive.MockServerHttpRequest;
import org.springframework.mock.web.server.MockServerWebExchange;
import org.springframework.security.web.server.SecurityWebFilterChain;
import org.springframework.security.web.server.firewall.ServerWebExchangeFirewall;
import org.springframework.security.web.server.header.ServerHttpHeadersWriter;
import org.springframework.security.web.server.util.matcher.ServerWebExchangeMatcher;
import org.springframework.security.web.server.util.matcher.ServerWebExchangeMatchers;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

import static org.assertj.core.api.Assertions.assertThat;
import static org.springframework.security.web.server.util.matcher.ServerWebExchangeMatchers.matchers;
import static org.springframework.security.web.server.util.matcher.ServerWebExchangeMatchers.pathMatchers;

@SpringBootTest(webEnvironment = WebEnvironment.RANDOM_PORT,
		properties = { "server.address=127.0.0.1", "management.server.port=0", "management.server.address=127.0.0.1",
				"management.health.defaults.enabled=false", "tweebyte.security.allowed-hosts=api.example.org" })
class SecurityConfigurationIntegrationTests {

	private static final Map<String, String> HEADERS = Map.of("Cache-Control", "no-store", "X-Content-Type-Options",
			"nosniff", "X-Frame-Options", "DENY", "Referrer-Policy", "no-referrer");

	private static final ServerWebExchangeMatcher OPEN = SecurityConfiguration.openRequests(GatewayPaths.openToPost(),
			GatewayPaths.openToGet());

	private static final ServerWebExchangeMatcher FRAMEWORKS = matchers(
			pathMatchers(HttpMethod.POST, GatewayPaths.openToPost().toArray(String[]::new)),
			pathMatchers(HttpMethod.GET, GatewayPaths.openToGet().toArray(String[]::new)),
			pathMatchers(HttpMethod.HEAD, GatewayPaths.openToGet().toArray(String[]::new)));

	@LocalServerPort
	private int port;

	@LocalManagementPort
	private int managementPort;

	@Test
	void writesTheHeadersOfEveryResponseOnce() throws IOException {
		assertHeaders(get(this.port, "/text", "localhost"), 200, "Content-Security-Policy");
		assertHeaders(get(this.port, "/nothing", "localhost"), 404, "Content-Security-Policy");
		assertHeaders(get(this.port, "/a;b", "localhost"), 400, "Content-Security-Policy");
		assertHeaders(get(this.managementPort, "/actuator/health", "localhost"), 200, "Content-Security-Policy");
	}

	@Test
	void restrictsWhatPagesMayLoad() throws IOException {
		Response response = get(this.port, "/page", "localhost");
		assertHeaders(response, 200, "X-Nothing");
		assertThat(response.headers().get("Content-Security-Policy")).singleElement()
			.asString()
			.startsWith("default-src 'none'; script-src 'self'; ")
			.endsWith("frame-ancestors 'none'");
	}

	@Test
	void keepsTheCacheControlOfAResponse() throws IOException {
		assertThat(get(this.port, "/cached", "localhost").headers()).containsEntry("Cache-Control",
				List.of("max-age=60"));
	}

	@ParameterizedTest
	@ValueSource(strings = { "localhost", "LOCALHOST:8080", "localhost.", "localhost.:8080", "app.localhost",
			"host.docker.internal:8080", "127.0.0.1", "127.0.0.1:1", "192.0.2.1", "192.0.2.1:8080", "0.0.0.0",
			"[::1]:8080", "[0:0:0:0:0:0:0:1]", "[2001:db8::1]", "[2001:db8::1]:8080", "api.example.org",
			"api.example.org.", "API.example.org:443" })
	void servesItsHosts(String host) throws IOException {
		assertThat(get(this.port, "/text", host).body()).isEqualTo("text");
	}

	@ParameterizedTest
	@ValueSource(strings = { "evil.example", "evil.example:8080", "evil.example.", "localhost.evil.example",
			"127.0.0.1.evil.example", "api.example.org.evil.example", "x.api.example.org" })
	void refusesForeignHosts(String host) throws IOException {
		assertForeign(get(this.port, "/text", host));
		assertForeign(get(this.managementPort, "/actuator/health", host));
	}

	@ParameterizedTest
	@ValueSource(strings = { "evil_.example", "e_vil.example", "_", "", ":80", "evil.example@localhost", "-" })
	void refusesWhatIsNoHost(String host) throws IOException {
		assertThat(get(this.port, "/text", host).status()).isEqualTo(400);
		assertThat(get(this.managementPort, "/actuator/health", host).status()).isEqualTo(400);
	}

	@Test
	void refusesAForeignHostBeforeAForeignPath() throws IOException {
		assertForeign(get(this.port, "/a/../b;c", "evil.example"));
	}

	@ParameterizedTest
	@ValueSource(strings = { "/..", "/a/../text", "/./text", "/%2e%2e/text", "/%2E/text", "/a;b", "/text;", "/a%2Fb",
			"/a%2fb", "/a%00b", "//text", "/text//", "/a%2e", "/a/%2e%2e%2fb", "/a/..;/text" })
	void refusesPathsThatCouldBeReadInTwoWays(String path) throws IOException {
		assertThat(get(this.port, path, "localhost").status()).isEqualTo(400);
	}

	@ParameterizedTest
	@ValueSource(strings = { "100%25", "%252e%252e", "%252F", "%2500", "%5C", "%3B", "%3b", "a.b", "...", "a+b", "%0A",
			"%E2%80%A8", "%C3%A9", "a:b@c*", "%20" })
	void takesDataInPaths(String segment) throws IOException {
		assertThat(get(this.port, "/data/" + segment, "localhost").body()).isEqualTo("data");
	}

	@ParameterizedTest
	@CsvSource({ "POST, /user-service/auth/login, true", "POST, /user-service/auth/login/, true",
			"POST, /user-service/auth/%6Cogin, true", "POST, /user-service/auth/login?a=b, true",
			"GET, /user-service/auth/login, false", "POST, /user-service/auth, false",
			"POST, /user-service/auth/login/x, false", "POST, /User-Service/auth/login, false",
			"GET, /user-service/v3/api-docs, true", "HEAD, /user-service/v3/api-docs, true",
			"POST, /user-service/v3/api-docs, false", "OPTIONS, /user-service/v3/api-docs, false", "GET, /, true",
			"HEAD, /, true", "DELETE, /, false", "GET, /page, true", "GET, /page/race.html, true",
			"GET, /swagger-ui/a/b, true", "GET, /pages, false", "GET, /user-service/users/summary/x, false",
			"INVENTED, /page/race.html, false" })
	void opensWhatTheMatchersOfTheFrameworkOpen(String method, String path, boolean isOpen) {
		assertThat(matches(OPEN, method, path)).isEqualTo(isOpen);
		assertThat(matches(FRAMEWORKS, method, path)).isEqualTo(isOpen);
	}

	private static boolean matches(ServerWebExchangeMatcher matcher, String method, String path) {
		MockServerHttpRequest request = MockServerHttpRequest.method(HttpMethod.valueOf(method), URI.create(path))
			.build();
		return matcher.matches(MockServerWebExchange.from(request)).block().isMatch();
	}

	private static Response get(int port, String path, String host) throws IOException {
		return RawHttp.exchange(port, "GET " + path + " HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\n\r\n");
	}

	private static void assertHeaders(Response response, int status, String absent) {
		Map<String, List<String>> headers = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
		headers.putAll(response.headers());
		assertThat(response.status()).isEqualTo(status);
		HEADERS.forEach((name, value) -> assertThat(headers.get(name)).as(name).containsExactly(value));
		assertThat(headers).doesNotContainKeys(absent, "Pragma", "Expires", "Set-Cookie");
	}

	private static void assertForeign(Response response) {
		assertThat(response.status()).isEqualTo(400);
		assertThat(response.header("Content-Type")).isEqualTo("application/problem+json");
		assertThat(response.body()).contains("\"detail\":\"This server does not serve the host of the request.\"");
	}

	@Configuration(proxyBeanMethods = false)
	@EnableAutoConfiguration(excludeName = "org.springframework.boot.r2dbc.autoconfigure.R2dbcAutoConfiguration")
	@Import({ ServerConfiguration.class, SecurityConfiguration.class })
	static class Application {

		@Bean
		ClientPlaces requestPlaces(LimitSettings limits) {
			return new ClientPlaces(limits.inFlight(), limits.inFlight());
		}

		@Bean
		ProblemWriter problemWriter() {
			return new ProblemWriter(Clock.systemUTC(), ForwardedHeaders::path);
		}

		@Bean
		ServerWebExchangeFirewall requestFirewall(AllowedHosts hosts) {
			return new RequestFirewall(hosts);
		}

		@Bean
		SecurityWebFilterChain chain(ServerHttpHeadersWriter headers) {
			return SecurityConfiguration.open(headers, ServerWebExchangeMatchers.anyExchange());
		}

		@Bean
		RejectedRequests rejectedRequests(AllowedHosts hosts, ServerHttpHeadersWriter headers, ProblemWriter problems) {
			return new RejectedRequests(hosts, ServerWebExchangeMatchers.anyExchange(), (exchange) -> Mono.empty(),
					headers, problems);
		}

		@Bean
		Pages pages() {
			return new Pages();
		}

	}

	@RestController
	static class Pages {

		@GetMapping(path = "/text", produces = MediaType.TEXT_PLAIN_VALUE)
		String text() {
			return "text";
		}

		@GetMapping(path = "/page", produces = MediaType.TEXT_HTML_VALUE)
		String page() {
			return "<html></html>";
		}

		@GetMapping(path = "/data/*", produces = MediaType.TEXT_PLAIN_VALUE)
		String data() {
			return "data";
		}

		@GetMapping("/cached")
		ResponseEntity<String> cached() {
			return ResponseEntity.ok().header("Cache-Control", "max-age=60").body("cached");
		}

	}

}
