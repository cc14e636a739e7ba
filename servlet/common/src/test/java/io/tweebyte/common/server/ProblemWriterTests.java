package io.tweebyte.common.server;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Random;

import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.FieldError;
import io.tweebyte.contracts.json.ContractJson;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import org.springframework.http.ProblemDetail;
import org.springframework.mock.web.MockHttpServletRequest;
import org.springframework.mock.web.MockHttpServletResponse;

import static org.assertj.core.api.Assertions.assertThat;

class ProblemWriterTests {

	private static final Clock CLOCK = Clock.fixed(Instant.parse("2026-11-21T03:04:05.6000017Z"), ZoneOffset.UTC);

	private final ProblemWriter problems = new ProblemWriter(CLOCK, ForwardedHeaders::path);

	@Test
	void writesAProblem() {
		assertThat(text(ApiException.notFound("There is nothing."), "/users/1"))
			.isEqualTo(json("{'type':'about:blank','title':'Not Found','status':404,'detail':'There is nothing.',"
					+ "'instance':'/users/1','timestamp':'2026-11-21T03:04:05.600001Z'}"));
	}

	@Test
	void writesErrorsIfThereAreAny() {
		ApiException failure = ApiException
			.invalid(List.of(new FieldError("b", "second"), new FieldError("a", "first")));
		assertThat(text(failure, "/"))
			.endsWith(json(",'errors':[{'field':'a','message':'first'},{'field':'b','message':'second'}]}"));
		assertThat(text(ApiException.badRequest("x"), "/")).doesNotContain("errors");
	}

	@Test
	void writesNoInstanceWhenThePathIsUnknown() {
		assertThat(text(ApiException.badRequest("x"), null)).doesNotContain("instance");
	}

	@ParameterizedTest
	@ValueSource(strings = { "/", "/users/1", "/a;b", "/a%2Fb", "/a%00b", "/..", "/a/../b", "//text", "/text//", "///x",
			"/a:b@c*", "/a+b", "/caf%C3%A9" })
	void writesThePathAsTheClientDid(String path) {
		assertThat(instance(path)).isEqualTo(path);
	}

	@ParameterizedTest
	@CsvSource({ "/a b, /a%20b", "/a|b, /a%7Cb", "/a\\b, /a%5Cb", "'/a\"b', /a%22b", "/a<b>, /a%3Cb%3E", "/%zz, /%25zz",
			"/%, /%25", "/a[b], /a%5Bb%5D", "//, /%2F", "'// ', /%2F%20", "'/ \u00e9', /%20%C3%A9" })
	void escapesWhatAUriCannotHave(String path, String instance) {
		assertThat(instance(path)).isEqualTo(instance);
	}

	@Test
	void writesAnyPath() {
		Random random = new Random(20_261_121);
		String characters = "//:@[]%2f.;?#a \\\"\u0000\u00e9\ud83d|^`{}<>*";
		for (int i = 0; i < 20_000; i++) {
			StringBuilder path = new StringBuilder("/");
			for (int length = random.nextInt(7); length > 0; length--) {
				path.append(characters.charAt(random.nextInt(characters.length())));
			}
			assertThat(instance(path.toString())).as(path.toString()).startsWith("/");
		}
	}

	@Test
	void writesText() {
		assertThat(text(ApiException.badRequest("\u00e9\"\n"), "/")).contains("\u00e9\\\"\\n");
	}

	@Test
	void responds() throws IOException {
		MockHttpServletRequest request = new MockHttpServletRequest("GET", "/users/1");
		MockHttpServletResponse response = new MockHttpServletResponse();
		ApiException failure = ApiException.unavailable("caf\u00e9");
		this.problems.write(request, response, failure);
		assertThat(response.getStatus()).isEqualTo(503);
		assertThat(response.getHeader("Content-Type")).isEqualTo("application/problem+json");
		assertThat(response.getHeader("Retry-After")).isEqualTo("1");
		byte[] body = this.problems.bytes(failure, "/users/1");
		assertThat(response.getContentAsByteArray()).isEqualTo(body);
		assertThat(response.getHeader("Content-Length")).isEqualTo(Integer.toString(body.length));
	}

	@Test
	void namesThePathThatTheGatewayWasSent() {
		MockHttpServletRequest request = new MockHttpServletRequest("GET", "/users/1");
		request.addHeader("X-Forwarded-Path", "/user-service/users/1");
		ProblemDetail problem = this.problems.problem(request, ApiException.notFound("x"));
		assertThat(problem.getInstance()).hasToString("/user-service/users/1");
		assertThat(problem.getType()).hasToString("about:blank");
	}

	private String instance(String path) {
		return (String) ContractJson.mapper()
			.readValue(this.problems.bytes(ApiException.badRequest("x"), path), Map.class)
			.get("instance");
	}

	private String text(ApiException failure, String path) {
		return new String(this.problems.bytes(failure, path), StandardCharsets.UTF_8);
	}

	private static String json(String text) {
		return text.replace('\'', '"');
	}

}
