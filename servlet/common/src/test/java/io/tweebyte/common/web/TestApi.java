package io.tweebyte.common.web;

import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import io.tweebyte.common.server.ForwardedHeaders;
import io.tweebyte.common.server.ProblemWriter;
import io.tweebyte.contracts.json.ContractJson;
import io.tweebyte.shared.sql.DatabaseFailures;

import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpMethod;
import org.springframework.mock.web.MockHttpServletResponse;
import org.springframework.test.web.servlet.MockMvc;
import org.springframework.test.web.servlet.MvcResult;
import org.springframework.test.web.servlet.request.MockHttpServletRequestBuilder;
import org.springframework.test.web.servlet.request.MockMvcRequestBuilders;
import org.springframework.test.web.servlet.setup.MockMvcBuilders;

/** Calls a {@link TestController} with the advice and the JSON of a service. */
final class TestApi {

	/** The largest body, in bytes. */
	static final int LIMIT = 2000;

	private static final String JSON = "application/json";

	private final TestController controller = new TestController();

	private final MockMvc mvc;

	TestApi() {
		this(Optional.empty());
	}

	TestApi(Optional<DatabaseFailures> database) {
		ApiExceptionHandler handler = new ApiExceptionHandler(database,
				new ProblemWriter(Clock.systemUTC(), ForwardedHeaders::path));
		this.mvc = MockMvcBuilders.standaloneSetup(this.controller)
			.setControllerAdvice(handler, new RequestBinding())
			.setMessageConverters(new JsonConverter(ProblemWriter.mapper(), LIMIT))
			.build();
	}

	/** Calls an operation that throws. */
	Response thrown(Throwable failure) {
		this.controller.failure = failure;
		return get("/thrown");
	}

	/** Calls an operation that fails later. */
	Response failed(Throwable failure) {
		this.controller.failure = failure;
		return get("/failed");
	}

	Response get(String path, String... headers) {
		return exchange("GET", path, null, new byte[0], headers);
	}

	Response post(String path, String json, String... headers) {
		return exchange("POST", path, JSON, json.getBytes(StandardCharsets.UTF_8), headers);
	}

	Response put(String path, String json, String... headers) {
		return exchange("PUT", path, JSON, json.getBytes(StandardCharsets.UTF_8), headers);
	}

	Response submit(String form, String... headers) {
		return exchange("POST", "/forms", "application/x-www-form-urlencoded", form.getBytes(StandardCharsets.UTF_8),
				headers);
	}

	/**
	 * Calls an operation.
	 * @param contentType the type of the body, or null
	 * @param headers names and values in turn
	 */
	Response exchange(String method, String path, String contentType, byte[] body, String... headers) {
		MockHttpServletRequestBuilder request = MockMvcRequestBuilders
			.request(HttpMethod.valueOf(method), URI.create(path))
			.content(body);
		if (contentType != null) {
			request.header(HttpHeaders.CONTENT_TYPE, contentType);
		}
		for (int i = 0; i < headers.length; i += 2) {
			request.header(headers[i], headers[i + 1]);
		}
		try {
			MvcResult result = this.mvc.perform(request).andReturn();
			if (result.getRequest().isAsyncStarted()) {
				result = this.mvc.perform(MockMvcRequestBuilders.asyncDispatch(result)).andReturn();
			}
			return response(result.getResponse());
		}
		catch (Exception ex) {
			throw new IllegalStateException(ex);
		}
	}

	private static Response response(MockHttpServletResponse response) {
		HttpHeaders headers = new HttpHeaders();
		response.getHeaderNames().forEach((name) -> headers.addAll(name, response.getHeaders(name)));
		return new Response(response.getStatus(), headers,
				new String(response.getContentAsByteArray(), StandardCharsets.UTF_8));
	}

	/** A response. */
	record Response(int status, HttpHeaders headers, String body) {

		/** The status and the detail of a problem. */
		String problem() {
			return this.status + " " + json().get("detail");
		}

		/** The errors of a problem, as {@code "field message"}. */
		List<String> errors() {
			List<?> errors = (List<?>) json().get("errors");
			return errors.stream().map((error) -> field(error, "field") + " " + field(error, "message")).toList();
		}

		Map<?, ?> json() {
			return ContractJson.mapper().readValue(this.body, Map.class);
		}

		private static Object field(Object error, String name) {
			return ((Map<?, ?>) error).get(name);
		}

	}

}
