package io.tweebyte.gateway;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

import io.tweebyte.testsupport.RawHttp;
import io.tweebyte.testsupport.RawHttp.Response;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Every error that a gateway responds by itself, to the byte. */
class ErrorsIntegrationTests extends GatewayIntegrationTest {

	private static final String ID = "5f6b3a5e-8c3f-7c1a-9f5e-111111111111";

	private static final String JSON = "Content-Type: application/json\r\n";

	private static final String UPDATE = "PUT /user-service/users/" + ID;

	private static final String LOGIN = "POST /user-service/auth/login";

	private static final String SUMMARY = "GET /user-service/users/summary/" + ID;

	private static final String MALFORMED_QUERY = "The query has over 100 parameters, a parameter without a name, or escapes that are not UTF-8.";

	/**
	 * Each request and its token, with the status, the message and the headers that
	 * differ from those of every error.
	 */
	static Stream<Case> errors() {
		return Stream.of(
				new Case(SUMMARY, "", "", 401, "Send a token: Authorization: Bearer <token>.",
						"WWW-Authenticate: Bearer"),
				new Case("GET /nowhere", "", "", 401, "Send a token: Authorization: Bearer <token>.",
						"WWW-Authenticate: Bearer"),
				new Case("GET /user-service//users", "", "", 401, "Send a token: Authorization: Bearer <token>.",
						"WWW-Authenticate: Bearer"),
				new Case(SUMMARY, "Authorization: Bearer a.b.c\r\n", "", 401, "The token is not valid; log in again.",
						"WWW-Authenticate: Bearer error=\"invalid_token\""),
				new Case(SUMMARY, "Authorization: Basic dTpw\r\n", "", 401, "The token is not valid; log in again.",
						"WWW-Authenticate: Bearer error=\"invalid_token\""),
				known("GET /nowhere", "", "", 404, "There is nothing at this path."),
				new Case("GET /page/nothing", "", "", 404, "There is nothing at this path."),
				known("POST /user-service/internal/users/summaries", JSON + "Content-Length: 2\r\n", "{}", 404,
						"There is nothing at this path."),
				known("TRACE /user-service/internal/users/privacy", "", "", 404, "There is nothing at this path."),
				known("GET /actuator/info", "", "", 404, "There is nothing at this path."),
				known("GET /actuator/health", "", "", 404, "There is nothing at this path."),
				new Case("GET /swagger-ui/nothing", "", "", 404, "There is nothing at this path."),
				known("PUT /nowhere", "", "", 404, "There is nothing at this path."),
				known("GET /User-Service/users", "", "", 404, "There is nothing at this path."),
				known("GET /webjars/swagger-ui/index.html", "", "", 404, "There is nothing at this path."),
				known("POST /actuator/health/liveness", "", "", 405,
						"This path does not know this method; see the Allow header.", "Allow: GET, HEAD"),
				known("DELETE /swagger-ui/index.html", "", "", 405,
						"This path does not know this method; see the Allow header.", "Allow: GET, HEAD"),
				known("DELETE /", "", "", 405, "This path does not know this method; see the Allow header.",
						"Allow: GET, HEAD"),
				known("TRACE /swagger-ui/index.html", "", "", 405,
						"This path does not know this method; see the Allow header.", "Allow: GET, HEAD"),
				known(UPDATE, JSON + "Content-Length: 1048577\r\n", "", 413, "The body is larger than 1 MiB."),
				new Case(LOGIN + "?a=%ff", JSON + "Content-Length: 2\r\n", "{}", 400, MALFORMED_QUERY),
				known("GET /user-service/users/" + ID + "?a=%ff", "", "", 400, MALFORMED_QUERY),
				known("GET /user-service/users/" + ID + "?a=%c3%28", "", "", 400, MALFORMED_QUERY),
				known("GET /user-service/users/" + ID + "?a=b&=c", "", "", 400, MALFORMED_QUERY));
	}

	private static Case known(String line, String lines, String body, int status, String detail, String... headers) {
		return new Case(line, "Authorization: Bearer " + TOKEN + "\r\n" + lines, body, status, detail, headers);
	}

	@ParameterizedTest
	@MethodSource("errors")
	void answersErrorsToTheByte(Case error) throws IOException {
		Response response = exchange(bare(error.method(), error.target(), error.lines) + "\r\n" + error.body);
		assertThat(withoutTime(response)).isEqualTo(error.document());
		assertThat(headers(response)).isEqualTo(error.headers());
		assertThat(response.header("X-Request-Id")).hasSize(36);
		assertThat(response.header("Date")).endsWith("GMT");
		assertThat(response.header("Content-Length")).isEqualTo(Integer.toString(response.body().length()));
		assertThat(isNoServiceCalled()).isTrue();
	}

	private static Map<String, List<String>> headers(Response response) {
		Map<String, List<String>> headers = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
		headers.putAll(response.headers());
		List.of("X-Request-Id", "Date", "Content-Length", "Connection").forEach(headers::remove);
		return headers;
	}

	@ParameterizedTest
	@ValueSource(strings = { "/user-service/users/../users", "/user-service/users/%2e%2e/users",
			"/user-service/./users", "/user-service/users/%2E", "/user-service/users;a=b", "/user-service;/users",
			"/user-service/users/a%2Fb", "/user-service/users/a%2fb", "/user-service/users/a%00b",
			"/user-service//users", "//user-service/users", "/user-service/users//", "/user-service/users/%ff",
			"/user-service/users/%c0%af", "/../user-service/users", "/%75ser-service/../users" })
	void refusesPathsThatCouldBeReadInTwoWays(String path) throws IOException {
		Response response = get(path);
		assertThat(response.status()).isEqualTo(400);
		assertThat(withoutTime(response))
			.isEqualTo("{\"type\":\"about:blank\",\"title\":\"Bad Request\",\"status\":400,"
					+ "\"detail\":\"The path is malformed: dot segments, empty segments, ';', encoded slashes, NUL and text "
					+ "that is not UTF-8 are refused.\",\"instance\":\"" + path + "\",\"timestamp\":\"T\"}");
		assertThat(isNoServiceCalled()).isTrue();
	}

	@ParameterizedTest
	@CsvSource({ "/user-service/users/search/a%25b, /users/search/a%25b",
			"/user-service/users/search/a%5Cb, /users/search/a%5Cb",
			"/user-service/users/search/a%3Bb, /users/search/a%3Bb",
			"/user-service/users/search/a.b..c, /users/search/a.b..c",
			"/user-service/users/search/abc/, /users/search/abc",
			"/user-service/users/search/%C3%A9%C3%A9%C3%A9?limit=5&x=%20+, /users/search/%C3%A9%C3%A9%C3%A9?limit=5&x=%20+",
			"/user-service/users/search/a+b@c:d, /users/search/a+b@c:d" })
	void passesDataInPathsOnUnchanged(String sent, String passed) throws IOException {
		assertThat(get(sent).status()).isEqualTo(200);
		assertThat(asked().target()).isEqualTo(passed);
	}

	@ParameterizedTest
	@ValueSource(strings = { "Authorization: Bearer %s\r\nAuthorization: Bearer %s\r\n", "Authorization: Bearer\r\n",
			"Authorization:\r\n", "Authorization: Bearer %s, Bearer %s\r\n", "Authorization: %s\r\n",
			"Authorization: Bearer %s.\r\n", "Authorization: Bearer %sx\r\n" })
	void refusesOddAuthorization(String lines) throws IOException {
		Response response = exchange(bare("GET", "/user-service/users/" + ID, lines.replace("%s", TOKEN)) + "\r\n");
		assertThat(response.status()).isEqualTo(401);
		assertThat(response.header("WWW-Authenticate")).isEqualTo("Bearer error=\"invalid_token\"");
	}

	@Test
	void takesATokenFromNowhereElse() throws IOException {
		Response response = exchange(bare("GET", "/user-service/users/" + ID + "?access_token=" + TOKEN, "") + "\r\n");
		assertThat(response.status()).isEqualTo(401);
		assertThat(response.header("WWW-Authenticate")).isEqualTo("Bearer");
	}

	@ParameterizedTest
	@ValueSource(strings = { "/user-service/auth/login", "/user-service/auth/login/" })
	void exemptsExactlyTheOpenOperations(String path) throws IOException {
		String login = JSON + "Content-Length: 2\r\n\r\n{}";
		assertThat(exchange(bare("POST", path, login)).status()).isEqualTo(200);
		assertThat(exchange(bare("GET", path, "\r\n")).status()).isEqualTo(401);
		assertThat(exchange(bare("POST", path + "x", login)).status()).isEqualTo(401);
		assertThat(exchange(bare("POST", path.toUpperCase(), login)).status()).isEqualTo(401);
	}

	@Test
	void neverPassesATokenOnToOpenOperations() throws IOException {
		assertThat(get("/user-service/v3/api-docs").status()).isEqualTo(200);
		assertThat(asked().header("Authorization")).isNull();
		assertThat(exchange(bare("GET", "/user-service/v3/api-docs", "Authorization: Bearer a.b.c\r\n\r\n")).status())
			.isEqualTo(200);
	}

	@ParameterizedTest
	@ValueSource(strings = { "/actuator/health/liveness", "/actuator/health/readiness", "/actuator/health/liveness/" })
	void reportsItsHealth(String path) throws IOException {
		Response response = exchange(bare("GET", path, "Connection: close\r\n\r\n"));
		assertThat(response.status()).isEqualTo(200);
		assertThat(response.body()).isEqualTo("{\"status\":\"UP\"}");
		assertThat(response.header("Content-Type")).isEqualTo("application/json");
	}

	@ParameterizedTest
	@ValueSource(strings = { "bytes=0-9", "bytes=99999999-", "bytes=0-0,2-3", "bytes=5-1", "x" })
	void showsWholePagesOnly(String range) throws IOException {
		String page = bare("GET", "/swagger-ui/swagger-ui.css", "Range: " + range + "\r\n\r\n");
		try (RawHttp client = connect()) {
			Response whole = client.send(page).read();
			assertThat(whole.status()).isEqualTo(200);
			assertThat(whole.body()).hasSizeGreaterThan(100_000);
			assertThat(client.send(bare("GET", "/actuator/health/liveness", "\r\n")).read().body())
				.isEqualTo("{\"status\":\"UP\"}");
		}
	}

	@Test
	void treatsAPreflightRequestOfAPageAsAnOrdinaryOne() throws IOException {
		String preflight = "Origin: https://evil.example\r\nAccess-Control-Request-Method: GET\r\n";
		Response ordinary = send("OPTIONS", "/", "", "");
		Response response = send("OPTIONS", "/", preflight, "");
		assertThat(response.status()).isEqualTo(ordinary.status()).isEqualTo(200);
		assertThat(response.header("Allow")).isEqualTo(ordinary.header("Allow")).isNotNull();
		assertThat(response.header("Access-Control-Allow-Methods")).isNull();
	}

	@Test
	void showsPagesWhateverIsSentAlong() throws IOException {
		for (String query : List.of("a==", "a=x&&b", "a=;", "a=b&".repeat(99))) {
			Response start = exchange(bare("GET", "/swagger-ui.html?" + query, "\r\n"));
			assertThat(start.status()).isEqualTo(302);
			assertThat(start.header("Location")).endsWith("/swagger-ui/index.html");
		}
		for (String accept : List.of("*/*/*", "text", ";", "a/b,".repeat(100) + "a/b")) {
			assertThat(exchange(bare("GET", "/actuator/health/readiness", "Accept: " + accept + "\r\n\r\n")).status())
				.isEqualTo(200);
		}
	}

	@Test
	void showsTheDocumentationOfAllServices() throws IOException {
		Response start = exchange(bare("GET", "/swagger-ui.html", "\r\n"));
		assertThat(start.status()).isEqualTo(302);
		assertThat(start.header("Location")).endsWith("/swagger-ui/index.html");
		assertThat(exchange(bare("GET", "/swagger-ui/index.html", "\r\n")).body()).contains("Swagger UI");
		assertThat(exchange(bare("GET", "/v3/api-docs/swagger-config", "\r\n")).body()).contains(
				"/user-service/v3/api-docs", "/tweet-service/v3/api-docs", "/interaction-service/v3/api-docs",
				"\"urls.primaryName\":\"user-service\"");
	}

	/**
	 * A request that is refused.
	 *
	 * @param line method and target
	 * @param lines further lines of its head
	 * @param body its body
	 * @param status what it gets
	 * @param detail why
	 * @param special headers that not every error has
	 */
	record Case(String line, String lines, String body, int status, String detail, String... special) {

		private static final Map<Integer, String> TITLES = Map.of(400, "Bad Request", 401, "Unauthorized", 404,
				"Not Found", 405, "Method Not Allowed", 413, "Content Too Large");

		String method() {
			return this.line.split(" ")[0];
		}

		String target() {
			return this.line.split(" ")[1];
		}

		String document() {
			return "{\"type\":\"about:blank\",\"title\":\"" + TITLES.get(this.status) + "\",\"status\":" + this.status
					+ ",\"detail\":\"" + this.detail.replace("\"", "\\\"") + "\",\"instance\":\""
					+ target().split("\\?")[0] + "\",\"timestamp\":\"T\"}";
		}

		Map<String, List<String>> headers() {
			Map<String, List<String>> headers = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
			headers.put("Content-Type", List.of("application/problem+json"));
			headers.putAll(PROTECTION);
			for (String header : this.special) {
				String[] parts = header.split(": ", 2);
				headers.put(parts[0], List.of(parts[1]));
			}
			return headers;
		}

		@Override
		public String toString() {
			return this.line + " is " + this.status;
		}

	}

}
