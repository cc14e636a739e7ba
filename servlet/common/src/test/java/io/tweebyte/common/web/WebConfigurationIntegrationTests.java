package io.tweebyte.common.web;

import java.io.IOException;
import java.util.List;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.CompletableFuture;

import io.tweebyte.testsupport.RawHttp;
import io.tweebyte.testsupport.RawHttp.Response;
import jakarta.servlet.http.HttpServletRequest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.context.SpringBootTest.WebEnvironment;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RestController;

import static org.assertj.core.api.Assertions.assertThat;

@SpringBootTest(webEnvironment = WebEnvironment.RANDOM_PORT,
		properties = { "server.address=127.0.0.1", "management.server.port=0", "management.server.address=127.0.0.1",
				"spring.servlet.multipart.enabled=false", "management.health.defaults.enabled=false",
				"tweebyte.security.mode=off", "tweebyte.limits.body=2KB", "tweebyte.limits.long-pages=1",
				"spring.mvc.formcontent.filter.enabled=false", "spring.web.resources.add-mappings=false" })
class WebConfigurationIntegrationTests {

	private static final String USER = "/users/0197a3c4-0000-7000-8000-000000000001";

	@LocalServerPort
	private int port;

	@Test
	void writesJsonWithItsLength() throws IOException {
		Response response = get(USER);
		assertThat(response.status()).isEqualTo(200);
		assertThat(response.body()).isEqualTo("{\"id\":\"0197a3c4-0000-7000-8000-000000000001\"}");
		assertThat(response.header("Content-Length")).isEqualTo("45");
		assertThat(response.headers()).doesNotContainKeys("Transfer-Encoding", "transfer-encoding",
				"Content-Disposition");
	}

	@Test
	void acceptsATrailingSlash() throws IOException {
		assertThat(get(USER + "/").body()).isEqualTo(get(USER).body());
		assertThat(get("/pages/?limit=7").body()).contains("\"limit\":7");
	}

	@ParameterizedTest
	@CsvSource({ "/nothing, /nothing", "/a;b, /a;b", "/users/x, /users/x", "/users/x/, /users/x",
			"/pages?limit=0, /pages", "/pages?limit, /pages" })
	void namesThePathOfAProblem(String path, String instance) throws IOException {
		Response response = get(path);
		assertThat(response.status()).isBetween(400, 404);
		assertThat(response.header("Content-Type")).isEqualTo("application/problem+json");
		assertThat(response.body()).contains("\"instance\":\"" + instance + "\"", "\"timestamp\":\"");
	}

	@Test
	void namesThePathAtTheGateway() throws IOException {
		assertThat(get("/nothing", "X-Forwarded-Path: /user-service/nothing").body())
			.contains("\"instance\":\"/user-service/nothing\"");
	}

	@Test
	void leavesTheBodyOfAFormUnread() throws IOException {
		String form = "limit=1000&userName=a+b";
		String body = post("/bodies?limit=100", "application/x-www-form-urlencoded", "Content-Length: 23", form).body();
		assertThat(body).isEqualTo("{\"body\":\"" + form + "\"}");
	}

	@ParameterizedTest
	@CsvSource({ "application/x-www-form-urlencoded, limit=50", "application/x-www-form-urlencoded, %zz=%",
			"multipart/form-data, junk", "multipart/mixed, junk" })
	void ignoresTheBodyOfAGet(String type, String body) throws IOException {
		Response response = get("/pages?limit=7",
				"Content-Type: " + type + "\r\nContent-Length: " + body.length() + "\r\n\r\n" + body);
		assertThat(response.status()).isEqualTo(200);
		assertThat(response.body()).contains("\"limit\":7");
	}

	@ParameterizedTest
	@ValueSource(ints = { 1, 50, 51, 500 })
	void refusesTypesThatItHasNot(int count) throws IOException {
		String accept = "a/b,".repeat(count).replaceFirst(",$", "");
		assertThat(get("/pages", "Accept: " + accept).status()).isEqualTo(406);
	}

	@ParameterizedTest
	@ValueSource(strings = { "=", "&=", "=x&limit=7" })
	void explainsAQueryWithoutNames(String query) throws IOException {
		assertThat(get("/pages?" + query).status()).isIn(200, 400);
		assertThat(get("/pages?" + query).header("Content-Type")).startsWith("application/");
	}

	@Test
	void takesManyCookies() throws IOException {
		assertThat(get("/pages", "Cookie: " + "a=b; ".repeat(300) + "a=b").status()).isEqualTo(200);
	}

	@Test
	void readsJson() throws IOException {
		String json = "{\"content\":\"ten letters\"}";
		assertThat(post("/tweets", "application/json", "Content-Length: 25", json).body())
			.contains("\"content\":\"ten letters\"");
		for (String charset : List.of("UTF-16", "")) {
			assertThat(post("/tweets", "application/json;charset=" + charset, "Content-Length: 25", json).status())
				.isEqualTo(415);
		}
	}

	@Test
	void ignoresTheTypeOfNoBody() throws IOException {
		assertThat(get("/pages", "Content-Type: application/json;charset=").status()).isEqualTo(200);
	}

	@Test
	void refusesABodyThatIsTooLarge() throws IOException {
		String json = "{\"content\":\"" + "x".repeat(3000) + "\"}";
		assertThat(post("/tweets", "application/json", "Content-Length: " + json.length(), json).status())
			.isEqualTo(413);
		String chunk = Integer.toHexString(json.length()) + "\r\n" + json + "\r\n0\r\n\r\n";
		assertThat(post("/tweets", "application/json", "Transfer-Encoding: chunked", chunk).status()).isEqualTo(413);
	}

	@Test
	@Timeout(60)
	void limitsTheLongPagesInFlight() throws IOException {
		try (RawHttp held = RawHttp.connect(this.port)) {
			held.send("GET /held?limit=101 HTTP/1.1\r\nHost: localhost\r\n\r\n");
			while (get("/waiting").body().contains("false")) {
				Thread.onSpinWait();
			}
			Response refused = get("/pages?limit=101");
			assertThat(refused.status()).isEqualTo(503);
			assertThat(refused.header("Retry-After")).isEqualTo("1");
			assertThat(get("/pages?limit=101&=").status()).isEqualTo(503);
			assertThat(get("/pages?limit=100").status()).isEqualTo(200);
			assertThat(get("/internal/pages?limit=101").status()).as("of a service").isEqualTo(404);
			assertThat(get("/release").status()).isEqualTo(200);
			assertThat(held.read().status()).isEqualTo(200);
		}
		// the place is given back after the last byte
		while (get("/pages?limit=101").status() != 200) {
			Thread.onSpinWait();
		}
	}

	private Response get(String path, String... headers) throws IOException {
		return RawHttp.exchange(this.port, "GET " + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
				+ ((headers.length > 0) ? headers[0] + "\r\n" : "") + "\r\n");
	}

	private Response post(String path, String contentType, String length, String body) throws IOException {
		return RawHttp.exchange(this.port, "POST " + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
				+ "Content-Type: " + contentType + "\r\n" + length + "\r\n\r\n" + body);
	}

	@Configuration(proxyBeanMethods = false)
	@EnableAutoConfiguration(excludeName = "org.springframework.boot.jdbc.autoconfigure.DataSourceAutoConfiguration")
	@Import({ WebConfiguration.class, TestController.class, Bodies.class })
	static class Application {

	}

	@RestController
	static class Bodies {

		private final CompletableFuture<Map<String, Object>> held = new CompletableFuture<>();

		private volatile boolean waiting;

		@PostMapping(path = "/bodies", produces = MediaType.APPLICATION_JSON_VALUE)
		Map<String, Object> body(HttpServletRequest request) throws IOException {
			// model: Spring MVC makes the body of a form from its parameters
			return Map.of("body", new String(request.getInputStream().readAllBytes(), StandardCharsets.UTF_8));
		}

		@GetMapping(path = "/held", produces = MediaType.APPLICATION_JSON_VALUE)
		CompletableFuture<Map<String, Object>> hold() {
			this.waiting = true;
			return this.held;
		}

		@GetMapping(path = "/waiting", produces = MediaType.APPLICATION_JSON_VALUE)
		Map<String, Object> isWaiting() {
			return Map.of("waiting", this.waiting);
		}

		@GetMapping(path = "/release", produces = MediaType.APPLICATION_JSON_VALUE)
		Map<String, Object> release() {
			this.held.complete(Map.of());
			return Map.of();
		}

	}

}
